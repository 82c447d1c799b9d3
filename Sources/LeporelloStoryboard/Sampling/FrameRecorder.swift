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
  /// How many of the moments are taken.
  private var sampled = 0
  private var seenEvents = 0

  /// A recorder for these moments, counted from the beginning of the window.
  init(moments: [Int64], start: Int64, describesAccessibility: Bool) {
    (self.moments, self.start, self.describesAccessibility) = (moments, start, describesAccessibility)
    frames.reserveCapacity(moments.count)
  }

  /// When the next frame is due on the stage's clock. The last frame is not due: it is taken when all is over.
  var nextMoment: Int64? {
    guard isOpen, sampled < moments.count - 1 else { return nil }
    return start + moments[sampled]
  }

  /// Begins, with the frame of the resting container unless the end is the only frame.
  func open(_ run: ScriptRun) {
    isOpen = true
    if moments.count > 1 { take(from: run) }
  }

  /// Takes what is left, at the end.
  func close(_ run: ScriptRun) { while sampled < moments.count { take(from: run) } }

  /// Takes the next frame of what is to be seen now.
  func take(from run: ScriptRun) {
    add(run, at: moments[sampled], label: nil)
    sampled += 1
  }

  /// Takes a frame beside those of the sampling, and names it; false before the window begins.
  func take(_ label: String, from run: ScriptRun) -> Bool {
    guard isOpen else { return false }
    add(run, at: run.stage.core.now - start, label: label)
    return true
  }

  private func add(_ run: ScriptRun, at moment: Int64, label: String?) {
    let events = run.stage.trace.events
    let picture = run.picture
    let time = TimeInterval(moment) / 1e9
    let news = Array(events.dropFirst(seenEvents))
    seenEvents = events.count
    // A moment that is both sampled and named is one frame.
    if let last = frames.last, last.time == time, (last.label == nil) != (label == nil), last.displayList == picture {
      frames[frames.count - 1] = Frame(
        index: last.index, time: time, label: last.label ?? label, progress: last.progress,
        displayList: last.displayList, events: last.events + news, accessibility: last.accessibility)
      return
    }
    frames.append(
      Frame(
        index: frames.count, time: time, label: label, progress: run.progress,
        displayList: frames.last.map { picture.sharing(with: $0.displayList) } ?? picture, events: news,
        accessibility: describesAccessibility ? AccessibilitySnapshot(of: run.stage) : nil))
  }
}
