// What a finger hits on a container's bars.

import LeporelloGraphics

/// What a point is on; closed.
package enum TabBarHit: Sendable, Hashable {
  /// A tab by its place.
  case tab(Int)
  /// The More item.
  case more
  /// A bar, between its items.
  case bar
}

extension TabViewLayout {
  /// What a point in the container's coordinates is on; nil for the pages. Of bars that lie over each other, the
  /// outermost.
  package func hit(_ point: CGPoint, _ state: TabBarState) -> TabBarHit? {
    for (index, placed) in bars.enumerated() where placed.frame.contains(point) {
      let position = position(of: placed, state)
      for item in placed.items.indices {
        guard placed.itemFrame(item, at: position, byHand: state.offsets[index]).contains(point) else { continue }
        switch placed.items[item] {
        case .tab(let tab): return .tab(tab)
        case .more: return .more
        }
      }
      return .bar
    }
    guard let list = moreList(state), list.frame.contains(point) else { return nil }
    let row = Int((point.y - list.frame.minY) / TabMoreList.rowHeight)
    return spec.tabs.indices.contains(list.first + row) ? .tab(list.first + row) : .bar
  }

  /// The middle of a tab's item, or of its row behind More; nil where no bar shows it.
  package func point(of tab: Int, _ state: TabBarState) -> CGPoint? {
    for (index, placed) in bars.enumerated() {
      if let item = placed.items.firstIndex(of: .tab(tab)) {
        let rect = placed.itemFrame(item, at: position(of: placed, state), byHand: state.offsets[index])
        return CGPoint(x: rect.midX, y: rect.midY)
      }
    }
    guard let list = moreList(state), tab >= list.first, tab < spec.tabs.count else { return nil }
    let middle = (CGFloat(tab - list.first) + 0.5) * TabMoreList.rowHeight
    return CGPoint(x: list.frame.midX, y: list.frame.minY + middle)
  }
}
