// Content that takes the colours behind a blur; shown as it is.

/// Content that takes the colours behind a blur.
open class UIVibrancyEffect: UIVisualEffect {
  /// What the content is; closed.
  public enum Style: Int, Sendable, Hashable {
    /// Text.
    case label
    /// Text of less weight.
    case secondaryLabel
    /// Text of little weight.
    case tertiaryLabel
    /// Text of the least weight.
    case quaternaryLabel
    /// A ground.
    case fill
    /// A ground of less weight.
    case secondaryFill
    /// A ground of little weight.
    case tertiaryFill
    /// A line.
    case separator
  }

  /// Creates the effect for content over a blur.
  public init(blurEffect: UIBlurEffect) {}
  /// Creates the effect for content of a kind over a blur.
  public init(blurEffect: UIBlurEffect, style: Style) {}
}
