// Shadows, under what casts them or inside it.

/// A shadow cast by a sub-list's coverage, or into it by what surrounds it.
public struct Shadow: Sendable, Hashable {
  /// Its colour.
  public var color: RGBA
  /// The blur's radius in points; the Gaussian's standard deviation is half of it, as in CSS.
  public var radius: CGFloat
  /// How far it falls, in points.
  public var offset: CGSize

  /// Creates a shadow.
  public init(color: RGBA, radius: CGFloat, offset: CGSize = .zero) {
    (self.color, self.radius, self.offset) = (color, radius, offset)
  }
}
