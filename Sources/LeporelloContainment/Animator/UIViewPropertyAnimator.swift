// An animation that can be paused, scrubbed, turned round and ended from outside.

public import LeporelloGraphics
import LeporelloTransitions

/// Animates changes of views and lets code take hold of them on the way.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// How it runs; nil for a standard curve given at creation.
  public let timingParameters: (any UITimingCurveProvider)?
  private let givenDuration: TimeInterval
  var pending: [(delayFactor: Double, block: () -> Void)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var group: AnimationGroup?
  var record = AnimatorRecord()
  /// Whether the fraction was set by hand since it last ran.
  var isScrubbed = false
  var isStanding = false
  var delayed: Int?

  /// What it is doing.
  public internal(set) var state = UIViewAnimatingState.inactive
  /// Whether it stays active at its end, until it is stopped.
  open var pausesOnCompletion = false
  /// Whether setting the fraction moves views in proportion, whatever the curve.
  open var scrubsLinearly = true
  /// Whether touches reach the views.
  open var isUserInteractionEnabled = true { didSet { group?.allowsTouches = isUserInteractionEnabled } }
  /// Whether code tests for touches itself; kept for code that sets it.
  open var isManualHitTestingEnabled = false
  /// How long it waited before it began, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// Whether it may be paused and stopped.
  open var isInterruptible = true

  /// Creates an animator from a duration and a curve or spring.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    givenDuration = duration.isFinite ? max(0, duration) : 0
    timingParameters = parameters
  }

  /// Creates an animator with one of UIKit's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a curve from two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that comes to rest after the duration.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  var timing: Timing {
    timingParameters?.timing(over: givenDuration) ?? Timing(duration: givenDuration)
  }

  /// The duration in seconds; a physical spring's own.
  open var duration: TimeInterval { timing.duration }

  /// Whether it is moving.
  open var isRunning: Bool { state == .active && !isStanding }

  /// Whether it goes back to its start.
  open var isReversed = false {
    didSet { if isReversed != oldValue, isRunning { run() } }
  }

  /// How far it has come, 0 to 1; setting it pauses the animation there.
  open var fractionComplete: CGFloat {
    get { CGFloat(min(1, max(0, group?.progress ?? 0))) }
    set { scrub(to: newValue) }
  }

  /// Adds changes; once begun, they run from here on to the common end.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds changes that begin after a share of the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, delayFactor: Double(delayFactor))
  }

  /// Adds something that hears where the animation ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  /// Begins, or goes on.
  open func startAnimation() {
    guard state != .stopped else { return }
    activate()
    run()
  }

  /// Begins after a delay.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard delay > 0 else { return startAnimation() }
    self.delay = delay
    delayed = StageCore.current.schedule(after: delay, label: "UIViewPropertyAnimator", finite: true) { [self] in
      delayed = nil
      startAnimation()
    }
  }

  /// Stands still; an animator that has not begun stands at its start.
  open func pauseAnimation() {
    guard isInterruptible || state == .inactive else { return }
    activate()
    stand()
  }

  /// Goes on with another curve and a duration that is a multiple of its own; 0 takes what is left of it.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard state == .active else { return }
    resume(parameters, factor: Double(durationFactor))
  }

  /// Leaves views where they are shown; unless `withoutFinishing`, `finishAnimation(at:)` must follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, isInterruptible else { return }
    stop(withoutFinishing)
  }

  /// Ends a stopped animation at a position and tells it.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    finish(at: finalPosition)
  }
}
