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

  /// The indicator's span along the outermost bar's content at a position; nil where the bar has none.
  func indicatorSpan(at position: PagePosition) -> ClosedRange<CGFloat>? {
    guard let placed = layout.bars.first, !spec.tabs.isEmpty else { return nil }
    if case .none = placed.indicator.shape { return nil }
    return placed.geometry.indicator(placed.indicator, at: placed.barPosition(position)).map {
      $0.span.start...($0.span.start + max(0, $0.span.length))
    }
  }

  /// What can be checked from outside.
  package var pagerReport: PagerReport {
    let now = StageCore.current.now
    let position = state.position(at: now)
    return PagerReport(
      name: traceName, selection: state.selection, position: state.value(at: now), isTurning: isTurning,
      isHeld: drag != nil, greatestSpeed: state.turn?.motion.greatestSpeed.map { $0 * (state.turn?.way ?? 1) },
      indicator: indicatorSpan(at: position),
      selectedSpan: state.selection.flatMap { indicatorSpan(at: PagePosition(at: $0)) },
      shownPages: spec.tabs.indices.filter { index in
        pages[spec.identity(of: index)]?.viewIfLoaded?.superview === pagesView
      }.map { spec.tabs[$0].name }, begun: tally.begun, ended: tally.ended, updates: tally.updates)
  }
}
