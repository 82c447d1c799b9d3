// What a view prefers to have between itself and its neighbours.

public import LeporelloGraphics

/// A view's preferred distances to its neighbours, one for each side.
///
/// A side without a preference takes the default of 8 points beside another such side, and otherwise follows
/// its neighbour.
public struct ViewSpacing: Sendable, Hashable {
  /// The distance between two views that prefer none.
  package static let standard: CGFloat = 8

  package var top: CGFloat?
  package var leading: CGFloat?
  package var bottom: CGFloat?
  package var trailing: CGFloat?

  /// Creates a spacing without preferences.
  public init() {}

  package init(top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// A spacing that prefers to touch its neighbours.
  public static let zero = ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Takes the larger preference on some sides.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = Self.larger(top, other.top) }
    if edges.contains(.leading) { leading = Self.larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = Self.larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = Self.larger(trailing, other.trailing) }
  }

  /// This spacing with the larger preference on some sides.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance to the next view along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    switch axis {
    case .horizontal: Self.distance(trailing, next.leading)
    case .vertical: Self.distance(bottom, next.top)
    }
  }

  package static func distance(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat {
    guard let a else { return b ?? standard }
    guard let b else { return a }
    return max(a, b)
  }

  private static func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
    (a ?? standard) >= (b ?? standard) ? a : b
  }
}
