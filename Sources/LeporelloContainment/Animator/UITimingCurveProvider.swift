// The curves and springs that animators run by.

public import LeporelloGraphics
public import LeporelloTransitions

/// How an animator runs: a cubic curve or a spring.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
  /// The cubic curve, if it is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The timing over a duration; a spring given by its physics keeps its own.
  func timing(over duration: TimeInterval) -> Timing {
    if let spring = springTimingParameters { return spring.timing(over: duration) }
    return Timing(duration: duration, curve: cubicTimingParameters?.curve ?? .easeInOut)
  }
}

/// A cubic curve.
@preconcurrency @MainActor public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  let curve: UnitCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint

  /// Creates one of UIKit's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    switch curve {
    case .easeInOut: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (controlPoint1, controlPoint2) = (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    case .linear: (controlPoint1, controlPoint2) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    }
    self.curve = curve.unitCurve
  }

  /// Creates a curve from two control points.
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    (self.controlPoint1, self.controlPoint2) = (controlPoint1, controlPoint2)
    curve = .bezier(
      Double(controlPoint1.x), Double(controlPoint1.y), Double(controlPoint2.x), Double(controlPoint2.y))
  }

  /// This curve.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A damped spring.
@preconcurrency @MainActor public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    case ratio(Double)
    case physical(Spring)
  }

  private let kind: Kind
  /// The velocity at the start, in whole ways a second.
  public let initialVelocity: CGVector

  /// Creates the spring that comes to rest after the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    kind = .ratio(Double(ratio))
    initialVelocity = velocity
  }

  /// Creates a spring from its physics; it takes the time it takes.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector = .zero) {
    kind = .physical(Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)))
    initialVelocity = velocity
  }

  /// Creates UIKit's own spring: mass 3, stiffness 1000, damping 500.
  public override convenience init() { self.init(mass: 3, stiffness: 1000, damping: 500) }

  /// None.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// This spring.
  public var springTimingParameters: UISpringTimingParameters? { self }

  func timing(over duration: TimeInterval) -> Timing {
    // One progress serves all properties, so one number has to serve as the velocity.
    let velocity = Double(abs(initialVelocity.dx) >= abs(initialVelocity.dy) ? initialVelocity.dx : initialVelocity.dy)
    switch kind {
    case .ratio(let ratio):
      let spring = Spring(fitting: duration, dampingRatio: ratio, initialVelocity: velocity)
      return Timing(duration: duration, shape: .spring(spring, initialVelocity: velocity))
    case .physical(let spring): return Timing(spring: spring, initialVelocity: velocity)
    }
  }
}
