// Shapes made from shapes.

/// A shape moved by an offset, whose frame stays.
public struct OffsetShape<Content: Shape>: Shape {
  let shape: Content
  let offset: CGSize

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }
}

/// A shape turned about a point of its frame.
public struct RotatedShape<Content: Shape>: Shape {
  let shape: Content
  let angle: Angle
  let anchor: UnitPoint

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let point = anchor.point(in: rect)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: -point.x, y: -point.y)
        .concatenating(CGAffineTransform(rotationAngle: angle.radians))
        .concatenating(CGAffineTransform(translationX: point.x, y: point.y)))
  }
}

extension Shape {
  /// The shape moved by an offset.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
  /// The shape moved by an offset.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> { offset(CGSize(width: x, height: y)) }
  /// The shape turned about a point of its frame.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
}
