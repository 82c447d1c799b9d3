// Telling what happens: on the trace, and to whoever asked.

import LeporelloContainment
import LeporelloViews

extension TabContainerController {
  /// Writes an event down and tells it.
  func emit(_ event: PagingEvent) {
    StageCore.current.note("\(traceName): \(event)")
    (spec.payload[PagingKeys.listener] as? PagingListener)?.hear(event)
  }

  /// The container does something else from now on.
  func enter(_ next: PagingEvent.Phase) {
    guard phase != next else { return }
    phase = next
    emit(.phase(next))
  }

  /// Nothing moves any more: pages are loaded ahead or let go, and the clock for the next page runs.
  func rest() {
    if let selection = state.selection { note(shown: selection) }
    enter(.idle)
    guard presence == .shown else { return }
    tend()
    startAdvancing()
  }
}
