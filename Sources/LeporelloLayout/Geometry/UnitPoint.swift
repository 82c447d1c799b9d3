// Points in a rectangle, independent of its size.

public import LeporelloGraphics

/// A point in a rectangle whose sides count as 1.
public struct UnitPoint: Sendable, Hashable {
  /// The share of the width from the left.
  public var x: CGFloat
  /// The share of the height from the top.
  public var y: CGFloat

  /// Creates the upper left corner.
  public init() { self.init(x: 0, y: 0) }
  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// The upper left corner.
  public static let zero = UnitPoint()
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
