// Bounds, moving and mapping of outlines.

extension Path {
  /// The smallest rectangle around all points and control points.
  public var boundingRect: CGRect {
    switch storage {
    case .rect(let r), .roundedRect(let r, _, _), .ellipse(let r): return r
    case .elements(let elements):
      var box = CGRect.null
      func add(_ p: CGPoint) { box = box.union(CGRect(origin: p, size: .zero)) }
      for element in elements {
        switch element {
        case .move(let p), .line(let p): add(p)
        case .quadCurve(let p, let c): [p, c].forEach(add)
        case .curve(let p, let c1, let c2): [p, c1, c2].forEach(add)
        case .closeSubpath: break
        }
      }
      return box
    }
  }

  /// The outline moved by an offset in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    switch storage {
    case .rect(let r): Path(r.offsetBy(dx: dx, dy: dy))
    case .roundedRect(let r, let radii, let style):
      Path(roundedRect: r.offsetBy(dx: dx, dy: dy), cornerRadii: radii, style: style)
    case .ellipse(let r): Path(ellipseIn: r.offsetBy(dx: dx, dy: dy))
    case .elements: applying(CGAffineTransform(translationX: dx, y: dy))
    }
  }

  /// The outline mapped by a transform.
  public func applying(_ t: CGAffineTransform) -> Path {
    guard !t.isIdentity else { return self }
    return Path(
      elements: elements.map { element in
        switch element {
        case .move(let p): .move(to: p.applying(t))
        case .line(let p): .line(to: p.applying(t))
        case .quadCurve(let p, let c): .quadCurve(to: p.applying(t), control: c.applying(t))
        case .curve(let p, let c1, let c2):
          .curve(to: p.applying(t), control1: c1.applying(t), control2: c2.applying(t))
        case .closeSubpath: .closeSubpath
        }
      })
  }
}
