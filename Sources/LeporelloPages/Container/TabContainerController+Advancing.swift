// The next page comes by itself after a time at rest.

import LeporelloContainment
import LeporelloGraphics

extension TabContainerController {
  /// Lets the clock run for the next page.
  func startAdvancing() {
    stopAdvancing()
    guard let interval = spec.paging.autoAdvance, presence == .shown, let selection = state.selection,
      neighbour(of: selection, towards: 1) != nil
    else { return }
    advance = StageCore.current.schedule(after: interval, label: "\(traceName) advances", finite: false) {
      [weak self] in
      guard let self, let selection = self.state.selection else { return }
      self.advance = nil
      if let next = self.neighbour(of: selection, towards: 1) { self.select(next, by: .clock) }
    }
  }

  /// Stops the clock: something moves, or nobody looks.
  func stopAdvancing() {
    if let advance { StageCore.current.cancel(advance) }
    advance = nil
  }
}
