// What modifiers do to a node's picture, inside out.

/// A change to a node's picture, given the node's frame; closed.
enum Effect: Sendable {
  case background(any Shape, ResolvedStyle, FillRule)
  case border(ResolvedStyle, width: CGFloat)
  case opacity(Double)
  case clip(any Shape, FillRule)
  /// The picture drawn apart, so that nothing in it is blended with what is behind it.
  case group
  case shadows([ResolvedShadow])
  case shadow(Shadow)
  case blur(CGFloat)
  case blend(BlendMode)
  case rotation(Angle, anchor: UnitPoint)
  case scale(x: CGFloat, y: CGFloat, anchor: UnitPoint)
  case transform(CGAffineTransform)
  case mask(DisplayList)

  /// The changed picture.
  func applied(to list: DisplayList, frame: CGRect) -> DisplayList {
    switch self {
    case .background(let shape, let style, let rule):
      var result = style.fill(shape.path(in: frame), rule, in: frame)
      result.append(contentsOf: list)
      return result
    case .border(let style, let width):
      var result = list
      result.append(
        contentsOf: style.stroke(Path(frame.inset(by: width / 2)), StrokeStyle(lineWidth: width), in: frame))
      return result
    case .opacity(let opacity):
      if opacity <= 0 { return .empty }
      return opacity >= 1 || list.isEmpty ? list : DisplayList([.opacity(opacity, list)])
    case .clip(let shape, let rule):
      return list.isEmpty ? list : DisplayList([.clip(shape.path(in: frame), rule: rule, list)])
    case .group: return list.needsIsolation ? DisplayList([.opacity(1, list)]) : list
    case .shadows(let shadows): return list.isEmpty ? list : shadows.cast(by: list)
    case .shadow(let shadow): return list.isEmpty ? list : DisplayList([.shadow(shadow, list)])
    case .blur(let radius): return list.isEmpty || radius <= 0 ? list : DisplayList([.blur(radius, list)])
    case .blend(let mode):
      return list.isEmpty || mode == .normal ? list : DisplayList([.blend(mode, list)])
    case .rotation(let angle, let anchor):
      return list.transformed(CGAffineTransform(rotationAngle: angle.radians), about: anchor.point(in: frame))
    case .scale(let x, let y, let anchor):
      return list.transformed(CGAffineTransform(scaleX: x, y: y), about: anchor.point(in: frame))
    case .mask(let mask): return list.isEmpty ? list : DisplayList([.mask(list, by: mask)])
    case .transform(let transform):
      return list.transformed(transform, about: frame.origin)
    }
  }
}

extension DisplayList {
  /// The list mapped by a transform that leaves a point where it is.
  fileprivate func transformed(_ transform: CGAffineTransform, about point: CGPoint) -> DisplayList {
    if isEmpty || transform.isIdentity { return self }
    let map = CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    return DisplayList([.transform(map, self)])
  }
}
