// How an animator drives its group of animations.

import LeporelloGraphics
import LeporelloTransitions

extension UIViewPropertyAnimator {
  func add(_ block: @escaping () -> Void, delayFactor: Double) {
    guard let group, state == .active else {
      pending.append((delayFactor, block))
      return
    }
    let now = min(1, max(0, group.progress))
    capture(block, in: group, window: (now + (1 - now) * min(1, max(0, delayFactor)))...1)
  }

  /// Runs the blocks and stands at the start.
  func activate() {
    if let delayed { StageCore.current.cancel(delayed) }
    delayed = nil
    guard state == .inactive else { return }
    state = .active
    record = AnimatorRecord()
    isScrubbed = false
    let core = StageCore.current
    let group = AnimationGroup(
      core: core, label: "UIViewPropertyAnimator", stretch: .init(start: core.now, rate: 0, timing: timing)
    ) { [self] finished in ended(finished) }
    group.staysAtEnd = { [unowned self] in
      if pausesOnCompletion { stand() }
      return pausesOnCompletion
    }
    group.allowsTouches = isUserInteractionEnabled
    self.group = group
    let blocks = pending
    pending = []
    for (delayFactor, block) in blocks { capture(block, in: group, window: min(1, max(0, delayFactor))...1) }
    isStanding = true
  }

  private func capture(_ block: () -> Void, in group: AnimationGroup, window: ClosedRange<Double>) {
    var record = record
    let recording = AnimationCapture.Recording(
      group: group, plan: AnimationPlan(duration: max(timeLeft, 1e-9), shape: timing.shape), window: window
    ) { view, property, before in
      record.note(view, property, before: before)
    }
    AnimationCapture.run(.on(recording), block)
    self.record = record
  }

  /// How long it still takes at its own speed, which is what animations inside its blocks take over.
  private var timeLeft: TimeInterval {
    guard let group else { return duration }
    return isScrubbed ? duration * (1 - min(1, max(0, group.progress))) : max(0, timing.end - group.localTime)
  }

  /// Goes on towards its end, or its start where reversed.
  func run() {
    guard let group else { return }
    isStanding = false
    let now = StageCore.current.now
    guard isScrubbed else {
      let timing = timing
      let local = min(timing.end, max(0, group.localTime))
      group.follow(
        .init(start: now, offset: local, rate: isReversed ? -1 : 1, timing: timing))
      return
    }
    resume(nil, factor: 0)
  }

  func stand() {
    guard let group else { return }
    isStanding = true
    if isScrubbed {
      hold(group.progress)
    } else {
      group.follow(
        .init(start: StageCore.current.now, offset: group.localTime, rate: 0, timing: timing))
    }
  }

  private func hold(_ progress: Double) {
    group?.follow(
      .init(start: StageCore.current.now, rate: 0, from: progress, to: progress, timing: timing))
  }

  func scrub(to fraction: CGFloat) {
    guard state != .stopped, fraction.isFinite else { return }
    activate()
    isStanding = true
    let share = Double(min(1, max(0, fraction)))
    isScrubbed = true
    hold(scrubsLinearly ? share : timing.value(at: share * timing.duration))
  }

  func resume(_ parameters: (any UITimingCurveProvider)?, factor: Double) {
    guard let group else { return }
    let from = group.progress
    let to: Double = isReversed ? 0 : 1
    let whole = timing.duration
    let rest = factor > 0 ? whole * factor : whole * min(1, abs(to - from))
    let timing = (parameters ?? timingParameters)?.timing(over: rest) ?? Timing(duration: rest)
    isStanding = false
    isScrubbed = true
    group.follow(.init(start: StageCore.current.now, from: from, to: to, timing: timing))
  }

  private func ended(_ finished: Bool) {
    guard state == .active else { return }
    let position: UIViewAnimatingPosition = finished ? (isReversed ? .start : .end) : .current
    if position == .start { record.place(at: .start) }
    tell(position)
  }

  func stop(_ withoutFinishing: Bool) {
    record.place(at: .current)
    release()
    if withoutFinishing {
      state = .inactive
      completions = []
    } else {
      state = .stopped
    }
  }

  func finish(at position: UIViewAnimatingPosition) {
    if position != .current { record.place(at: position) }
    tell(position)
  }

  private func tell(_ position: UIViewAnimatingPosition) {
    state = .inactive
    isStanding = false
    group = nil
    let told = completions
    completions = []
    for completion in told { completion(position) }
  }

  private func release() {
    let old = group
    group = nil
    old?.dissolve()
  }
}
