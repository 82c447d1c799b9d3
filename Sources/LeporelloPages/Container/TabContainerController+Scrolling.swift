// Scrolling a page under a header that gives way first and comes back last.

import LeporelloContainment
import LeporelloGraphics
import LeporelloHosting
import LeporelloViews

extension TabContainerController {
  /// Scrolls the selected page by so many points: on the way up the header gives way first, on the way down it comes
  /// back when the page is at its beginning.
  package func scroll(by points: CGFloat) {
    guard points.isFinite, let selection = state.selection else { return }
    let identity = spec.identity(of: selection)
    let content = pageOffsets[identity] ?? 0
    let range = spec.header?.range ?? 0
    if points > 0 {
      let taken = min(points, range - headerOffset)
      headerOffset += taken
      pageOffsets[identity] = min(content + points - taken, max(content, scrollRange(of: selection)))
    } else {
      let back = min(-points, content)
      pageOffsets[identity] = content - back
      headerOffset = max(0, headerOffset + points + back)
    }
    view.setNeedsLayout()
  }

  /// How far the selected page and the header are scrolled together, in points.
  package var scrollOffset: CGFloat {
    headerOffset + (state.selection.flatMap { pageOffsets[spec.identity(of: $0)] } ?? 0)
  }

  /// How far a page can be scrolled: as far as its content is higher than it.
  private func scrollRange(of index: Int) -> CGFloat {
    let collapsed = pageFrame.height + (spec.header?.range ?? 0) - headerOffset
    let height =
      LoweredPage(
        spec.tabs[index].content, in: pageFrame.size, environment: environment, hostsSlots: true
      ).nodes.first?.frame.height ?? 0
    return max(0, height - min(collapsed, pageFrame.height))
  }

  /// Where the container is, to be written down and given back by `tabState(_:)`.
  public var savedState: TabContainerState {
    var offsets: [String: Double] = [:]
    for index in spec.tabs.indices {
      if let offset = pageOffsets[spec.identity(of: index)], offset != 0 { offsets[spec.tabs[index].name] = offset }
    }
    return TabContainerState(
      selection: selectedTab, index: state.selection, headerOffset: Double(headerOffset), pageOffsets: offsets)
  }

  /// The name of the selected tab: its value in words, or its title; nil where there are no tabs.
  public var selectedTab: String? { state.selection.map { spec.tabs[$0].name } }

  /// Where the container is between its pages: whole at a page, in the order of the tabs.
  public var position: Double { state.value(at: StageCore.current.now) }
}
