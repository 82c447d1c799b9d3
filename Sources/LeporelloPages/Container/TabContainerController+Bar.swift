// Where the bar's items and its indicator are.

import LeporelloContainment
import LeporelloGraphics
import LeporelloViews

extension TabContainerController {
  /// The items' frames in the bar, as they are to be seen now.
  package var itemFrames: [CGRect] {
    let size = bar.bounds.size
    switch spec.style.kind {
    case .tabBar:
      let width = size.width / CGFloat(max(1, spec.tabs.count))
      return spec.tabs.indices.map { index in
        let place = isRightToLeft ? spec.tabs.count - 1 - index : index
        return CGRect(x: CGFloat(place) * width, y: 0, width: width, height: size.height)
      }
    case .strip:
      let offset = state.position(at: StageCore.current.now).interpolated { geometry.offset(at: Double($0)) }
      return geometry.items.map { $0.offsetBy(dx: -offset, dy: 0) }
    case .page: return []
    }
  }

  /// The tab under a point of the bar.
  func tab(at point: CGPoint) -> Int? { itemFrames.firstIndex { $0.contains(point) } }

  private var geometry: TabStripGeometry {
    TabStripGeometry(
      labelWidths: TabStripView.labelWidths(
        of: spec.tabs, measurer: environment.textMeasurer, dynamicTypeSize: environment.dynamicTypeSize),
      in: bar.bounds.size, direction: environment.layoutDirection)
  }

  /// The indicator's span along the bar's content at a position; nil where the bar has none.
  func indicatorSpan(at position: PagePosition) -> ClosedRange<CGFloat>? {
    guard spec.style.kind == .strip, !spec.tabs.isEmpty else { return nil }
    let span = geometry.indicator(at: position)
    return span.x...(span.x + max(0, span.width))
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
