// The spec of a paged container as values, for whoever makes it live.

/// A described tab.
package struct TabSpec: Sendable {
  /// What the bar shows.
  package var title: String
  /// The tab's identity, or nil where its position is its identity.
  package var value: AnyHashableSendable?
  /// What the bar shows beside the title.
  package var icon: AnyView?
  /// What the page shows.
  package var content: AnyView
  /// What the badge shows: nil for none, empty for a dot.
  package var badge: String?
  /// Whether the tab refuses to be selected.
  package var isDisabled = false

  package init(
    title: String, value: AnyHashableSendable?, icon: AnyView?, content: AnyView, badge: String? = nil,
    isDisabled: Bool = false
  ) {
    (self.title, self.value, self.icon, self.content) = (title, value, icon, content)
    (self.badge, self.isDisabled) = (badge, isDisabled)
  }

  /// What traces and messages call the tab: its value, or its title where it has none.
  package var name: String { value?.description ?? title }
}
