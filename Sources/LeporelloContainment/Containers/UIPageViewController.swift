// Pages asked for one by one; a scroll and a curl, each with its own order of dids.

public import LeporelloGraphics

/// Gives the pages beside a page.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots show under scrolled pages; 0 for none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which of them stands out.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// None.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of gestures between pages.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
  /// Told that a gesture began.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Told that a gesture's transition is over.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Where the spine of curled pages is for a way that the interface lies; asked when code asks for it.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  /// How the interface may lie.
  func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
    -> UIInterfaceOrientationMask
}

extension UIPageViewControllerDelegate {
  /// As it is.
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
  /// The usual ways.
  public func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
    -> UIInterfaceOrientationMask
  { .allButUpsideDown }
  /// Ignores it.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Ignores it.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// Shows one page of a sequence at a time.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// How pages change; closed.
  public enum TransitionStyle: Int, Sendable, Hashable {
    /// Like leaves of a book.
    case pageCurl
    /// Side by side.
    case scroll
  }

  /// Along which axis; closed.
  public enum NavigationOrientation: Int, Sendable, Hashable {
    /// Left and right.
    case horizontal
    /// Up and down.
    case vertical
  }

  /// Which way; closed.
  public enum NavigationDirection: Int, Sendable, Hashable {
    /// To the next page.
    case forward
    /// To the previous page.
    case reverse
  }

  /// Where the spine of curled pages is; closed.
  public enum SpineLocation: Int, Sendable, Hashable {
    /// Nowhere: pages are scrolled.
    case none
    /// At the left or the top.
    case min
    /// In the middle, between two pages; one page is shown here all the same.
    case mid
    /// At the right or the bottom.
    case max
  }

  /// Names an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The gap between scrolled pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// Where the spine of curled pages is.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// How pages change.
  public let transitionStyle: TransitionStyle
  /// Along which axis.
  public let navigationOrientation: NavigationOrientation
  /// Where the spine of curled pages is.
  public let spineLocation: SpineLocation
  /// Whether pages have backs: a turn leads past the back to the front after it.
  open var isDoubleSided = false
  let spacing: CGFloat
  /// The scroll view of scrolled pages, and the dots under them.
  var scroller: PageScrollView?
  var dots: UIPageControl?
  var page: UIViewController?
  var current: ContainerTransition?
  var forwarded = ForwardedChild()
  /// The page that was installed before the container was on screen and waits for its first layout.
  var heldPage: UIViewController?
  private(set) lazy var pagePan = PagePanGestureRecognizer(of: self)
  private lazy var pageTap = PageTapGestureRecognizer(of: self)
  /// The drag and, for curled pages, the tap that turn the pages.
  open var gestureRecognizers: [UIGestureRecognizer] { transitionStyle == .pageCurl ? [pagePan, pageTap] : [pagePan] }
  /// Gives the pages beside a page.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Hears of gestures.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Creates a page controller.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = (options?[.spineLocation] as? Int).flatMap { SpineLocation(rawValue: $0) }
    spineLocation =
      style == .scroll ? .none : spine ?? (options?[.spineLocation] as? SpineLocation) ?? .min
    let gap = options?[.interPageSpacing]
    spacing = gap as? CGFloat ?? (gap as? Double).map { CGFloat($0) } ?? (gap as? Int).map { CGFloat($0) } ?? 0
    super.init(nibName: nil, bundle: nil)
    isDoubleSided = spineLocation == .mid
  }

  /// Creates a page controller as if decoded; it curls, as UIKit's default does.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    spacing = 0
    super.init(coder: coder)
  }

  /// The pages on screen.
  open var viewControllers: [UIViewController]? { page.map { [$0] } ?? [] }
  /// Shows a page.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let new = viewControllers?.first else {
      completion?(true)
      return
    }
    show(new, direction: direction, animated: animated, completion: completion)
    askForDots()
  }

  /// The container forwards to its page by itself.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  /// Puts the page's view in place.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    for recognizer in gestureRecognizers { view.addGestureRecognizer(recognizer) }
    makeScroller()
    installPage()
    askForDots()
  }
  /// Forwards to the page.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    forwarded.begin(page, appearing: true, animated: animated)
  }
  /// Forwards to the page.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    forwarded.end()
    concludeFirstAppearance()
  }
  /// Forwards to the page.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    current?.abandon()
    forwarded.begin(page, appearing: false, animated: animated)
  }
  /// Forwards to the page.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    forwarded.end()
  }
  /// Keeps the page as large as the container.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeDots()
    guard current == nil else { return }
    placeScroller()
    if let frame = page?.viewIfLoaded?.frame, frame != pageFrame() { page?.view.frame = pageFrame() }
  }
  /// A change of page under way, or the parent's transition.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    current ?? super.transitionCoordinator
  }
}
