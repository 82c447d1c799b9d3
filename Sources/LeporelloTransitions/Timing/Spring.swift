// Damped springs: SwiftUI's type with its ways of saying one, and the motion they all share.

/// A damped spring.
public struct Spring: Sendable, Hashable {
  /// The mass at its end.
  public let mass: Double
  /// The force per distance.
  public let stiffness: Double
  /// The force per speed.
  public let damping: Double

  /// Creates a spring from its physics; values that no spring has are replaced by the nearest one that works.
  ///
  /// - Parameters:
  ///   - mass: The mass, above 0.
  ///   - stiffness: The stiffness, above 0.
  ///   - damping: The damping, at least 0.
  ///   - allowOverDamping: Whether a damping above the critical one is kept; otherwise it is lowered to it.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = true) {
    func positive(_ v: Double) -> Double { v.isFinite && v > 0 ? v : 1 }
    self.mass = positive(mass)
    self.stiffness = positive(stiffness)
    let critical = 2 * (self.mass * self.stiffness).squareRoot()
    let wanted = damping.isFinite ? max(0, damping) : critical
    self.damping = allowOverDamping ? wanted : min(wanted, critical)
  }

  /// Creates a spring from a perceptual duration and a bounce.
  ///
  /// - Parameters:
  ///   - duration: The period of the undamped spring, in seconds.
  ///   - bounce: 0 for none, up to 1 for endless swinging, below 0 for a slower, flatter approach.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let b = bounce.isFinite ? min(1, max(-0.999, bounce)) : 0
    self.init(response: duration, dampingRatio: b >= 0 ? 1 - b : 1 / (1 + b))
  }

  /// Creates a spring from the period of its undamped swing and its damping ratio.
  public init(response: Double, dampingRatio: Double) {
    let period = response.isFinite && response > 0 ? response : 1e-3
    let omega = 2 * Double.pi / period
    let ratio = dampingRatio.isFinite ? max(0, dampingRatio) : 1
    self.init(stiffness: omega * omega, damping: 2 * ratio * omega)
  }

  /// Creates a spring of mass 1 from its stiffness and damping ratio.
  public init(stiffness: Double, dampingRatio: Double) {
    self.init(stiffness: stiffness, damping: 2 * dampingRatio * max(0, stiffness).squareRoot())
  }

  /// The undamped angular frequency, in radians a second.
  public var angularFrequency: Double { (stiffness / mass).squareRoot() }
  /// Damping over critical damping: below 1 swings, 1 does just not.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }
  /// The period of the undamped swing, in seconds.
  public var response: Double { 2 * .pi / angularFrequency }
  /// The perceptual duration, in seconds.
  public var duration: TimeInterval { response }
  /// How bouncy it is: 1 minus the damping ratio, or 1 over it minus 1 above the critical damping.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// No bounce.
  public static let smooth = Spring(duration: 0.5, bounce: 0)
  /// A little bounce.
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  /// More bounce.
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)
  /// Material's spring for small things that move.
  public static let materialFastSpatial = Spring(stiffness: 1400, dampingRatio: 0.9)
  /// Material's spring for things that move.
  public static let materialDefaultSpatial = Spring(stiffness: 700, dampingRatio: 0.9)
  /// Material's spring for large things that move.
  public static let materialSlowSpatial = Spring(stiffness: 300, dampingRatio: 0.9)
  /// Material's spring for small things that change colour or opacity.
  public static let materialFastEffects = Spring(stiffness: 3800, dampingRatio: 1)
  /// Material's spring for things that change colour or opacity.
  public static let materialDefaultEffects = Spring(stiffness: 1600, dampingRatio: 1)
  /// Material's spring for large things that change colour or opacity.
  public static let materialSlowEffects = Spring(stiffness: 800, dampingRatio: 1)
  /// `UISpringTimingParameters`' own.
  public static let uiKitDefault = Spring(mass: 3, stiffness: 1000, damping: 500)
}
