// Distances inwards from the sides of a rectangle.

public import LeporelloGraphics

/// Distances inwards from each side, in points.
public struct EdgeInsets: Sendable, Hashable {
  /// From the upper side.
  public var top: CGFloat
  /// From the side where reading begins.
  public var leading: CGFloat
  /// From the lower side.
  public var bottom: CGFloat
  /// From the side where reading ends.
  public var trailing: CGFloat

  /// Creates insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Creates insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates equal insets on some sides and zero on the others.
  public init(_ length: CGFloat, on edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }
}
