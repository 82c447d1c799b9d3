// A paged container for readers who don't see it: bars, tabs and pages, as WAI-ARIA names them.

import LeporelloGraphics

extension TabViewLayout {
  /// The container's parts in reading order: bars at the top and where reading begins, pages, other bars.
  ///
  /// - Parameters:
  ///   - state: What the bars show.
  ///   - panels: The pages to be seen, each with the parts in it.
  /// - Returns: The nodes of the bars and of the pages that are seen.
  package func accessibility(
    _ state: TabBarState, panels: [(tab: Int, parts: [AccessibilityNode])]
  ) -> [AccessibilityNode] {
    func told(_ placements: Set<TabBarPlacement>) -> [AccessibilityNode] {
      bars.indices.filter { placements.contains(bars[$0].bar.placement) }.map { bar($0, state) }
    }
    var pages = panels.filter { spec.tabs.indices.contains($0.tab) }.map { panel in
      AccessibilityNode(.tabPanel, label: spec.tabs[panel.tab].title, frame: page, children: panel.parts)
    }
    if let list = moreList(state) { pages = [moreNode(list)] }
    return told([.top, .leading]) + pages + told([.bottom, .trailing])
  }

  private func bar(_ index: Int, _ state: TabBarState) -> AccessibilityNode {
    let placed = bars[index]
    let position = position(of: placed, state)
    let count = placed.items.count
    if placed.bar.content == .dots {
      let selected = placed.items.indices.first { placed.selection(of: $0, at: position) > 0.5 } ?? 0
      return AccessibilityNode(
        .adjustable, label: spec.name, value: count == 0 ? nil : "page \(selected + 1) of \(count)",
        frame: placed.frame)
    }
    let tabs = placed.items.indices.map { item -> AccessibilityNode in
      let look = TabItemLook(item: placed.items[item], tabs: spec.tabs, bar: placed.bar, metrics: placed.metrics)
      return AccessibilityNode(
        .tab, label: look.title, value: "tab \(item + 1) of \(count)", hint: look.badge.map(badgeHint),
        isSelected: placed.selection(of: item, at: position) > 0.5, isDisabled: look.isDisabled,
        frame: placed.itemFrame(item, at: position, byHand: state.offsets[index]))
    }
    return AccessibilityNode(.tabList, label: spec.name, frame: placed.frame, children: tabs)
  }

  private func badgeHint(_ badge: String) -> String { badge.isEmpty ? "badge" : "badge \(badge)" }

  private func moreNode(_ list: (first: Int, frame: CGRect)) -> AccessibilityNode {
    let rows = spec.tabs.indices.suffix(from: min(list.first, spec.tabs.count)).map { tab in
      AccessibilityNode(
        .button, label: spec.tabs[tab].title, hint: spec.tabs[tab].badge.map(badgeHint),
        isDisabled: spec.tabs[tab].isDisabled,
        frame: CGRect(
          x: list.frame.minX, y: list.frame.minY + CGFloat(tab - list.first) * TabMoreList.rowHeight,
          width: list.frame.width, height: TabMoreList.rowHeight))
    }
    return AccessibilityNode(.list, label: "More", frame: list.frame, children: rows)
  }
}
