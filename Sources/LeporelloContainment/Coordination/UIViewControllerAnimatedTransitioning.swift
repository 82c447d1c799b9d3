// Transitions that code supplies to a container.

public import LeporelloGraphics

/// What an animator is told of its transition, and calls when it is over.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view inside which the transition runs.
  var containerView: UIView { get }
  /// Whether it is to be animated.
  var isAnimated: Bool { get }
  /// Whether a gesture drives it.
  var isInteractive: Bool { get }
  /// Whether it was called off.
  var transitionWasCancelled: Bool { get }
  /// One of its controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of its views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view stands at first.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view is to stand at last.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// Says that the transition is over.
  func completeTransition(_ didComplete: Bool)
  /// Says how far a gesture is.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Says that a gesture carried the transition through.
  func finishInteractiveTransition()
  /// Says that a gesture called the transition off.
  func cancelInteractiveTransition()
  /// Says that a gesture holds the transition.
  func pauseInteractiveTransition()
  /// The style of a presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The map that the incoming view is to have at last.
  var targetTransform: CGAffineTransform { get }
}

extension UIViewControllerContextTransitioning {
  /// Nothing.
  public func pauseInteractiveTransition() {}
  /// No presentation.
  public var presentationStyle: UIModalPresentationStyle { .none }
  /// The identity.
  public var targetTransform: CGAffineTransform { .identity }
}

/// Animates a container's transition.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// The duration in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Runs the transition; calls `completeTransition(_:)` at its end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Told that the transition is over.
  func animationEnded(_ transitionCompleted: Bool)
  /// An animator that runs the transition where code asks for it; containers call `animateTransition(using:)`.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
}

extension UIViewControllerAnimatedTransitioning {
  /// Told that the transition is over.
  public func animationEnded(_ transitionCompleted: Bool) {}
  /// One that does nothing: `animateTransition(using:)` runs the transition, and is the only one asked.
  public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  { UIViewPropertyAnimator(duration: 0, curve: .linear) }
}

/// Drives a container's transition by a gesture.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Starts the transition; the gesture goes on from there.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// Whether a gesture is there from the start.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Yes.
  public var wantsInteractiveStart: Bool { true }
}

/// Drives an animator by a fraction.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: (any UIViewControllerContextTransitioning)?
  /// How far the gesture is, 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest runs, as a multiple of the animator's own speed.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest; kept for code that sets it.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether a gesture is there from the start; without one the transition runs by itself.
  open var wantsInteractiveStart = true
  /// The whole transition's duration in seconds.
  open var duration: CGFloat { CGFloat((context as? ContainerTransition)?.transitionDuration ?? 0) }

  /// Starts the transition.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    percentComplete = 0
  }

  /// Moves the transition to a fraction.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(1, max(0, percentComplete))
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Stands still until the next fraction; it does so by itself.
  open func pause() {}
  /// The curve of the rest; kept for code that sets it.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Calls the transition off.
  open func cancel() { context?.cancelInteractiveTransition() }

  /// Carries the transition through.
  open func finish() { context?.finishInteractiveTransition() }
}
