// Rectangles with round corners, circular or continuous.

extension Path {
  /// The steps of a rectangle with round corners, clockwise from where its top left corner ends.
  static func roundedElements(_ r: CGRect, radii: CornerRadii, style: RoundedCornerStyle) -> [Element] {
    let c = radii.fitted(to: r.size)
    let (tl, tr, br, bl) = (c.topLeft, c.topRight, c.bottomRight, c.bottomLeft)
    /// Neighbours share their side by their radii.
    func corner(_ radius: CGFloat, across: CGFloat, down: CGFloat) -> Corner {
      switch style {
      case .circular: return .circular
      case .continuous:
        guard radius > 0 else { return .circular }
        return .continuous(reach: min(r.width / (radius + across), r.height / (radius + down)))
      }
    }
    let left = SIMD2<Double>(-1, 0)
    let down = SIMD2<Double>(0, 1)
    let corners = [
      PlacedCorner(
        corner(tr, across: tl, down: br), at: SIMD2<Double>(r.maxX, r.minY), in: left, out: down, radius: tr),
      PlacedCorner(
        corner(br, across: bl, down: tr), at: SIMD2<Double>(r.maxX, r.maxY), in: -down, out: left, radius: br),
      PlacedCorner(
        corner(bl, across: br, down: tl), at: SIMD2<Double>(r.minX, r.maxY), in: -left, out: -down, radius: bl),
      PlacedCorner(
        corner(tl, across: tr, down: bl), at: SIMD2<Double>(r.minX, r.minY), in: down, out: -left, radius: tl),
    ]
    return [.move(to: corners[3].end)] + corners.flatMap(\.steps) + [.closeSubpath]
  }
}

/// A corner in its place: its tip, and where its two sides lead from there.
private struct PlacedCorner {
  let corner: Corner
  let tip: SIMD2<Double>
  let a: SIMD2<Double>
  let b: SIMD2<Double>

  init(
    _ corner: Corner, at tip: SIMD2<Double>, in a: SIMD2<Double>, out b: SIMD2<Double>, radius: CGFloat
  ) {
    (self.corner, self.tip, self.a, self.b) = (corner, tip, a * radius, b * radius)
  }

  private func place(_ p: CGPoint) -> CGPoint {
    let q = tip + a * Double(p.x) + b * Double(p.y)
    return CGPoint(x: q.x, y: q.y)
  }

  var end: CGPoint { place(CGPoint(x: corner.start.y, y: corner.start.x)) }

  var steps: [Path.Element] {
    [.line(to: place(corner.start))]
      + corner.curves.map {
        .curve(to: place($0.end), control1: place($0.control1), control2: place($0.control2))
      }
  }
}

extension CornerRadii {
  /// The radii scaled down together so that neighbours fit each side, as CSS backgrounds 3 section 5.5 has it.
  public func fitted(to size: CGSize) -> CornerRadii {
    func positive(_ v: CGFloat) -> CGFloat {
      v.isFinite ? max(0, v) : (v == .infinity ? max(size.width, size.height) : 0)
    }
    let (tl, tr, br, bl) = (positive(topLeft), positive(topRight), positive(bottomRight), positive(bottomLeft))
    var f: CGFloat = 1
    for (side, sum) in [
      (size.width, tl + tr), (size.width, bl + br), (size.height, tl + bl), (size.height, tr + br),
    ] where sum > max(0, side) { f = min(f, max(0, side) / sum) }
    return CornerRadii(topLeft: tl * f, topRight: tr * f, bottomRight: br * f, bottomLeft: bl * f)
  }
}
