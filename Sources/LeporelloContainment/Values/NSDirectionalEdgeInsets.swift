// Distances from the sides of a rectangle, by reading direction.

public import LeporelloGraphics

/// Distances from the four sides of a rectangle, in points, with the side where reading begins first.
public struct NSDirectionalEdgeInsets: Sendable, Hashable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the side where reading begins.
  public var leading: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the side where reading ends.
  public var trailing: CGFloat

  /// Creates insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets side by side.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No distance on any side.
  public static let zero = NSDirectionalEdgeInsets()
}
