// Apple's containers subclassed and delegated to as on iOS, a presentation with an animator of its own among them.

import Leporello

class RootTabBarController: UITabBarController, UITabBarControllerDelegate, UINavigationControllerDelegate {
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    let profile = ProfileViewController()
    profile.tabBarItem = UITabBarItem(title: "Profile", image: UIImage(systemName: "person"), tag: 0)
    let navigation = UINavigationController(rootViewController: profile)
    navigation.delegate = self
    navigation.interactivePopGestureRecognizer?.isEnabled = true
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20])
    pages.setViewControllers([PageController("one")], direction: .forward, animated: false, completion: nil)
    setViewControllers([navigation, pages], animated: false)
    selectedIndex = 0
    navigation.navigationBar.isTranslucent = false
    navigation.navigationBar.barTintColor = .white
    tabBar.unselectedItemTintColor = .gray
    tabBar.items?.last?.badgeValue = "1"
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    return viewController !== selectedViewController
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    log.append("selected")
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    log.append("willShow \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return operation == .push ? ZoomAnimator() : nil
  }
}

class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.35
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to),
      let toViewController = transitionContext.viewController(forKey: .to)
    else {
      transitionContext.completeTransition(false)
      return
    }
    toView.frame = transitionContext.finalFrame(for: toViewController)
    toView.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    transitionContext.containerView.addSubview(toView)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.7,
      initialSpringVelocity: 0.3, options: .curveLinear,
      animations: { toView.transform = .identity },
      completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }
}

class SheetTransitioning: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return ZoomAnimator()
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    return nil
  }
}

extension UIViewController {
  func embed(_ child: UIViewController, in container: UIView? = nil) {
    let container: UIView = container ?? view
    addChild(child)
    container.addSubview(child.view)
    child.view.pinEdges(to: container)
    child.didMove(toParent: self)
  }

  func unembed() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }

  var topmost: UIViewController {
    if let navigation = self as? UINavigationController { return navigation.visibleViewController?.topmost ?? self }
    if let tabs = self as? UITabBarController { return tabs.selectedViewController?.topmost ?? self }
    return presentedViewController?.topmost ?? self
  }
}

extension UIView {
  @discardableResult
  func pinEdges(to other: UIView, insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    let constraints = [
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leftAnchor.constraint(equalTo: other.leftAnchor, constant: insets.left),
      rightAnchor.constraint(equalTo: other.rightAnchor, constant: -insets.right),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints
  }
}

/// A controller that is the delegate of another one, as hosts of public containers are: the protocol says nothing of
/// actors.
class HostController: UIViewController, DrawerViewControllerDelegate, WizardControllerDelegate {
  private(set) var heard: [String] = []
  private var token: NSObjectProtocol?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = NotificationCenter.default.addObserver(
      forName: ProfileViewController.didChange, object: nil, queue: nil
    ) { [weak self] note in
      self?.note(note)
    }
  }

  private func note(_ note: Notification) {
    heard.append("followed \(note.userInfo?["count"] as? Int ?? 0)")
  }

  func drawerController(_ drawer: DrawerViewController, didChange state: DrawerState) {
    heard.append("drawer \(state.rawValue)")
    title = "\(state)"
  }

  func wizardDidFinish(_ wizard: WizardController) {
    heard.append("finished")
    wizard.unembed()
  }

  func wizard(_ wizard: WizardController, didReach step: WizardStep) {
    heard.append(step.title ?? "")
  }

  deinit {
    if let token = token { NotificationCenter.default.removeObserver(token) }
  }
}
