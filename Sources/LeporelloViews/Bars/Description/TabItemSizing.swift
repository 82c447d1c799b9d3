// How wide the items of a bar are, where they go, and what becomes of those that find no room.

/// How long an item is along its bar, in points; closed.
public enum TabItemSizing: Sendable, Hashable {
  /// As long as what it shows and its padding, within the bounds of the bar's metrics.
  case content
  /// All of one length.
  case fixed(CGFloat)
  /// Equal shares of the bar, none shorter than a minimum.
  case equal(minimum: CGFloat)
  /// All as long as the longest.
  case widest
  /// As long as what it shows, but not shorter or longer than bounds; a longer title is truncated.
  case bounded(minimum: CGFloat, maximum: CGFloat)

  /// Equal shares of the bar, however short.
  public static let equal = TabItemSizing.equal(minimum: 0)
}

/// Where items go that all find room; closed.
public enum TabItemDistribution: Sendable, Hashable {
  /// One after another from the side where reading begins.
  case leading
  /// They fill the bar: what is longer than its share keeps its length, the others share the rest.
  case fill
  /// They stand in the middle, if at least a gutter is left at each end.
  case centered(gutter: CGFloat)
  /// The selected one is in the middle, at the ends of the bar as well.
  case alwaysCentered
  /// The room left over is shared between, before and after them.
  case scatter

  /// They stand in the middle.
  public static let centered = TabItemDistribution.centered(gutter: 0)
}

/// What becomes of items that find no room; closed.
public enum TabItemOverflow: Sendable, Hashable {
  /// The bar scrolls, with the selected one as near to the middle as the ends allow.
  case scroll
  /// They shrink to equal shares of the bar.
  case shrink
  /// More than a number of tabs: the last item is More, with a list of those left out.
  case more(limit: Int)

  /// More than five tabs: four, and More with a list of the others.
  public static let more = TabItemOverflow.more(limit: 5)
}
