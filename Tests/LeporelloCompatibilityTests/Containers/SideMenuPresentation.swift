// A menu presented from the side: a presentation controller that dims what is behind, an animator, and a gesture that
// drives the way back.

import Leporello

final class SideMenuPresentationController: UIPresentationController {
  private lazy var dimmingView: UIView = {
    let view = UIView()
    view.backgroundColor = UIColor(white: 0, alpha: 0.5)
    view.alpha = 0
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: SideMenuPresentationController.dimmingViewTapped))
    return view
  }()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView = containerView else { return .zero }
    let size = size(
      forChildContentContainer: presentedViewController, withParentContainerSize: containerView.bounds.size)
    return CGRect(origin: .zero, size: size)
  }

  override func size(
    forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    return CGSize(width: min(240, parentSize.width * 0.8), height: parentSize.height)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView = containerView else { return }
    dimmingView.frame = containerView.bounds
    containerView.insertSubview(dimmingView, at: 0)
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 1
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 1 }, completion: nil)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { dimmingView.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.dimmingView.alpha = 0 }, completion: nil)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimmingView.frame = containerView?.bounds ?? .zero
  }

  func dimmingViewTapped(_ recognizer: UITapGestureRecognizer) {
    presentedViewController.dismiss(animated: true)
  }
}

final class SideMenuAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.3
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let controller = transitionContext.viewController(forKey: key) else { return }
    if isPresenting, let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    let shown =
      isPresenting ? transitionContext.finalFrame(for: controller) : transitionContext.initialFrame(for: controller)
    let hidden = shown.offsetBy(dx: -shown.width, dy: 0)
    controller.view.frame = isPresenting ? hidden : shown
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseOut,
      animations: { controller.view.frame = self.isPresenting ? shown : hidden },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

final class SideMenuTransitioning: NSObject, UIViewControllerTransitioningDelegate {
  let interaction = UIPercentDrivenInteractiveTransition()
  var isInteractive = false

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    return SideMenuPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return SideMenuAnimator(isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    return SideMenuAnimator(isPresenting: false)
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    return isInteractive ? interaction : nil
  }
}

class MenuController: UITableViewController {
  let transitioning = SideMenuTransitioning()
  let entries = ["Home", "News", "Settings"]
  private(set) var chosen: [String] = []

  override init(style: UITableView.Style) {
    super.init(style: style)
    modalPresentationStyle = .custom
    transitioningDelegate = transitioning
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
    tableView.rowHeight = 50
    tableView.tableFooterView = UIView()
    let pan = UIPanGestureRecognizer(target: self, action: MenuController.panned)
    view.addGestureRecognizer(pan)
  }

  func panned(_ recognizer: UIPanGestureRecognizer) {
    let progress = -recognizer.translation(in: nil).x / view.bounds.width
    switch recognizer.state {
    case .began:
      transitioning.isInteractive = true
      dismiss(animated: true)
    case .changed: transitioning.interaction.update(progress)
    case .ended where progress > 0.5:
      transitioning.isInteractive = false
      transitioning.interaction.finish()
    case .ended, .cancelled:
      transitioning.isInteractive = false
      transitioning.interaction.cancel()
    default: break
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return entries.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    cell.textLabel?.text = entries[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    chosen.append(entries[indexPath.row])
    dismiss(animated: true)
  }
}
