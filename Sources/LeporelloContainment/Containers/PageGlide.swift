// The way of scrolled pages to their places, one step each sixtieth of a second and one at its exact end, so that
// whoever follows the offset sees it move.

import LeporelloGraphics
import LeporelloTransitions

/// A movement from one share of a page to another, slow at both ends.
@MainActor final class PageGlide {
  private let core: StageCore
  private let (from, to): (CGFloat, CGFloat)
  private let duration: TimeInterval
  private let begin: Int64
  private let move: @MainActor (CGFloat) -> Bool
  private let end: @MainActor () -> Void
  private var step = 0
  private static let stepsPerSecond = 60.0

  /// `move` takes each share and says whether the movement goes on; `end` runs at its end, or when the stage is torn
  /// down.
  init(
    on core: StageCore, from: CGFloat, to: CGFloat, over duration: TimeInterval,
    move: @escaping @MainActor (CGFloat) -> Bool,
    end: @escaping @MainActor () -> Void
  ) {
    (self.core, self.from, self.to, self.duration, begin) = (core, from, to, duration, core.now)
    (self.move, self.end) = (move, end)
  }

  func start() {
    step += 1
    let due = min(Double(step) / Self.stepsPerSecond, duration)
    let elapsed = TimeInterval(core.now - begin) / 1_000_000_000
    core.schedule(
      after: max(0, due - elapsed), label: "page", finite: true, action: { self.take(due) }, interrupted: end)
  }

  private func take(_ time: TimeInterval) {
    let share = duration > 0 ? CGFloat(UnitCurve.easeInOut.value(at: min(1, time / duration))) : 1
    guard move(time < duration ? from + (to - from) * share : to) else { return }
    if time < duration { start() } else { end() }
  }
}
