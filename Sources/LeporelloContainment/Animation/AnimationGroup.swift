// What one call of `UIView.animate` runs: a clock of its own, the animations that follow it, and who is told at the end.

import LeporelloGraphics
import LeporelloTransitions

/// Keeps the time of the animations that one block made, and ends them together.
@MainActor final class AnimationGroup {
  /// A stretch of progress: from one value to another by a timing, counted from a moment of the virtual clock.
  struct Stretch {
    var start: Int64
    var from: Double
    var to: Double
    var timing: Timing
  }

  private struct WeakView { weak var view: UIView? }

  private weak var core: StageCore?
  private let label: String
  private var stretch: Stretch
  private var views: [WeakView] = []
  private var running = 0
  private var wasInterrupted = false
  private var scheduled: Int?
  private var completion: ((Bool) -> Void)?
  /// Whether the end was told.
  private(set) var isOver = false

  init(core: StageCore, label: String, stretch: Stretch, completion: ((Bool) -> Void)?) {
    (self.core, self.label) = (core, label)
    (self.stretch, self.completion) = (stretch, completion)
  }

  /// How far the group has come; 1 shows model values.
  var progress: Double {
    guard let core, !isOver else { return 1 }
    let seconds = Double(core.now - stretch.start) / 1_000_000_000
    return stretch.from + (stretch.to - stretch.from) * stretch.timing.value(at: seconds)
  }

  /// Whether any property is on its way.
  var isEmpty: Bool { running == 0 }

  /// Takes an animation in.
  func add(_ animation: PropertyAnimation, to view: UIView) {
    if !views.contains(where: { $0.view === view }) { views.append(WeakView(view: view)) }
    running += 1
    view.needsMotion().animations.append(animation)
  }

  /// Follows another stretch of progress from now on, without an end of its own until `scheduleEnd`.
  func follow(_ stretch: Stretch) {
    unschedule()
    self.stretch = stretch
  }

  /// Asks the stage's clock to end the group when its stretch is over, or at the commit where nothing moves.
  func scheduleEnd(atOnce: Bool = false) {
    guard let core else { return }
    let length = stretch.timing.end
    let isFinite = length.isFinite
    // What repeats for ever is told only of interruptions; the clock still has to know it.
    scheduled = core.schedule(
      after: atOnce ? 0 : (isFinite ? length : Self.forever), label: label, finite: isFinite,
      action: { self.end(true) }, interrupted: { self.end(false) })
  }

  private static let forever: TimeInterval = 4e9

  /// One of the animations was taken away before its time.
  func didLoseAnimation() {
    running -= 1
    wasInterrupted = true
    if running == 0 { interrupt() }
  }

  /// Ends the group at the end of this turn, unfinished.
  func interrupt() {
    guard !isOver, let core else { return }
    wasInterrupted = true
    unschedule()
    takeAnimationsAway()
    scheduled = core.schedule(
      after: 0, label: label, finite: true, action: { self.end(false) }, interrupted: { self.end(false) })
  }

  /// Ends the group now.
  func end(_ finished: Bool) {
    guard !isOver else { return }
    isOver = true
    unschedule()
    takeAnimationsAway()
    let told = completion
    completion = nil
    told?(finished && !wasInterrupted)
  }

  private func unschedule() {
    if let scheduled { core?.cancel(scheduled) }
    scheduled = nil
  }

  private func takeAnimationsAway() {
    for item in views { item.view?.motion?.animations.removeAll { $0.group === self } }
    views = []
    running = 0
  }
}
