// Frosted grounds.

/// A translucent ground for bars and cards, through which what is behind shows blurred.
///
/// Only fills are ground: lines and letters in a material take its tint.
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

  func backdrop(in environment: EnvironmentValues) -> Backdrop {
    .material(opacity: opacity, isDark: environment.colorScheme == .dark)
  }

  package func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    .color(backdrop(in: environment).tint)
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
