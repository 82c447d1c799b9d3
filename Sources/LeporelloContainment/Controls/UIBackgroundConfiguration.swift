// What lies behind a cell or a button, as a value.

public import LeporelloGraphics

/// What lies behind a view's content.
public struct UIBackgroundConfiguration: Hashable {
  /// The colour; nil for none.
  public var backgroundColor: UIColor?
  /// The corners' radius.
  public var cornerRadius: CGFloat = 0
  /// Space around the ground; kept for code that sets it.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The line's colour; kept for code that sets it.
  public var strokeColor: UIColor?
  /// The line's width; kept for code that sets it.
  public var strokeWidth: CGFloat = 0

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// A plain list's ground.
  public static func listPlainCell() -> UIBackgroundConfiguration { of(.systemBackground) }
  /// A grouped list's ground.
  public static func listGroupedCell() -> UIBackgroundConfiguration { of(.secondarySystemGroupedBackground) }

  private static func of(_ color: UIColor) -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = color
    return configuration
  }
}
