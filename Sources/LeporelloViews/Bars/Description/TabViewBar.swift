// A bar of a paged container, as it is described.

/// A bar of a `TabView`: where it is, how its items are sized and placed, what they show and what marks the selected.
public struct TabViewBar: Sendable {
  /// At which side it is.
  public var placement: TabBarPlacement
  /// How it shares the container with the pages.
  public var hosting: TabBarHosting
  /// How long items are.
  public var sizing: TabItemSizing
  /// Where items go that find room.
  public var distribution: TabItemDistribution
  /// What becomes of items that don't.
  public var overflow: TabItemOverflow
  /// The room between items, in points.
  public var spacing: CGFloat
  /// The room around all items, in points; nil for the metrics' own.
  public var insets: EdgeInsets?
  /// The room around what an item shows, in points; nil for the metrics' own.
  public var itemPadding: EdgeInsets?
  /// Lines between items.
  public var separators: TabSeparators?
  /// What items show.
  public var content: TabItemContent
  /// How thick it is, in points, without the safe area; nil for the metrics' own.
  public var thickness: CGFloat?
  /// What marks the selected item; nil for the metrics' own.
  public var indicator: TabIndicator?
  /// How labels look.
  public var labels: TabLabelStyle
  /// Its measures; nil for the container's.
  public var metrics: TabBarMetrics?
  /// Whether a translucent ground and a hairline tell it from the pages.
  public var hasGround: Bool
  /// Whether it is a list of rows.
  package var isSidebar = false

  /// Creates a bar; what is left out is as usual at its side.
  ///
  /// Along the bottom, items are equal, with icons above titles; along the top they are as wide as their titles, fill
  /// the bar or scroll, with a line below the selected; at a side they stand below each other.
  public init(
    _ placement: TabBarPlacement, hosting: TabBarHosting = .beside, sizing: TabItemSizing? = nil,
    distribution: TabItemDistribution? = nil, overflow: TabItemOverflow = .scroll, spacing: CGFloat = 0,
    insets: EdgeInsets? = nil, itemPadding: EdgeInsets? = nil, separators: TabSeparators? = nil,
    content: TabItemContent? = nil, thickness: CGFloat? = nil, indicator: TabIndicator? = nil,
    labels: TabLabelStyle = TabLabelStyle(), metrics: TabBarMetrics? = nil, hasGround: Bool = true
  ) {
    (self.placement, self.hosting, self.overflow, self.spacing) = (placement, hosting, overflow, spacing)
    (self.insets, self.itemPadding, self.separators, self.thickness) = (insets, itemPadding, separators, thickness)
    (self.labels, self.metrics, self.hasGround, self.indicator) = (labels, metrics, hasGround, indicator)
    switch placement {
    case .bottom:
      self.sizing = sizing ?? .equal
      self.distribution = distribution ?? .fill
      self.content = content ?? .iconAboveTitle
    case .top:
      self.sizing = sizing ?? .content
      self.distribution = distribution ?? .fill
      self.content = content ?? .title
    case .leading, .trailing:
      self.sizing = sizing ?? .content
      self.distribution = distribution ?? .leading
      self.content = content ?? .iconAboveTitle
    }
  }

  /// Equal items with icon and title along the bottom.
  public static let tabBar = TabViewBar(.bottom)
  /// A row of titles along the top, with a line below the selected.
  public static let strip = TabViewBar(.top)
  /// Dots over the pages' lower end, as a page control has them.
  public static let dots = TabViewBar(
    .bottom, hosting: .over, sizing: .fixed(8), distribution: .centered, overflow: .shrink, spacing: 8,
    content: .dots, thickness: 26, indicator: TabIndicator.none, hasGround: false)
  /// A list of titles along the side where reading begins.
  public static let sidebar: TabViewBar = {
    var bar = TabViewBar(.leading, content: .iconBesideTitle)
    bar.isSidebar = true
    return bar
  }()
}
