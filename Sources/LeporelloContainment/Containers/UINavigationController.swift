// A stack of controllers: the stack changes at once, the callbacks come from the container's next layout.

import LeporelloGraphics

/// Hears of pushes and pops, and may supply animators.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
  /// Told after the wills.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Told after the dids.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// How the interface may lie.
  func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
    -> UIInterfaceOrientationMask
  /// The animator of a push or pop.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What drives an animator by a gesture.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Ignores it.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// Ignores it.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
  /// The usual ways.
  public func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
    -> UIInterfaceOrientationMask
  { .allButUpsideDown }
  /// No animator.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// No gesture.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Shows the top of a stack of controllers.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// What changes the stack; closed.
  public enum Operation: Int, Sendable, Hashable {
    /// Nothing.
    case none
    /// A push.
    case push
    /// A pop.
    case pop
  }

  var stack: [UIViewController] = []
  /// The controller whose view is in place.
  var shown: UIViewController?
  var current: ContainerTransition?
  var forwarded = ForwardedChild()
  /// The change that waits for the layout.
  var pending: StackChange?
  /// Children on the stack that have not heard `willMove` yet, and those that have not heard `didMove`.
  var arriving: [UIViewController] = []
  var settling: [UIViewController] = []
  /// Children off the stack that heard `willMove(toParent: nil)` and leave at the end of the transition.
  var departing: [UIViewController] = []
  /// Which children are or were on the stack; others were added by hand and are left alone.
  var stackMembers: Set<ObjectIdentifier> = []
  /// Hears of pushes and pops.
  open weak var delegate: (any UINavigationControllerDelegate)?
  private(set) lazy var popGesture = PopGestureRecognizer(of: self)
  /// The drag from the left edge that pops the top; switch it off to keep the top.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }
  /// The bar, for code that sets it up; it is not shown.
  public private(set) lazy var navigationBar = {
    let bar = (barClasses.bar as? UINavigationBar.Type)?.init(coder: NSCoder()) ?? UINavigationBar(frame: .zero)
    bar.container = self
    return bar
  }()
  private let barClasses: (bar: AnyClass?, toolbar: AnyClass?)
  /// The toolbar, for code that sets it up; it is not shown.
  public private(set) lazy var toolbar: UIToolbar! =
    (barClasses.toolbar as? UIToolbar.Type)?.init(coder: NSCoder()) ?? UIToolbar(frame: .zero)
  /// Whether the toolbar is hidden; there is none to be seen.
  open var isToolbarHidden = true
  /// Hides or shows the toolbar; there is none to be seen.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// Whether bars go when content is scrolled; kept for code that sets it.
  open var hidesBarsOnSwipe = false
  /// Whether bars go at a tap; kept for code that sets it.
  open var hidesBarsOnTap = false
  /// Whether bars go when the keyboard comes; kept for code that sets it.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether bars go in a low place; kept for code that sets it.
  open var hidesBarsWhenVerticallyCompact = false
  /// What watches for scrolling that hides bars; nothing comes of it.
  public private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  /// What watches for taps that hide bars; nothing comes of it.
  public private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
  /// Whether the bar is hidden; there is none, and without it the top decides about the status bar's style.
  open var isNavigationBarHidden = false
  /// Hides or shows the bar; there is none to be seen.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  /// Replaces whatever is shown by a push.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }
  /// The top, where no bar is in between.
  open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? stack.last : nil }
  /// The top.
  open override var childForStatusBarHidden: UIViewController? { stack.last }
  /// The top.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { stack.last }
  /// The top.
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { stack.last }

  /// Creates a container with one controller, which hears `willMove(toParent:)` at once.
  public init(rootViewController: UIViewController) {
    barClasses = (nil, nil)
    super.init(nibName: nil, bundle: nil)
    change(to: [rootViewController], animated: false, operation: .push)
  }
  /// Creates a container with bars of classes of one's own.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    barClasses = (navigationBarClass, toolbarClass)
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates an empty container.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    barClasses = (nil, nil)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates an empty container as if decoded.
  public required init?(coder: NSCoder) {
    barClasses = (nil, nil)
    super.init(coder: coder)
  }

  /// The stack, bottom first; up to date at once, before any callback.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller on top.
  open var topViewController: UIViewController? { stack.last }
  /// The controller on top, or what it presents.
  open var visibleViewController: UIViewController? { presenting?.presented ?? stack.last }
  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let isPop = stack.contains { $0 === viewControllers.last }
    change(to: viewControllers, animated: animated, operation: isPop ? .pop : .push)
  }
  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) { push(viewController, animated) }
  /// Takes the top off.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { pop(to: stack.count - 1, animated).last }
  /// Takes everything above a controller off.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    return pop(to: index + 1, animated)
  }
  /// Takes everything but the bottom off.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 1, animated) }

  /// The container forwards to the top by itself.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  /// Makes a view whose layout runs the changes of the stack.
  open override func loadView() {
    baseReceived(.loadView) {
      let view = ContainerView(frame: CGRect(origin: .zero, size: core.size))
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.onLayout = { [weak self] in self?.runPending() }
      view.addGestureRecognizer(popGesture)
      self.view = view
    }
  }
  /// Forwards to the top.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    forwardWillAppear(animated)
  }
  /// Forwards to the top.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    forwardDidAppear(animated)
  }
  /// Forwards to the top.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    current?.abandon()
    forwarded.begin(shown, appearing: false, animated: animated)
  }
  /// Forwards to the top.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    forwarded.end()
    takeUpPending()
  }
  /// A push or pop under way, or the parent's transition.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    current ?? super.transitionCoordinator
  }
}
