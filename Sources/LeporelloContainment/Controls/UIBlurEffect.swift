// Blurs of what lies behind a view.

/// A blur of what lies behind.
open class UIBlurEffect: UIVisualEffect {
  /// The look; closed.
  public enum Style: Int, Sendable, Hashable {
    /// Very light.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// As the style has it.
    case regular = 4
    /// As the style has it, more prominent.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// A material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
  }

  let style: Style

  /// Creates a blur.
  public init(style: Style) { self.style = style }
}
