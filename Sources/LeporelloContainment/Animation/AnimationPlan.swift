// How a call wants to animate, and what it takes from the block it stands in.

import LeporelloGraphics
import LeporelloTransitions

/// Duration, delay, shape and options of an animation.
struct AnimationPlan {
  var duration: TimeInterval
  var delay: TimeInterval
  var shape: Timing.Shape
  var options: UIView.AnimationOptions

  init(
    duration: TimeInterval, delay: TimeInterval = 0, shape: Timing.Shape? = nil,
    options: UIView.AnimationOptions = []
  ) {
    self.duration = duration.isFinite ? max(0, duration) : 0
    self.delay = delay.isFinite ? max(0, delay) : 0
    self.shape = shape ?? .curve(options.curve.unitCurve)
    self.options = options
  }

  /// The plan as it runs inside another block: duration, curve and repeats are the outer block's unless overridden.
  func inside(_ outer: AnimationPlan?) -> AnimationPlan {
    guard let outer else { return self }
    var plan = self
    // The block runs at the outer animation's start, so all of the outer duration is left.
    if !options.contains(.overrideInheritedDuration) { plan.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { plan.shape = outer.shape }
    if !options.contains(.overrideInheritedOptions) {
      plan.options.formUnion(outer.options.intersection([.repeat, .autoreverse, .beginFromCurrentState]))
    }
    return plan
  }

  /// The timing; `autoreverse` counts only with `repeat`.
  var timing: Timing {
    let repeats = options.contains(.repeat)
    return Timing(
      duration: duration, delay: delay, shape: shape, repeatCount: repeats ? .infinity : 1,
      autoreverses: repeats && options.contains(.autoreverse))
  }

  /// Whether time passes between start and end.
  var takesTime: Bool { duration > 0 || delay > 0 }

  /// Starts a group of this plan on the current stage.
  @MainActor func makeGroup(_ label: String, completion: ((Bool) -> Void)?) -> AnimationGroup {
    let core = StageCore.current
    let group = AnimationGroup(
      core: core, label: label, stretch: .init(start: core.now, timing: timing),
      completion: CATransaction.hearing(completion))
    core.holding?.hold(group)
    return group
  }
}
