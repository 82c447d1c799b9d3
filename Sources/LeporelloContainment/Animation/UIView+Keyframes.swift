// Keyframes: parts of one animation, each with its own window of the whole time.

public import LeporelloGraphics
import LeporelloTransitions

extension UIView {
  /// How a keyframe animation runs, with UIKit's raw values.
  public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Creates options from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews along with the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Lets touches through while it runs.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// Starts from what is shown.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    /// Repeats for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// Runs back and forth, with `repeat`.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// Keeps its own duration inside another animation.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 32)
    /// Keeps its own options inside another animation.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 512)
    /// Moves evenly between keyframes.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Jumps from keyframe to keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Taken as linear: keyframes keep their own times.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Taken as linear: the way between keyframes is straight.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Taken as linear: keyframes keep their own times and the way between them is straight.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var isDiscrete: Bool { rawValue >> 10 & 7 == 1 }
  }

  /// Changes views over a time by the keyframes that the block adds.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    // Curve bits are shared with the plain options; the rest of the field is the calculation mode.
    let plain = AnimationOptions(rawValue: options.rawValue & ~(7 << 10))
    let plan = AnimationPlan(duration: duration, delay: delay, options: plain)
      .inside(AnimationCapture.current?.plan)
    let group = plan.makeGroup("UIView.animateKeyframes", completion: completion)
    group.allowsTouches = plan.options.contains(.allowUserInteraction)
    keyframeModes.append(options.isDiscrete)
    record(animations, plan, group)
    keyframeModes.removeLast()
    group.scheduleEnd(atOnce: group.isEmpty || !plan.takesTime)
  }

  /// Adds a keyframe to the keyframe animation whose block runs; times are shares of its duration.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let isDiscrete = keyframeModes.last, var recording = AnimationCapture.current else { return animations() }
    let start = frameStartTime > 0 ? min(1, frameStartTime) : 0
    let end = frameDuration > 0 ? min(1, start + frameDuration) : start
    recording.window = start...end
    recording.isDiscrete = isDiscrete
    AnimationCapture.run(.on(recording), animations)
  }

  /// Whether the keyframe blocks that run now, innermost last, jump.
  private static var keyframeModes: [Bool] = []
}
