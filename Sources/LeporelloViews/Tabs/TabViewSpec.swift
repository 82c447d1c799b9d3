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
}
