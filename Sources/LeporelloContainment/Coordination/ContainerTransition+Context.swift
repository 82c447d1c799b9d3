// A transition as animators, gestures and onlookers see it.

import LeporelloGraphics

extension ContainerTransition: UIViewControllerContextTransitioning {
  var containerView: UIView { plan.container }
  var isAnimated: Bool { plan.animated }
  var transitionWasCancelled: Bool { isCancelled }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? plan.from : key == .to ? plan.to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? plan.view(plan.from) : key == .to ? plan.view(plan.to) : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === plan.from ? plan.finalFrame(vc) ?? plan.container.bounds : .zero
  }
  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === plan.to ? plan.finalFrame(vc) ?? plan.container.bounds : .zero
  }
  func completeTransition(_ didComplete: Bool) { finish(didComplete) }
  var presentationStyle: UIModalPresentationStyle {
    (plan.to?.presentedBy ?? plan.from?.presentedBy)?.style ?? .none
  }
  func updateInteractiveTransition(_ percentComplete: CGFloat) { update(percentComplete) }
  func finishInteractiveTransition() { endGesture(cancelled: false) }
  func cancelInteractiveTransition() { endGesture(cancelled: true) }
}

extension ContainerTransition: UIViewControllerTransitionCoordinator {
  var initiallyInteractive: Bool { isInitiallyInteractive }
  var transitionDuration: TimeInterval { plan.animated ? plan.duration : 0 }
  var targetTransform: CGAffineTransform { .identity }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let animation { alongside.append { [unowned self] in animation(self) } }
    if let completion { completions.append { [unowned self] in completion(self) } }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { interactionHandlers.append { [unowned self] in handler(self) } }
}
