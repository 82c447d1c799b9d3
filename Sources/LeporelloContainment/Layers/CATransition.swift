// Core Animation's transitions of a layer's content.

import LeporelloGraphics
import LeporelloTransitions

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

extension CATransition {
  /// Runs from what a layer's view shows now to what it shows at the end of this turn.
  func run(on view: UIView) {
    guard !CATransaction.disablesActions else { return }
    let length = duration > 0 ? duration : CATransaction.animationDuration()
    let delay = beginTime == 0 ? 0 : max(0, beginTime - CACurrentMediaTime())
    RunningTransition(
      pageTransition, timing: Timing(duration: length, delay: delay, curve: timingFunction?.curve ?? .default),
      on: view, from: view.shownPicture,
      completion: CATransaction.hearing { finished in self.delegate?.animationDidStop(self, finished: finished) }
    ).begin(label: "CATransition")
  }
}
