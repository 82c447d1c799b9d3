// Tabs: all are children, one is shown; a switch sends the new one's will first and the old one's did first.

import LeporelloGraphics

/// Decides about and hears of the user's taps.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a tap may select a controller.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// Told that a tap selected a controller.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// How the interface may lie.
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  /// The animator of a switch.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What drives an animator by a gesture.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  /// Any tap may select.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Ignores the selection.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  /// The usual ways.
  public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  { .allButUpsideDown }
  /// No animator.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// No gesture.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Shows one of several controllers at a time.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  var tabs: [UIViewController] = []
  var selected: UIViewController?
  /// The tab whose view is in place.
  var shown: UIViewController?
  var current: ContainerTransition?
  var forwarded = ForwardedChild()
  /// Decides about and hears of the user's taps.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The tabs' controllers; the old ones are removed first.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the tabs' controllers; a selected one that stays stays selected.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(by: viewControllers ?? [])
  }
  /// The selected controller; setting it does not ask the delegate.
  open var selectedViewController: UIViewController? {
    get { selected }
    set { if let newValue { select(newValue) } }
  }
  /// The selected controller's place, or `NSNotFound`.
  open var selectedIndex: Int {
    get { selected.flatMap { tab in tabs.firstIndex { $0 === tab } } ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
  }

  /// The bar, for code that sets it up; it is not shown.
  open var tabBar: UITabBar {
    storedTabBar.items = tabs.map(\.tabBarItem)
    storedTabBar.selectedItem = selected?.tabBarItem
    return storedTabBar
  }
  private lazy var storedTabBar = {
    let bar = UITabBar(frame: .zero)
    bar.delegate = self
    return bar
  }()
  /// Told that a tap chose an item of the bar.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Where tabs without room would be; there is always room.
  open var moreNavigationController: UINavigationController { storedMore }
  private lazy var storedMore = UINavigationController()
  /// The tabs that a person may arrange; kept for code that sets it.
  open var customizableViewControllers: [UIViewController]?
  /// The selected tab.
  open override var childForStatusBarStyle: UIViewController? { selected }
  /// The selected tab.
  open override var childForStatusBarHidden: UIViewController? { selected }
  /// The selected tab.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selected }
  /// The selected tab.
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selected }

  /// The container forwards to the selected tab by itself.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  /// Puts the selected tab's view in place.
  open override func viewDidLoad() {
    super.viewDidLoad()
    installSelected()
  }
  /// Forwards to the selected tab.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    installSelected()
    forwarded.begin(shown, appearing: true, animated: animated)
  }
  /// Forwards to the selected tab.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    forwarded.end()
  }
  /// Forwards to the selected tab.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    abandonCurrent()
    forwarded.begin(shown, appearing: false, animated: animated)
  }
  /// Forwards to the selected tab.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    forwarded.end()
  }
  /// A switch that is under way, or the parent's transition.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    current ?? super.transitionCoordinator
  }
}
