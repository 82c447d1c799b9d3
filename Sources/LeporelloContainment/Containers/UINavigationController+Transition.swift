// From one top to the next: run by the layout, or in step with the container's own appearance.

import LeporelloGraphics

extension UINavigationController {
  static var pushDuration: TimeInterval { 0.35 }

  /// The layout of the container: starts what waits, unless something runs.
  func runPending() {
    if let shown, current == nil { shown.viewIfLoaded?.frame = view.bounds }
    guard let change = pending, current == nil, isOnScreen, let view = viewIfLoaded else { return }
    pending = nil
    announceMoves()
    guard let to = stack.last, let from = shown, to !== from else {
      concludeMoves()
      return
    }
    let transition = makeTransition(from: from, to: to, change: change, in: view)
    current = transition
    transition.start()
  }

  func makeTransition(
    from: UIViewController, to: UIViewController, change: StackChange, in view: UIView, interactive: Bool = false
  ) -> ContainerTransition {
    let animator =
      change.animated
      ? delegate?.navigationController(self, animationControllerFor: change.operation, from: from, to: to) : nil
    let interactor = animator.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
    let isPop = change.operation == .pop
    return ContainerTransition(
      ContainerTransition.Plan(
        order: .navigation, from: from, to: to, animated: change.animated,
        duration: animator?.transitionDuration(using: nil) ?? Self.pushDuration, container: view, animator: animator,
        interactor: interactor,
        install: { [self] in
          to.view.frame = view.bounds
          view.insertSubview(to.view, at: isPop ? 0 : stackTopIndex(in: view, above: from))
          if !change.animated { from.viewIfLoaded?.removeFromSuperview() }
        },
        began: { [self] in delegate?.navigationController(self, willShow: to, animated: change.animated) },
        look: { fraction in Self.place(from: from, to: to, in: view.bounds, isPop: isPop, fraction: fraction) },
        uninstall: { [self] completed in
          let (staying, leaving) = completed ? (to, from) : (from, to)
          leaving.viewIfLoaded?.removeFromSuperview()
          if staying.view.superview !== view { view.addSubview(staying.view) }
          staying.view.frame = view.bounds
          shown = staying
        },
        ended: { [self] completed in
          current = nil
          if completed {
            concludeMoves()
            delegate?.navigationController(self, didShow: to, animated: change.animated)
          }
          if pending != nil { view.setNeedsLayout() }
        }), interactive: interactive)
  }

  private func stackTopIndex(in view: UIView, above from: UIViewController) -> Int {
    (view.subviews.firstIndex { $0 === from.viewIfLoaded } ?? view.subviews.count - 1) + 1
  }

  /// The page on top slides in from or out to the right; the one below moves a third as far.
  private static func place(
    from: UIViewController, to: UIViewController, in bounds: CGRect, isPop: Bool, fraction: CGFloat
  ) {
    let (top, below) = isPop ? (from, to) : (to, from)
    let shown = isPop ? 1 - fraction : fraction
    top.view.frame = bounds.offsetBy(dx: bounds.width * (1 - shown), dy: 0)
    below.view.frame = bounds.offsetBy(dx: -bounds.width * 0.3 * shown, dy: 0)
  }

  // MARK: In step with the container

  func forwardWillAppear(_ animated: Bool) {
    takeUpPending()
    announceMoves()
    if shown !== stack.last { showTopQuietly() }
    guard let shown else { return }
    forwarded.begin(shown, appearing: true, animated: animated)
    delegate?.navigationController(self, willShow: shown, animated: animated)
  }

  func forwardDidAppear(_ animated: Bool) {
    guard let shown else { return }
    forwarded.end()
    concludeMoves()
    delegate?.navigationController(self, didShow: shown, animated: animated)
  }

  /// Puts the top's view in place while the container is not on screen, or on its way; what was shown leaves at the
  /// container's own pace.
  func showTopQuietly() {
    defer { concludeDepartures() }
    guard let top = stack.last, top !== shown, let view = viewIfLoaded, let topView = top.view else { return }
    let old = shown
    forwarded.exchange(old, for: top, in: appearance.state, animated: appearance.animated)
    shown = top
    topView.frame = view.bounds
    view.insertSubview(topView, at: 0)
    old?.viewIfLoaded?.removeFromSuperview()
  }

  /// A change that still waited when the container left or came back: it is carried out unseen.
  func takeUpPending() {
    guard pending != nil else { return }
    pending = nil
    announceMoves()
    showTopQuietly()
  }

  func concludeDepartures() {
    let gone = departing
    departing = []
    for controller in gone where controller.parent === self {
      controller.removeFromParent()
      stackMembers.remove(ObjectIdentifier(controller))
    }
  }
}
