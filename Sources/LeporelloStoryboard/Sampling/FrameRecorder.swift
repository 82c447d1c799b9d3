// Takes the frames of one run at the moments that the sampling asks for.

import LeporelloContainment
import LeporelloGraphics
import LeporelloHosting
import LeporelloViews

/// Takes frames, and knows when the next one is due.
@MainActor final class FrameRecorder {
  private(set) var frames: [Frame] = []
  private let moments: [Int64]
  private let start: Int64
  private let describesAccessibility: Bool
  private var isOpen = false
  private var seenEvents = 0

  /// A recorder for these moments, counted from the beginning of the window.
  init(moments: [Int64], start: Int64, describesAccessibility: Bool) {
    (self.moments, self.start, self.describesAccessibility) = (moments, start, describesAccessibility)
  }

  /// When the next frame is due on the stage's clock. The last frame is not due: it is taken when all is over.
  var nextMoment: Int64? {
    guard isOpen, frames.count < moments.count - 1 else { return nil }
    return start + moments[frames.count]
  }

  /// Begins, with the frame of the resting container unless the end is the only frame.
  func open(_ run: ScriptRun) {
    isOpen = true
    if moments.count > 1 { take(from: run) }
  }

  /// Takes what is left, at the end.
  func close(_ run: ScriptRun) { while frames.count < moments.count { take(from: run) } }

  /// Takes the next frame of what is to be seen now.
  func take(from run: ScriptRun) {
    let events = run.stage.trace.events
    let picture = run.picture
    frames.append(
      Frame(
        index: frames.count, time: TimeInterval(moments[frames.count]) / 1e9, progress: run.progress,
        displayList: frames.last.map { picture.sharing(with: $0.displayList) } ?? picture,
        events: Array(events.dropFirst(seenEvents)),
        accessibility: describesAccessibility ? AccessibilitySnapshot(of: run.stage) : nil))
    seenEvents = events.count
  }
}
