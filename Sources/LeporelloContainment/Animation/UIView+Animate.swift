// `UIView.animate`, in all its forms: model values change at once, what is shown follows on the virtual clock, and the
// completion comes when the time is over.

public import LeporelloGraphics
import LeporelloTransitions

extension UIView {
  /// Changes views over a time.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(AnimationPlan(duration: duration, delay: delay, options: options), animations, completion)
  }

  /// Changes views as on a damped spring that comes to rest after the duration.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      fitting: duration, dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity))
    let shape = Timing.Shape.spring(spring, initialVelocity: Double(velocity))
    run(AnimationPlan(duration: duration, delay: delay, shape: shape, options: options), animations, completion)
  }

  /// Changes views as on a spring given by its perceptual duration and bounce.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(duration: duration, bounce: Double(bounce))
    let settled = Timing(spring: spring, initialVelocity: Double(initialSpringVelocity))
    run(
      AnimationPlan(duration: settled.duration, delay: delay, shape: settled.shape, options: options), animations,
      completion)
  }

  /// Changes views without animating, even inside an animation block.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationCapture.run(.off, actionsWithoutAnimation)
  }

  /// Turns animations on or off everywhere; turned off, blocks change views at once.
  public static func setAnimationsEnabled(_ enabled: Bool) { AnimationCapture.isEnabled = enabled }

  /// Whether animations are on.
  public static var areAnimationsEnabled: Bool { AnimationCapture.isEnabled }

  /// The duration that animations take over from the block that runs now, 0 outside any.
  public static var inheritedAnimationDuration: TimeInterval { AnimationCapture.current?.plan.duration ?? 0 }

  /// Changes views over a time that passes whatever the block changes, as the change of a container does.
  static func animateInFull(
    withDuration duration: TimeInterval, animations: () -> Void, completion: @escaping (Bool) -> Void
  ) {
    let plan = AnimationPlan(duration: duration)
    let group = plan.makeGroup("container's change", completion: completion)
    record(animations, plan, group)
    group.scheduleEnd(atOnce: !plan.takesTime)
  }

  /// Runs a block by a plan. One that changes nothing that can be animated ends at once.
  static func run(_ wanted: AnimationPlan, _ block: () -> Void, _ completion: ((Bool) -> Void)?) {
    let plan = wanted.inside(AnimationCapture.current?.plan)
    let group = plan.makeGroup("UIView.animate", completion: completion)
    group.allowsTouches = plan.options.contains(.allowUserInteraction)
    record(block, plan, group, onChange: StageCore.current.holding?.note)
    group.scheduleEnd(atOnce: group.isEmpty || !plan.takesTime)
  }

  /// Runs a block, animating its changes by a group where the plan takes time and animations are on.
  static func record(
    _ block: () -> Void, _ plan: AnimationPlan, _ group: AnimationGroup,
    onChange: ((UIView, ViewProperty, ViewModel) -> Void)? = nil
  ) {
    guard plan.takesTime else {
      AnimationCapture.run(.off, block)
      return
    }
    let flushes = plan.options.contains(.flushUpdates)
    if flushes { AnimationCapture.run(.off) { StageCore.current.layout() } }
    var touched: [UIView] = []
    let lays = plan.options.contains(.layoutSubviews)
    let recording = AnimationCapture.Recording(group: group, plan: plan) { view, property, old in
      if lays, !touched.contains(where: { $0 === view }) { touched.append(view) }
      onChange?(view, property, old)
    }
    AnimationCapture.run(.on(recording)) {
      block()
      for view in touched { view.layoutIfNeeded() }
      if flushes { StageCore.current.layout() }
    }
  }
}
