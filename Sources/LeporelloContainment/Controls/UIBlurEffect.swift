// Blurs of what lies behind a view.

import LeporelloGraphics

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

extension UIBlurEffect.Style {
  /// The ground; what is not light or dark by name follows the traits.
  func backdrop(in traits: UITraitCollection) -> Backdrop {
    let isDark = traits.userInterfaceStyle == .dark
    return switch self {
    case .extraLight: .material(opacity: 0.88, isDark: false)
    case .light: .material(opacity: 0.68, isDark: false)
    case .dark: .material(opacity: 0.75, isDark: true)
    case .systemUltraThinMaterial: .material(opacity: 0.55, isDark: isDark)
    case .systemThinMaterial: .material(opacity: 0.68, isDark: isDark)
    case .regular, .prominent, .systemMaterial: .material(opacity: 0.8, isDark: isDark)
    case .systemThickMaterial: .material(opacity: 0.88, isDark: isDark)
    case .systemChromeMaterial: .material(opacity: 0.92, isDark: isDark)
    }
  }
}
