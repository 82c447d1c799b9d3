// Arranges what a presentation shows beside the presented view, and where that view stands.

public import LeporelloGraphics

/// Adapts presentations; default implementations stand in for optional requirements.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style in a compact environment.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Whether a person may take the presentation away; nobody does so here.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// A person begins to take the presentation away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A person took the presentation away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A person tried to take the presentation away.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The presentation's own.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
  /// Yes.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Arranges a presentation; subclasses add views around the presented one.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
  /// The controller that presents.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }
  /// The controller that is presented.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  // Neither is kept: the presenter keeps the presentation, and that keeps this.
  weak var presenter: UIViewController?
  private weak var presented: UIViewController?
  /// Who adapts the presentation.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  weak var presentation: Presentation?

  /// Creates a controller of a presentation.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    (presented, presenter) = (presentedViewController, presentingViewController)
    super.init()
  }

  /// The style.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// The style in a compact environment.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self) ?? .none
  }
  /// The view inside which the presentation runs, as long as it does.
  open var containerView: UIView? { presentation?.holder }
  /// The view that is presented; another one holds it where subclasses say so.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where the presented view is to stand.
  open var frameOfPresentedViewInContainerView: CGRect { presentation?.standardFrame ?? .zero }
  /// Whether the presentation covers the screen.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view leaves the screen.
  open var shouldRemovePresentersView: Bool { presentationStyle.removesPresenter }

  /// Told that the container is about to be laid out.
  open func containerViewWillLayoutSubviews() {}
  /// Told that the container was laid out.
  open func containerViewDidLayoutSubviews() {}
  /// Told that the presentation begins.
  open func presentationTransitionWillBegin() {}
  /// Told that the presentation is there, or was called off.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Told that the dismissal begins.
  open func dismissalTransitionWillBegin() {}
  /// Told that the dismissal is over, or was called off.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Sizes

  /// The size that the presented content would like.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Told that the content would like another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Told that the content's fitting size changed.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size that the content has when the container has one.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Told that the container is about to have another size.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Told that the traits are about to change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

/// The view inside which a presentation runs.
@MainActor final class PresentationHolder: UIView {
  weak var presentationController: UIPresentationController?

  override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }
}
