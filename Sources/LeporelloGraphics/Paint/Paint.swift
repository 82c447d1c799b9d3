// What a fill or a stroke is made of.

/// One colour of a gradient and where it stands.
public struct GradientStop: Sendable, Hashable, Codable {
  /// The colour at this stop.
  public var color: RGBA
  /// The position along the gradient, 0 to 1.
  public var location: Double

  /// Creates a stop.
  public init(_ color: RGBA, at location: Double) {
    self.color = color
    self.location = location
  }
}

/// What a shape is filled or stroked with, in the coordinates of the list it stands in; closed.
///
/// Gradients interpolate premultiplied components in sRGB and extend their end colours.
public enum Paint: Sendable, Hashable {
  /// One colour.
  case color(RGBA)
  /// A gradient along the line from `start` to `end`, in points.
  case linearGradient([GradientStop], start: CGPoint, end: CGPoint)
  /// A gradient outwards from a centre, between two radii in points.
  case radialGradient([GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// A gradient around a centre, clockwise from `angle` in radians (0 points to the right).
  case conicGradient([GradientStop], center: CGPoint, angle: CGFloat)
}
