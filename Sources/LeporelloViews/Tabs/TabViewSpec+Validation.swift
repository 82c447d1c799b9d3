// What a paged container must not say.

extension TabViewSpec {
  /// Checks that values are unique and that the selection names a tab.
  package func validate() throws(TabViewError) {
    var seen: [AnyHashableSendable: String] = [:]
    for tab in tabs {
      guard let value = tab.value else { continue }
      if let first = seen[value] {
        throw .duplicateValue(value.description, first: first, second: tab.title)
      }
      seen[value] = tab.title
    }
    if let selection, !tabs.isEmpty, index(of: selection) == nil {
      throw .unknownSelection(selection.description, available: tabs.compactMap { $0.value?.description })
    }
  }
}
