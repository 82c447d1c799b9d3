// A window onto larger content. Dragging stands in `UIScrollView+Dragging`, motion in `UIScrollView+Motion`, formulas
// in `ScrollPhysics`.

public import LeporelloGraphics

/// A view whose content can be moved under it.
@preconcurrency @MainActor open class UIScrollView: UIView {
  // MARK: State

  var drag: ScrollDrag?
  var scrolling: ScrollAnimation?
  var contentGuide: UILayoutGuide?
  var frameGuide: UILayoutGuide?
  private var pan: ScrollPanGestureRecognizer?
  private var lastInset = UIEdgeInsets.zero

  /// Who hears of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The content's size.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      setNeedsLayout()
      tellWatchers()
    }
  }
  /// Space around the content.
  open var contentInset = UIEdgeInsets.zero { didSet { insetMayHaveChanged() } }
  /// Where the safe area adds to the insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetMayHaveChanged() }
  }
  /// Whether the content stops at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether the content goes past its edges and comes back.
  open var bounces = true
  /// Whether it does so across although there is nothing to scroll.
  open var alwaysBounceHorizontal = false
  /// Whether it does so from top to bottom although there is nothing to scroll.
  open var alwaysBounceVertical = false
  /// Whether fingers scroll.
  open var isScrollEnabled = true
  /// Whether a drag keeps to the axis that it began along.
  open var isDirectionalLockEnabled = false
  /// How fast coasting slows down.
  open var decelerationRate = DecelerationRate.normal
  /// Whether the indicator across shows; indicators are not drawn here.
  open var showsHorizontalScrollIndicator = true
  /// Whether the indicator from top to bottom shows; indicators are not drawn here.
  open var showsVerticalScrollIndicator = true
  /// Space around the indicators; kept for code that sets it.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Space around the vertical indicator; kept for code that sets it.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Space around the horizontal indicator; kept for code that sets it.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The look of the indicators; kept for code that sets it.
  open var indicatorStyle = IndicatorStyle.default
  /// Whether touches of the content wait for a drag; kept for code that sets it.
  open var delaysContentTouches = true
  /// Whether a drag takes touches from the content.
  open var canCancelContentTouches = true
  /// Whether a tap on the status bar scrolls to the top; kept for code that sets it.
  open var scrollsToTop = true
  /// When the keyboard leaves; kept for code that sets it.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The least zoom; nothing zooms here.
  open var minimumZoomScale: CGFloat = 1
  /// The largest zoom; nothing zooms here.
  open var maximumZoomScale: CGFloat = 1
  /// The zoom; nothing zooms here.
  open var zoomScale: CGFloat = 1
  /// Whether zooming goes past its limits; nothing zooms here.
  open var bouncesZoom = true

  /// Whether the indicators keep clear of the safe area; they are not drawn here.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Sets the zoom; nothing zooms here.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Zooms to a rectangle; nothing zooms here, so it is brought into view.
  open func zoom(to rect: CGRect, animated: Bool) { scrollRectToVisible(rect, animated: animated) }
  /// The wheel that a pull past the top shows.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.endRefreshing()
      oldValue?.removeFromSuperview()
      guard let refreshControl else { return }
      let height = UIRefreshControl.height
      refreshControl.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
      refreshControl.autoresizingMask = .flexibleWidth
      insertSubview(refreshControl, at: 0)
    }
  }

  /// Creates a scroll view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  /// Creates a scroll view as if decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }
  private func prepare() {
    clipsToBounds = true
    let recognizer = ScrollPanGestureRecognizer()
    recognizer.scrollView = self
    recognizer.addAction { [weak self] _ in self?.panned() }
    pan = recognizer
    addGestureRecognizer(recognizer)
  }

  /// What follows the finger.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan ?? UIPanGestureRecognizer() }
  /// Whether a finger is on the view.
  open var isTracking: Bool { (pan?.numberOfTouches ?? 0) > 0 }
  /// Whether a finger drags.
  open var isDragging: Bool { drag != nil }
  /// Whether the content coasts or springs back.
  open var isDecelerating: Bool { scrolling?.kind == .deceleration }
  /// Whether the view zooms; never here.
  open var isZooming: Bool { false }

  // MARK: Offset

  /// Which point of the content stands at the view's origin.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  /// The visible rectangle of the content; a move is told to the delegate and lays the view out.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let moved = newValue.origin != super.bounds.origin
      super.bounds = newValue
      guard moved else { return }
      setNeedsLayout()
      delegate?.scrollViewDidScroll(self)
      tellWatchers()
    }
  }
  /// Moves the content, over 0.3 seconds or at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { move(to: contentOffset, animated: animated) }
  /// Where scrolling is to stop, before the delegate is asked; a speed in points a millisecond.
  func restingTarget(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }
  /// Moves the content so that a rectangle of it is visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }
  /// Shows the indicators; they are not drawn here.
  open func flashScrollIndicators() {}

  // MARK: Insets

  /// The insets with what the safe area adds.
  open var adjustedContentInset: UIEdgeInsets { computedAdjustedInset() }
  /// Told that the adjusted insets changed.
  open func adjustedContentInsetDidChange() {}
  /// Follows the safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetMayHaveChanged()
  }
  /// Content that rested at the start stays there when the insets change.
  func insetMayHaveChanged() {
    let (old, new) = (lastInset, adjustedContentInset)
    guard old != new else { return }
    lastInset = new
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -new.left }
    if offset.y == -old.top { offset.y = -new.top }
    if offset != contentOffset { contentOffset = offset }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  // MARK: Guides

  /// The content's rectangle; what is tied to it on all sides decides the content's size.
  open var contentLayoutGuide: UILayoutGuide {
    if let contentGuide { return contentGuide }
    let guide = UILayoutGuide(source: .scrollContent)
    (guide.owningView, guide.identifier) = (self, "UIScrollView-contentLayoutGuide")
    contentGuide = guide
    return guide
  }
  /// The view's own rectangle, which does not scroll.
  open var frameLayoutGuide: UILayoutGuide {
    if let frameGuide { return frameGuide }
    let guide = UILayoutGuide(source: .scrollFrame)
    (guide.owningView, guide.identifier) = (self, "UIScrollView-frameLayoutGuide")
    frameGuide = guide
    return guide
  }

  // MARK: Touches

  /// Whether touches of a content view wait for a drag; yes as at home.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Whether a drag takes touches from a content view; not from controls unless overridden.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
}
