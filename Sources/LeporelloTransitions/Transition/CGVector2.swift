// A direction in the plane, which Foundation lacks on Linux.

/// A direction or an offset in points.
package struct CGVector2: Sendable, Hashable {
  /// The horizontal part.
  package var dx: CGFloat
  /// The vertical part.
  package var dy: CGFloat

  package init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// The direction turned by an angle in radians, clockwise on screen.
  package func rotated(by angle: CGFloat) -> CGVector2 {
    CGVector2(dx: dx * cos(angle) - dy * sin(angle), dy: dx * sin(angle) + dy * cos(angle))
  }
}
