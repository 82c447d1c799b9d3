// Saying what bars a described container has.

extension TabView {
  /// The container with one bar in place of its style's; what is left out is as usual at the bar's side.
  public func tabBar(
    _ placement: TabBarPlacement, hosting: TabBarHosting = .beside, sizing: TabItemSizing? = nil,
    distribution: TabItemDistribution? = nil, overflow: TabItemOverflow = .scroll, spacing: CGFloat = 0,
    insets: EdgeInsets? = nil, itemPadding: EdgeInsets? = nil, separators: TabSeparators? = nil,
    content: TabItemContent? = nil, thickness: CGFloat? = nil, indicator: TabIndicator? = nil
  ) -> TabView {
    tabBars([
      TabViewBar(
        placement, hosting: hosting, sizing: sizing, distribution: distribution, overflow: overflow, spacing: spacing,
        insets: insets, itemPadding: itemPadding, separators: separators, content: content, thickness: thickness,
        indicator: indicator)
    ])
  }

  /// The container with these bars in place of its style's, the first outermost; none for pages alone.
  public func tabBars(_ bars: [TabViewBar]) -> TabView { with { $0.bars = bars } }

  /// The container with these bars in place of its style's, the first outermost.
  public func tabBars(_ bars: TabViewBar...) -> TabView { tabBars(bars) }

  /// The container with another mark for the selected item, in all its bars.
  public func tabIndicator(_ indicator: TabIndicator) -> TabView { with { $0.indicator = indicator } }

  /// The container with another look of labels, in all its bars.
  public func tabLabels(_ labels: TabLabelStyle) -> TabView { with { $0.labels = labels } }

  /// The container with the measures of another platform, in all bars that name none.
  public func tabBarMetrics(_ metrics: TabBarMetrics) -> TabView { with { $0.metrics = metrics } }

  /// Adds to what the device's edges cover: bars grow into it, and pages keep it in mind. Without a length, 16 points.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> TabView {
    safeAreaPadding(EdgeInsets(length ?? 16, on: edges))
  }

  /// Adds to what the device's edges cover, side for side.
  public func safeAreaPadding(_ insets: EdgeInsets) -> TabView {
    with {
      $0.safeArea = EdgeInsets(
        top: $0.safeArea.top + insets.top, leading: $0.safeArea.leading + insets.leading,
        bottom: $0.safeArea.bottom + insets.bottom, trailing: $0.safeArea.trailing + insets.trailing)
    }
  }

  /// The container with the list behind its More item open, if it has one.
  public func tabMoreList(isOpen: Bool = true) -> TabView { with { $0.isMoreOpen = isOpen } }

  /// The container with its bars as they are between two pages, such as 1.5, while the selected page is shown; past the
  /// first or the last page, as when pages are pulled past it.
  public func tabBarPosition(_ position: Double) -> TabView { with { $0.restingPosition = position } }

  private func with(_ change: (inout TabViewSpec) -> Void) -> TabView {
    var copy = self
    change(&copy.spec)
    return copy
  }
}
