// A direction in the plane, which Foundation lacks on Linux.

#if !canImport(CoreGraphics)

  /// A direction or an offset in points; Core Graphics' type.
  public struct CGVector: Sendable, Hashable, Codable {
    /// The horizontal part.
    public var dx: CGFloat
    /// The vertical part.
    public var dy: CGFloat

    /// Creates a vector.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

    /// Creates a vector of no length.
    public init() { self.init(dx: 0, dy: 0) }

    /// The vector of no length.
    public static let zero = CGVector()
  }

#endif

extension CGVector {
  /// The direction turned by an angle in radians, clockwise on screen.
  package func rotated(by angle: CGFloat) -> CGVector {
    CGVector(dx: dx * cos(angle) - dy * sin(angle), dy: dx * sin(angle) + dy * cos(angle))
  }
}
