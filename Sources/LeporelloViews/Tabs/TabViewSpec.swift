// A paged container as one value.

/// A described paged container.
package struct TabViewSpec: Sendable {
  /// The container's name in traces, or nil.
  package var name: String?
  /// The value selected first, or nil for the first tab.
  package var selection: AnyHashableSendable?
  /// The tabs in order.
  package var tabs: [TabSpec]
  /// Where the bar is and how it looks.
  package var style: TabViewStyle
  /// The bars in place of the style's, the first outermost; nil for the style's.
  package var bars: [TabViewBar]?
  /// The mark in all bars, in place of their own.
  package var indicator: TabIndicator?
  /// The labels' look in all bars, in place of their own.
  package var labels: TabLabelStyle?
  /// The measures of bars that name none.
  package var metrics: TabBarMetrics?
  /// What is added to the part of each side that the device's edges cover.
  package var safeArea = EdgeInsets()
  /// Whether the list behind a More item is open.
  package var isMoreOpen = false
  /// Where between pages the bars are shown at rest; nil for the selected page.
  package var restingPosition: Double?
  /// What other modules hang onto the container, by key; views carry it and never look inside.
  package var payload: [String: any Sendable] = [:]

  package init(name: String?, selection: AnyHashableSendable?, tabs: [TabSpec], style: TabViewStyle = .tabBar) {
    (self.name, self.selection, self.tabs, self.style) = (name, selection, tabs, style)
  }

  /// The position of the tab with a value.
  package func index(of value: AnyHashableSendable) -> Int? { tabs.firstIndex { $0.value == value } }

  /// The position of the tab selected first; nil where there are no tabs.
  package var initialIndex: Int? {
    selection.flatMap(index(of:)) ?? (tabs.isEmpty ? nil : 0)
  }

  /// What the bars show while the container is at rest.
  package var stateAtRest: TabBarState {
    let position = restingPosition.map { PagePosition($0, count: tabs.count) }
    return TabBarState(position: position ?? PagePosition(at: initialIndex ?? 0), isMoreOpen: isMoreOpen)
  }
}
