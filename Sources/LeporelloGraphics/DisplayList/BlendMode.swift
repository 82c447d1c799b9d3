// How what is drawn meets what is behind it.

/// How a group's pixels meet those behind it; the names of CSS, Core Graphics and SwiftUI; closed.
public enum BlendMode: String, Sendable, Hashable {
  /// Source over.
  case normal
  /// Product.
  case multiply
  /// Inverse product.
  case screen
  /// Product or screen, by the backdrop.
  case overlay
  /// The darker.
  case darken
  /// The lighter.
  case lighten
  /// Brightens the backdrop.
  case colorDodge
  /// Darkens the backdrop.
  case colorBurn
  /// Product or screen, by the source.
  case hardLight
  /// A soft overlay.
  case softLight
  /// The absolute difference.
  case difference
  /// A soft difference.
  case exclusion
  /// The source's hue with the backdrop's saturation and lightness.
  case hue
  /// The source's saturation with the backdrop's hue and lightness.
  case saturation
  /// The source's hue and saturation with the backdrop's lightness.
  case color
  /// The source's lightness with the backdrop's hue and saturation.
  case luminosity
  /// Source over, only where the backdrop has coverage.
  case sourceAtop
  /// Behind the backdrop.
  case destinationOver
  /// The backdrop, without what the source covers.
  case destinationOut
  /// The sum of the shares that are missing to white.
  case plusDarker
  /// The sum of premultiplied components.
  case plusLighter
}
