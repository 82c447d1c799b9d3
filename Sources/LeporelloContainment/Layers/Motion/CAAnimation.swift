// Core Animation's animations as code makes them; `LayerCourse` is what runs.

public import LeporelloGraphics
import LeporelloTransitions

/// The current time in seconds: the virtual clock's.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval { StageCore.current.clock.seconds }

/// Seconds, as Core Animation counts them.
public typealias CFTimeInterval = Double

/// What an animation shows outside its time.
public struct CAMediaTimingFillMode: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its end, afterwards.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its start, before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Its start before and its end afterwards.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// Hears of an animation's start and end; default implementations stand in for optional requirements.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  /// The animation began.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation is over, at its end or taken away.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change that layers run by themselves; its values are taken when it is added.
@preconcurrency @MainActor open class CAAnimation: NSObject {
  /// The duration of one way in seconds; 0 takes the transaction's.
  open var duration: CFTimeInterval = 0
  /// When it begins: 0 for now, else a time as `CACurrentMediaTime()` tells it; inside a group, from the group's start.
  open var beginTime: CFTimeInterval = 0
  /// Where in its own time it begins.
  open var timeOffset: CFTimeInterval = 0
  /// How fast its time runs.
  open var speed: Float = 1
  /// How many times it runs; 0 for once.
  open var repeatCount: Float = 0
  /// How long it repeats; 0 leaves that to the count.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each way there is followed by the way back.
  open var autoreverses = false
  /// What it shows outside its time.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The curve; nil for an even pace.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether it is taken away at its end.
  open var isRemovedOnCompletion = true
  /// Who hears of it; kept while it runs.
  open var delegate: (any CAAnimationDelegate)?

  /// Creates an animation.
  public override init() { super.init() }

  /// What the animation does, from now on independent of it.
  func makeEffect(defaultDuration: TimeInterval) -> LayerCourse.Effect? { nil }

  /// How long one way takes by itself.
  var naturalDuration: TimeInterval? { duration > 0 ? duration : nil }
}

/// A change of one property.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The property's path from the layer.
  open var keyPath: String?
  /// Whether values add to what the layer shows.
  open var isAdditive = false
  /// Whether repeats build on each other; kept for code that sets it.
  open var isCumulative = false

  /// Creates an animation of a property.
  public init(keyPath path: String?) {
    keyPath = path
    super.init()
  }
  /// Creates an animation of no property yet.
  public override convenience init() { self.init(keyPath: nil) }
}

/// A change from one value to another.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start; nil for what the layer shows.
  open var fromValue: Any?
  /// The value at the end; nil for what the layer shows.
  open var toValue: Any?
  /// The way between the two, where one of them is nil.
  open var byValue: Any?

  override func makeEffect(defaultDuration: TimeInterval) -> LayerCourse.Effect? {
    guard let keyPath else { return nil }
    var (from, to) = (LayerValue(fromValue), LayerValue(toValue))
    let by = LayerValue(byValue)
    if let by {
      if let start = from, to == nil { to = start.adding(by) }
      if let end = to, from == nil, case .numbers(let way) = by { from = end.adding(.numbers(way.map { -$0 })) }
    }
    return .line(
      keyPath, from: from, to: to, by: from == nil && to == nil ? by : nil, isAdditive: isAdditive, shape: shape)
  }

  var shape: LayerCourse.Shape { .curve(timingFunction?.curve ?? .linear) }
}

/// A change from one value to another by a spring.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The mass at the spring's end.
  open var mass: CGFloat = 1
  /// The spring's stiffness.
  open var stiffness: CGFloat = 100
  /// The friction.
  open var damping: CGFloat = 10
  /// The speed at the start, in whole ways a second.
  open var initialVelocity: CGFloat = 0

  /// How long the spring takes to settle, in seconds.
  open var settlingDuration: CFTimeInterval {
    Timing(spring: spring, initialVelocity: Double(initialVelocity)).duration
  }

  private var spring: Spring { Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)) }
  override var shape: LayerCourse.Shape { .spring(spring, velocity: Double(initialVelocity)) }
}

/// How values between key values come about.
public struct CAAnimationCalculationMode: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Straight.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value stays until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight at an even pace.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve; straight here.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve at an even pace; straight here.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// A change through several values, or along an outline.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in turn.
  open var values: [Any]?
  /// An outline that the values follow instead, at an even pace.
  open var path: CGPath?
  /// When each value is reached, as shares of the duration; even unless set.
  open var keyTimes: [NSNumber]?
  /// The curves between the values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between come about.
  open var calculationMode = CAAnimationCalculationMode.linear

  override func makeEffect(defaultDuration: TimeInterval) -> LayerCourse.Effect? {
    guard let keyPath else { return nil }
    let whole = timingFunction?.curve ?? .linear
    if let path { return .track(keyPath, PathTrack(path), curve: whole, isAdditive: isAdditive) }
    let frames = (values ?? []).compactMap { LayerValue($0) }
    guard !frames.isEmpty else { return nil }
    let isDiscrete = calculationMode == .discrete
    let steps = isDiscrete ? frames.count : max(1, frames.count - 1)
    let times = keyTimes.map { $0.map(\.doubleValue) }.flatMap { $0.count >= frames.count ? $0 : nil }
    return .frames(
      keyPath, frames, times: times ?? frames.indices.map { Double($0) / Double(steps) },
      curves: (timingFunctions ?? []).map(\.curve), curve: whole, isDiscrete: isDiscrete, isAdditive: isAdditive)
  }
}

/// Several changes with a time of their own.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The changes.
  open var animations: [CAAnimation]?

  override func makeEffect(defaultDuration: TimeInterval) -> LayerCourse.Effect? {
    let length = naturalDuration ?? defaultDuration
    return .group(
      (animations ?? []).compactMap { LayerCourse($0, begin: $0.beginTime, defaultDuration: length) },
      curve: timingFunction?.curve ?? .linear)
  }
}
