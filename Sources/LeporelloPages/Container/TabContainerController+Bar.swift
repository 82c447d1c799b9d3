// Where the bar's items and its indicator are.

import LeporelloContainment
import LeporelloGraphics
import LeporelloViews

extension TabContainerController {
  /// What a point of the bars' view is on; nil for the pages.
  func hit(_ point: CGPoint) -> TabBarHit? {
    let layout = layout
    return layout.hit(CGPoint(x: point.x + layout.bounds.minX, y: point.y + layout.bounds.minY), barState)
  }

  /// What can be checked from outside.
  package var pagerReport: PagerReport {
    let now = StageCore.current.now
    let position = state.position(at: now)
    // The layout sets every title, so it is asked for once.
    let mark = spec.tabs.isEmpty ? nil : layout.bars.first
    return PagerReport(
      name: traceName, selection: state.selection, position: state.value(at: now), isTurning: isTurning,
      isHeld: drag != nil, greatestSpeed: state.turn?.motion.greatestSpeed.map { $0 * (state.turn?.way ?? 1) },
      indicator: mark?.indicatorSpan(at: position),
      selectedSpan: state.selection.flatMap { mark?.indicatorSpan(at: PagePosition(at: $0)) },
      shownPages: spec.tabs.indices.filter { index in
        pages[spec.identity(of: index)]?.viewIfLoaded?.superview === pagesView
      }.map { spec.tabs[$0].name }, begun: tally.begun, ended: tally.ended, updates: tally.updates,
      fingers: tally.fingers, loop: loops ? spec.tabs.count : nil)
  }
}

extension PlacedTabBar {
  /// The indicator's span along the bar's content at a position; nil where the bar has none.
  fileprivate func indicatorSpan(at position: PagePosition) -> ClosedRange<CGFloat>? {
    if case .none = indicator.shape { return nil }
    return geometry.indicator(indicator, at: barPosition(position)).map {
      $0.span.start...($0.span.start + max(0, $0.span.length))
    }
  }
}
