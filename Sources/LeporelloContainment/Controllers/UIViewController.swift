// A controller of a view and of child controllers. The class's body carries what subclasses may override, in UIKit's
// words; the work stands in the extensions beside it and in `Appearance/`.

public import LeporelloGraphics

/// Manages a view and the controllers inside it.
@preconcurrency @MainActor open class UIViewController: UIResponder, UIContentContainer {
  // MARK: State

  var storedView: UIView?
  var isLoadingView = false
  /// The children, made with the first one; taken apart where no actor runs, when nobody else holds the controller.
  nonisolated(unsafe) var childList: NestedList<UIViewController>?
  weak var storedParent: UIViewController?
  var appearance = AppearanceMachine()
  /// Which way the controller moves between containers, while it does.
  var move: Move?
  /// How many of its own appearance callbacks are running.
  var insideAppearanceCallback = 0
  var awaitsViewIsAppearing = false
  var needsUpdateConstraints = true
  /// The last parent that `didMove` was heard with while an appearance was under way.
  var replayedDidMove: ReplayedMove?
  /// Callbacks that were dispatched and not yet seen by the base implementation.
  var dispatched: [LifecycleEvent.Kind] = []
  var explicitTraceName: String?
  let identity = UIViewController.nextIdentity()
  let nib: (name: String?, bundle: Bundle?)
  var obligations = Obligations()
  /// The stage that watches the controller for something left open.
  weak var suspectedBy: StageCore?
  /// What this controller presents.
  var presenting: Presentation?
  /// The presentation by which this controller is shown.
  weak var presentedBy: Presentation?
  var wasJustDismissed = false
  var traitObservers: [TraitObserver] = []
  var madePresentationController: UIPresentationController?
  var storedPreferredContentSize = CGSize.zero
  var lastFittingSize: CGSize?
  var overrideTraits: [ObjectIdentifier: UITraitCollection] = [:]
  /// Whether `transition(from:to:)` drives this controller now.
  var isInTransition = false
  /// Whether the begin under way comes from a container of this module.
  var isContainerDriving = false

  // MARK: Life

