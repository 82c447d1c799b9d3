// Translucent grounds.

/// A translucent ground for bars and cards; what is behind shows through, but is not blurred.
public struct Material: PaintStyle, Hashable {
  private let opacity: Double

  private init(opacity: Double) { self.opacity = opacity }

  /// Mostly clear.
  public static let ultraThin = Material(opacity: 0.55)
  /// Rather clear.
  public static let thin = Material(opacity: 0.68)
  /// Neither.
  public static let regular = Material(opacity: 0.8)
  /// Rather opaque.
  public static let thick = Material(opacity: 0.88)
  /// Mostly opaque.
  public static let ultraThick = Material(opacity: 0.94)
  /// The ground of bars.
  public static let bar = Material(opacity: 0.92)

  package func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    .color(environment.colorScheme == .dark ? RGBA(hex: 0x1E1E1E, alpha: opacity) : RGBA(hex: 0xF9F9F9, alpha: opacity))
  }
}

extension ShapeStyle where Self == Material {
  /// Mostly clear.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Rather clear.
  public static var thinMaterial: Material { .thin }
  /// Neither clear nor opaque.
  public static var regularMaterial: Material { .regular }
  /// Rather opaque.
  public static var thickMaterial: Material { .thick }
  /// Mostly opaque.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The ground of bars.
  public static var bar: Material { .bar }
}
