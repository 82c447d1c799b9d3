// What stands in a bar: tabs, and where there are too many, More.

/// An item of a bar; closed.
package enum TabBarItem: Sendable, Hashable {
  /// A tab by its place.
  case tab(Int)
  /// More, which stands for the tabs from a place on.
  case more(from: Int)

  /// The items of a number of tabs.
  static func items(count: Int, overflow: TabItemOverflow) -> [TabBarItem] {
    switch overflow {
    case .more(let limit):
      let limit = max(1, limit)
      guard count > limit else { break }
      return (0..<limit - 1).map { .tab($0) } + [.more(from: limit - 1)]
    case .scroll, .shrink: break
    }
    return (0..<count).map { .tab($0) }
  }
}
