// Frosted glass: what a translucent ground makes of what lies behind it.

/// A ground that blurs what lies behind it, strengthens its colours and lays a tint over them.
///
/// The blur sees what was drawn before, mirrored at the bounds of the outline that is filled, as browsers do: what lies
/// outside never shines in, and the pixels don't depend on how much of a page is drawn at a time.
public struct Backdrop: Sendable, Hashable {
  /// The Gaussian's standard deviation, in points.
  public var radius: CGFloat
  /// How strong the colours become: 0 grey, 1 as they are, more for livelier ones.
  public var saturation: Double
  /// What is laid over the blurred picture.
  public var tint: RGBA

  /// Creates a ground.
  public init(radius: CGFloat, saturation: Double = 1, tint: RGBA = .clear) {
    (self.radius, self.saturation, self.tint) = (radius, saturation, tint)
  }

  /// A material of Apple's systems: `saturate(180%) blur(20px)` under a tint, as on their web pages.
  package static func material(opacity: Double, isDark: Bool) -> Backdrop {
    Backdrop(radius: 20, saturation: 1.8, tint: RGBA(hex: isDark ? 0x1E1E1E : 0xF9F9F9, alpha: opacity))
  }
}
