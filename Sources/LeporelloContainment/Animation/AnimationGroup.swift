// What one call of `UIView.animate` runs: a clock of its own, the animations that follow it, and who is told at the end.

import LeporelloGraphics
import LeporelloTransitions

/// Keeps the time of the animations that one block made, and ends them together.
@MainActor final class AnimationGroup {
  /// A stretch of progress: from one value to another by a timing whose own time runs forward, back or not at all.
  struct Stretch {
    var start: Int64
    /// The timing's own time at the start, in seconds.
    var offset: TimeInterval = 0
    /// How fast the timing's own time runs: 1, 0 or -1.
    var rate: Double = 1
    var from = 0.0
    var to = 1.0
    var timing: Timing

    func local(at now: Int64) -> TimeInterval { offset + rate * Double(now - start) / 1_000_000_000 }

    /// How long it still runs, counted from its start; infinite where it stands still.
    var length: TimeInterval { rate > 0 ? timing.end - offset : (rate < 0 ? offset : .infinity) }
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
  /// Asked at the end of a stretch: whether the group stays there, ready to go on.
  var staysAtEnd: () -> Bool = { false }
  /// Whether the end was told.
  private(set) var isOver = false
  /// Whether touches reach the views on their way.
  var allowsTouches = true

  init(core: StageCore, label: String, stretch: Stretch, completion: ((Bool) -> Void)?) {
    (self.core, self.label) = (core, label)
    (self.stretch, self.completion) = (stretch, completion)
  }

  /// How far the group has come; 1 shows model values.
  var progress: Double {
    guard let core, !isOver else { return 1 }
    return stretch.from + (stretch.to - stretch.from) * stretch.timing.value(at: stretch.local(at: core.now))
  }

  /// Whether any property is on its way.
  var isEmpty: Bool { running == 0 }

  /// Takes an animation in.
  func add(_ animation: PropertyAnimation, to view: UIView) {
    if !views.contains(where: { $0.view === view }) { views.append(WeakView(view: view)) }
    running += 1
    view.needsMotion().animations.append(animation)
  }

  /// Follows another stretch of progress from now on.
  func follow(_ stretch: Stretch) {
    unschedule()
    self.stretch = stretch
    scheduleEnd()
  }

  /// Goes on from another of its timing's own times, at another rate; whoever set up the end keeps it.
  func shift(to offset: TimeInterval, rate: Double) {
    guard let core else { return }
    stretch.start = core.now
    (stretch.offset, stretch.rate) = (offset, rate)
  }

  /// The timing's own time now.
  var localTime: TimeInterval { core.map { stretch.local(at: $0.now) } ?? 0 }

  /// Asks the stage's clock to end the group when its stretch is over, or at the commit where nothing moves.
  func scheduleEnd(atOnce: Bool = false) {
    guard let core else { return }
    let length = stretch.length
    let isFinite = length.isFinite
    // What repeats for ever is told only of interruptions; the clock still has to know it.
    scheduled = core.schedule(
      after: atOnce ? 0 : (isFinite ? length : Self.forever), label: label, finite: isFinite,
      action: { if !self.staysAtEnd() { self.end(true) } }, interrupted: { self.end(false) })
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

  /// Ends the group without telling anyone.
  func dissolve() {
    completion = nil
    end(false)
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
