// What code beside a transition can know of it and hang on to it.

public import LeporelloGraphics

/// Names the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's text.
  public let rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The outgoing controller.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The incoming controller.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Names the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's text.
  public let rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The outgoing view.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The incoming view.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// What can be known of a transition.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// Whether a gesture drives it now.
  var isInteractive: Bool { get }
  /// Whether a gesture drove it at first.
  var initiallyInteractive: Bool { get }
  /// Whether it was called off.
  var isCancelled: Bool { get }
  /// Its duration in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far it is, 0 to 1.
  var percentComplete: CGFloat { get }
  /// The view inside which it runs.
  var containerView: UIView { get }
  /// The map that the content takes; a stage never turns.
  var targetTransform: CGAffineTransform { get }
  /// One of its controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of its views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// A transition that code can accompany.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs animations along with the transition, and something after it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs animations of a view elsewhere along with the transition.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Tells when a gesture takes over or lets go, before the callbacks that follow from it.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinatorContext {
  /// The curve of what follows a gesture.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// How fast what follows a gesture runs, as a multiple of its own speed.
  public var completionVelocity: CGFloat { 1 }
  /// The style of a presentation.
  public var presentationStyle: UIModalPresentationStyle {
    (self as? any UIViewControllerContextTransitioning)?.presentationStyle ?? .none
  }
  /// Whether the transition can be taken hold of on its way.
  public var isInterruptible: Bool { false }
}

extension UIViewControllerTransitionCoordinator {
  /// Tells when a gesture lets go, before the callbacks that follow from it.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { notifyWhenInteractionChanges(handler) }
  /// Runs animations along with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
