// Sizes that follow a person's choice of text size, which is the usual one here.

public import LeporelloGraphics

/// Scales sizes as a text style is scaled; by one here.
public final class UIFontMetrics: NSObject, Sendable {
  /// The metrics of running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  /// Creates the metrics of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }
  /// The face at a person's size.
  public func scaledFont(for font: UIFont) -> UIFont { font }
  /// The face at a person's size, at most a size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
  /// A length at a person's size.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
