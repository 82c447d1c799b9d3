// Core Animation's transitions of a layer's content.

public import LeporelloGraphics
import LeporelloTransitions

/// A change that layers run by themselves.
@preconcurrency @MainActor open class CAAnimation: NSObject {
  /// The duration in seconds; 0 takes the transaction's.
  open var duration: TimeInterval = 0
  /// When it begins, in seconds from now.
  open var beginTime: TimeInterval = 0
  /// The curve, or nil for Core Animation's default.
  open var timingFunction: CAMediaTimingFunction?
}

/// The kinds of a layer's transition, by Core Animation's names.
public struct CATransitionType: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Blends from old to new.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away from over the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The directions of a layer's transition, by Core Animation's names.
public struct CATransitionSubtype: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// Creates a direction from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Begins at the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// Begins at the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// Begins at the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// Begins at the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A transition between what a layer shows when it is added and what it shows at the end of the turn.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// The kind.
  open var type: CATransitionType = .fade
  /// The direction, for the kinds that have one.
  open var subtype: CATransitionSubtype?

  var pageTransition: any PageTransition {
    let edge: TransitionEdge =
      switch subtype {
      case .fromRight: .right
      case .fromTop: .top
      case .fromBottom: .bottom
      default: .left
      }
    return switch type {
    case .push: .push(from: edge)
    case .moveIn: .moveIn(from: edge)
    case .reveal: .reveal(from: edge)
    default: .crossDissolve
    }
  }
}

extension CALayer {
  /// Runs a transition from what the layer's view shows now to what it shows at the end of this turn.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    guard let view, let transition = anim as? CATransition, !CATransaction.disablesActions else { return }
    let duration = anim.duration > 0 ? anim.duration : CATransaction.animationDuration()
    RunningTransition(
      transition.pageTransition,
      timing: Timing(
        duration: duration, delay: anim.beginTime, curve: anim.timingFunction?.curve ?? .default),
      on: view, from: view.shownPicture, completion: CATransaction.hearing { _ in }
    ).begin(label: "CATransition")
  }

  /// Takes the running transition away.
  public func removeAnimation(forKey key: String) { view?.motion?.transition?.interrupt() }
}