  /// Creates a controller; there are no nib files here, so `loadView` makes the view.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nib = (nibNameOrNil, nibBundleOrNil)
    super.init(responder: ())
  }

  /// Creates a controller as if decoded.
  public required init?(coder: NSCoder) {
    nib = (nil, nil)
    super.init(responder: ())
  }

  /// Creates a controller whose `loadView` makes the view.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// A title that containers show.
  open var title: String?
  /// The nib's name, kept for code that reads it.
  open var nibName: String? { nib.name }
  /// The nib's bundle, kept for code that reads it.
  open var nibBundle: Bundle? { nib.bundle }
  /// What the lifecycle trace prints; the title or the type unless set.
  public var traceName: String {
    get { explicitTraceName ?? title ?? String(describing: type(of: self)) }
    set { explicitTraceName = newValue }
  }

  // MARK: View

  /// The view, loaded when first asked for.
  open var view: UIView! {
    get { loadedView() }
    set { replaceView(by: newValue) }
  }
  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { storedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { storedView != nil }
  /// Loads the view unless it is loaded.
  open func loadViewIfNeeded() { _ = loadedView() }
  /// Makes the view; overrides set `view`.
  open func loadView() { baseReceived(.loadView) { makeDefaultView() } }
  /// Told that the view was loaded.
  open func viewDidLoad() { baseReceived(.viewDidLoad) {} }

  // MARK: Appearance

  /// Told that the view is about to be put on screen.
  open func viewWillAppear(_ animated: Bool) { baseReceivedAppearance(.viewWillAppear(animated), "viewWillAppear") }
  /// Told that the view is being put on screen and was placed by its superview.
  open func viewIsAppearing(_ animated: Bool) { baseReceivedAppearance(.viewIsAppearing(animated), "viewIsAppearing") }
  /// Told that the view is on screen.
  open func viewDidAppear(_ animated: Bool) { baseReceivedAppearance(.viewDidAppear(animated), "viewDidAppear") }
  /// Told that the view is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) {
    baseReceivedAppearance(.viewWillDisappear(animated), "viewWillDisappear")
  }
  /// Told that the view left the screen.
  open func viewDidDisappear(_ animated: Bool) {
    baseReceivedAppearance(.viewDidDisappear(animated), "viewDidDisappear")
  }
  /// Whether the appearance is caused by joining a container; meant inside the appearance callbacks.
  open var isMovingToParent: Bool { insideAppearanceCallback > 0 && move == .toParent }
  /// Whether the disappearance is caused by leaving a container; meant inside the appearance callbacks.
  open var isMovingFromParent: Bool { insideAppearanceCallback > 0 && move == .fromParent }
  /// Whether the children hear of this controller's appearance without its doing.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Tells a child that its view is about to appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginByHand(isAppearing, animated) }
  /// Tells a child that its appearance transition is over.
  open func endAppearanceTransition() { endByHand() }

  // MARK: Containment

  /// The container that holds this controller.
  open var parent: UIViewController? { storedParent }
  /// The controllers inside, in the order in which they were added.
  open var children: [UIViewController] { storedChildren }
  /// Adds a child; sends it `willMove(toParent:)` and never `didMove`.
  open func addChild(_ childController: UIViewController) { add(childController) }
  /// Takes the controller out of its parent; sends `didMove(toParent: nil)` and never `willMove`.
  open func removeFromParent() { removeFromItsParent() }
  /// Told that the parent is about to change.
  open func willMove(toParent parent: UIViewController?) { baseReceivedWillMove(parent) }
  /// Told that the parent changed.
  open func didMove(toParent parent: UIViewController?) { baseReceivedDidMove(parent) }
  /// Swaps two children's views with an animation, and drives their appearance.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    swap(
      fromViewController, for: toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  // MARK: Presentation and lookups

  /// The controller that this one presents, or that one of its containers does.
  open var presentedViewController: UIViewController? { presenting?.presented ?? storedParent?.presentedViewController }
  /// The controller that presents this one or one of its containers.
  open var presentingViewController: UIViewController? {
    presentedBy?.presenter ?? storedParent?.presentingViewController
  }
  /// How the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue { madePresentationController = nil } }
  }
  /// How a presentation looks.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether presentations over the current context stop at this controller.
  open var definesPresentationContext = false
  /// Supplies animators for this controller's presentation.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Shows a controller over this one.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { startPresenting(viewControllerToPresent, animated: flag, completion: completion) }
  /// Takes away what this controller presents, or itself where it is presented.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }
  /// Shows a controller where this one stands: a navigation controller around pushes it, else it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let container = storedParent { container.show(vc, sender: sender) } else { present(vc, animated: true) }
  }
  /// Shows a controller as the detail: in a split controller's last column, else as `show(_:sender:)` does.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let container = storedParent {
      container.showDetailViewController(vc, sender: sender)
    } else {
      show(vc, sender: sender)
    }
  }
  /// What arranges the presentation by which this controller, or one that holds it, is or will be shown.
  open var presentationController: UIPresentationController? {
    if let presentedBy { return presentedBy.controller }
    if let storedParent { return storedParent.presentationController }
    if let madePresentationController { return madePresentationController }
    let made = askForPresentationController(presenting: nil)
    madePresentationController = made
    return made
  }
  /// Whether a person may not take the presentation away; kept for code that sets it.
  open var isModalInPresentation = false
  /// Whether the presented controller decides about the status bar; kept for code that sets it.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether presentations in this context use its transition style; kept for code that sets it.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the appearance is caused by a presentation; meant inside the appearance callbacks.
  open var isBeingPresented: Bool { presentedBy?.stage == .presenting }
  /// Whether the disappearance is caused by a dismissal; meant inside the appearance callbacks.
  open var isBeingDismissed: Bool { presentedBy?.stage == .dismissing || wasJustDismissed }
  /// The transition that this controller or a container of it goes through.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { inheritedCoordinator }
  /// The nearest navigation controller around.
  open var navigationController: UINavigationController? { nearestContainer() }
  /// The nearest tab controller around.
  open var tabBarController: UITabBarController? { nearestContainer() }
  /// The nearest split controller around.
  open var splitViewController: UISplitViewController? { nearestContainer() }

  // MARK: Layout

  /// Told that constraints are to be updated.
  open func updateViewConstraints() { baseReceived(.updateViewConstraints) {} }
  /// Told that the view is about to lay out its subviews.
  open func viewWillLayoutSubviews() { baseReceived(.viewWillLayoutSubviews) {} }
  /// Told that the view laid out its subviews.
  open func viewDidLayoutSubviews() { baseReceived(.viewDidLayoutSubviews) {} }

  // MARK: Sizes

  /// The size that the content would like; setting it tells the parent.
  open var preferredContentSize: CGSize {
    get { storedPreferredContentSize }
    set { setPreferredContentSize(newValue) }
  }
  /// Told that a child would like another size; only the direct parent hears it.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    baseReceived(.preferredContentSizeDidChange(name(of: container))) {}
  }
  /// Told that the fitting size of a child's view changed.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    baseReceived(.systemLayoutFittingSizeDidChange(name(of: container))) {}
  }
  /// The size that a child will have when this controller's view has one.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { defaultSize(for: container, in: parentSize) }
  /// Told that the view is about to have another size; forwards to the children whose size changes.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    forwardSize(size, with: coordinator)
  }
  /// Told that the traits are about to change; forwards to the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardTraits(newCollection, with: coordinator) }
  /// The traits of the place where the view stands.
  open var traitCollection: UITraitCollection { inheritedTraits }
  /// Replaces some traits for one child.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
    overrideTraits[ObjectIdentifier(child)] = collection
  }
  /// The traits replaced for one child.
  open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
    overrideTraits[ObjectIdentifier(child)]
  }

  /// Told that the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Told that the view's margins changed.
  open func viewLayoutMarginsDidChange() {}
  /// Told that memory is short; never by itself here.
  open func didReceiveMemoryWarning() { baseReceived(.didReceiveMemoryWarning) {} }

  // MARK: Wishes that containers forward

  /// The child that decides the status bar's style.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The status bar's style.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Says that the wishes for the status bar changed; there is none.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// The child that decides about the home indicator.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Whether the home indicator hides.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Says that the wish for the home indicator changed; there is none.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The child that decides about the system's edge gestures.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The edges where the system's gestures wait.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Says that the wish for edge gestures changed; the system has none.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Whether the interface may turn.
  open var shouldAutorotate: Bool { true }
  /// How the interface may lie.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// How the interface would like to lie when presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// The edges that the view reaches under bars.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Whether that holds under opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether scroll views make room for bars; kept for code that sets it.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Whether a tab bar hides when the controller is pushed.
  open var hidesBottomBarWhenPushed = false
  /// What a navigation bar shows of the controller.
  open var navigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    storedNavigationItem = item
    return item
  }
  var storedNavigationItem: UINavigationItem?
  /// What a tab bar shows of the controller.
  open var tabBarItem: UITabBarItem! {
    get {
      if let storedTabBarItem { return storedTabBarItem }
      let item = UITabBarItem(title: title)
      storedTabBarItem = item
      return item
    }
    set { storedTabBarItem = newValue }
  }
  var storedTabBarItem: UITabBarItem?
  /// Whether the content is being edited.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { storedIsEditing = editing }
  /// Whether the view keeps to the system's least margins; kept for code that sets it.
  open var viewRespectsSystemMinimumLayoutMargins = true
  /// The buttons of a toolbar.
  open var toolbarItems: [UIBarButtonItem]?
  /// Sets the buttons of a toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  /// The style that the view has against the system's; kept for code that sets it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Whether the keyboard stays; kept for code that reads it.
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  /// What the controller is restored by; nothing is restored.
  open var restorationIdentifier: String?
  /// Told to keep what it is restored by; nobody says so here.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Told to take what it is restored by; nobody says so here.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Told that everything is restored; nobody says so here.
  open func applicationFinishedRestoringState() {}
  /// Whether children hear of turns without the controller's doing; without a role, as in UIKit since 2014.
  open var shouldAutomaticallyForwardRotationMethods: Bool { true }

  // MARK: Ways of storyboards

  /// Told that a way to another controller is about to be taken; code that takes one calls it.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a way may be taken.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Takes a way of a storyboard; there is none, which is noted as misuse.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    core.report(.noSegue(traceName, identifier))
  }

  // MARK: Safe area

  /// What this controller covers of its view beyond what others cover.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      UIView.knowsSafeAreas = true
      storedView?.setNeedsLayout()
    }
  }
  /// Told that the view's safe area changed.
  open func viewSafeAreaInsetsDidChange() { baseReceived(.viewSafeAreaInsetsDidChange) {} }
  func safeAreaChanged() { dispatch(.viewSafeAreaInsetsDidChange) { $0.viewSafeAreaInsetsDidChange() } }

  /// The view's superview comes next in the responder chain.
  open override var next: UIResponder? { storedView?.storedSuperview }
}
