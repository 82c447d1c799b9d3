// How controllers are presented.

/// How much of what is below a presentation covers; closed.
public enum UIModalPresentationStyle: Int, Sendable, Hashable {
  /// The whole screen; what is below leaves it.
  case fullScreen = 0
  /// A sheet; what is below stays.
  case pageSheet = 1
  /// A small sheet; what is below stays.
  case formSheet = 2
  /// The nearest context; its content leaves the screen.
  case currentContext = 3
  /// Whatever a presentation controller says; what is below stays.
  case custom = 4
  /// The whole screen; what is below stays.
  case overFullScreen = 5
  /// The nearest context; its content stays.
  case overCurrentContext = 6
  /// A bubble; what is below stays.
  case popover = 7
  /// The system's choice: a sheet.
  case automatic = -2
  /// Nothing.
  case none = -1

  /// Whether what is below leaves the screen.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
}

/// How a presentation looks; closed.
public enum UIModalTransitionStyle: Int, Sendable, Hashable {
  /// Slides up.
  case coverVertical
  /// Turns over.
  case flipHorizontal
  /// Blends.
  case crossDissolve
  /// Curls up.
  case partialCurl
}

/// Supplies animators for presentations.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// The animator of a presentation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animator of a dismissal.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// What drives a presentation by a gesture.
  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  /// What drives a dismissal by a gesture.
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  /// What arranges a presentation of the custom style.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// No animator.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// No animator.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// No gesture.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// No gesture.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// The plain one.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}
