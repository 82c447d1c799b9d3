// A rectangle on screen that holds others. The class's body carries what subclasses may override, in UIKit's words;
// the work stands in the extensions beside it.

public import LeporelloGraphics

/// A rectangular area that draws itself, holds subviews and takes part in layout.
@preconcurrency @MainActor open class UIView: UIResponder {
  // MARK: State

  /// What code set; changed only through `setModel`, so that an animation can capture the change.
  package internal(set) var model = ViewModel()
  /// What stands inside, made with the first subview; taken apart where no actor runs, when nobody else holds the view.
  nonisolated(unsafe) var subviewList: NestedList<UIView>?
  weak var storedSuperview: UIView?
  weak var storedWindow: UIWindow?
  /// The turn of the run loop in which the view came into its window.
  var windowTurn = 0
  /// The controller whose `view` this is.
  package internal(set) weak var controller: UIViewController? {
    didSet { if controller !== oldValue { ownControllerChanged() } }
  }
  /// The controller in whose view this one stands, itself not counted.
  weak var owner: UIViewController?
  /// Whether there is an owner, or was one that went away.
  var hasOwner = false
  var layoutFlags = LayoutFlags()
  /// Running animations, the layer and drawn content; nil as long as the view has none of them.
  var motion: ViewMotion?

  /// Which sides and lengths follow when the superview's size changes.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether a change of size resizes subviews by their masks.
  open var autoresizesSubviews = true
  /// A number for the use of the program.
  open var tag = 0
  /// Whether the view is left out of drawing and touches; never an appearance callback.
  open var isHidden = false { didSet { if isHidden != oldValue { hiddenChanged() } } }
  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds = false
  /// Whether touches reach the view.
  open var isUserInteractionEnabled = true
  /// Whether the view promises to fill its bounds.
  open var isOpaque = true
  /// The view that masks this one by its coverage.
  open var mask: UIView?
  /// A hint of how content follows the bounds; layout here never needs it.
  open var contentMode: ContentMode = .scaleToFill
  /// Whether the autoresizing mask is in force.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { constraintsChanged() } }
  }

  // MARK: Life

  /// Creates a view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    super.init(responder: ())
    model.bounds.size = frame.size
    model.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Creates a view as if decoded; there are no nib files here, so it is empty.
  public required init?(coder: NSCoder) { super.init(responder: ()) }

  /// Creates an empty view.
  public convenience init() { self.init(frame: .zero) }

  // MARK: Geometry

  /// The rectangle in the superview's coordinates.
  open var frame: CGRect {
    get { frameOfModel(model) }
    set { setFrame(newValue) }
  }

  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect {
    get { model.bounds }
    set { setModel(.bounds) { $0.bounds = newValue } }
  }

  /// The centre in the superview's coordinates.
  open var center: CGPoint {
    get { model.center }
    set { setModel(.center) { $0.center = newValue } }
  }

  /// The map applied about the centre.
  open var transform: CGAffineTransform {
    get { model.transform }
    set {
      setModel(.transform) {
        $0.transform = newValue
        $0.depth = nil
      }
    }
  }

  /// The opacity, 0 to 1; never an appearance callback.
  open var alpha: CGFloat {
    get { model.alpha }
    set { setModel(.alpha) { $0.alpha = newValue } }
  }

  /// The colour behind the content.
  open var backgroundColor: UIColor? {
    get { model.backgroundColor }
    set { setModel(.backgroundColor) { $0.backgroundColor = newValue } }
  }

  // MARK: Hierarchy

  /// The views directly inside, back to front.
  open var subviews: [UIView] { storedSubviews }
  /// The view that holds this one.
  open var superview: UIView? { storedSuperview }
  /// The window that holds this view, at any depth.
  open var window: UIWindow? { storedWindow }

  /// Puts a view in front of the other subviews.
  open func addSubview(_ view: UIView) { insert(view, at: nil, call: "addSubview") }
  /// Puts a view at a place among the subviews.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index, call: "insertSubview") }
  /// Puts a view behind a sibling.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, beside: sibling, above: false) }
  /// Puts a view in front of a sibling.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, beside: sibling, above: true) }
  /// Moves a subview to the front.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
  /// Moves a subview to the back.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
  /// Swaps two subviews' places.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Takes the view out of its superview.
  open func removeFromSuperview() { remove() }
  /// Whether the view stands in another's tree, itself included.
  open func isDescendant(of view: UIView) -> Bool {
    var around: UIView? = self
    while let current = around {
      if current === view { return true }
      around = current.storedSuperview
    }
    return false
  }
  /// The view with a tag in this tree, itself included.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in storedSubviews { if let found = child.viewWithTag(tag) { return found } }
    return nil
  }

  /// Told that a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Told that a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Told that the superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Told that the superview changed.
  open func didMoveToSuperview() {}
  /// Told that the window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Told that the window changed.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Places the subviews; overrides do the work.
  open func layoutSubviews() { placeSubviewsByConstraints() }
  /// Asks for a layout at the next commit.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Lays out this view's tree now where asked for.
  open func layoutIfNeeded() { layoutTree() }
  /// Asks for drawing; pictures are made from the present state, so nothing is kept.
  open func setNeedsDisplay() {}
  /// Asks for a part of the content to be drawn again; it is drawn for each picture.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// What the view draws between its background and its subviews, in its own coordinates.
  package func drawContent(into list: inout DisplayList) {}
  /// The size that fits best in a size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size that fits best.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// The size that the content asks for.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

  // MARK: Touches

  /// The controller whose view this is, or the superview.
  open override var next: UIResponder? { controller ?? storedSuperview }
  /// Whether a point of this view's coordinates lies inside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The frontmost view of this tree at a point that takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(point, with: event) }
  /// Whether the content is cleared before it is drawn again; it always is.
  open var clearsContextBeforeDrawing = true
  /// What stands out of the rectangle that constraints place; nothing is moved for it.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The rectangle that constraints place, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame for a rectangle that constraints place.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  /// The view whose first baseline counts as this one's.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline counts as this one's.
  open var forLastBaselineLayout: UIView { self }
  /// A large title for those who need one; kept for code that sets it.
  open var largeContentTitle: String?
  /// Whether a large title is shown; kept for code that sets it.
  open var showsLargeContentViewer = false
  /// Told by a nib's editor; nobody says so here.
  open func prepareForInterfaceBuilder() {}
  /// What watches touches here.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet { for each in gestureRecognizers ?? [] { each.view = self } }
  }
  /// Lets a recogniser watch touches here.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { watch(with: gestureRecognizer) }
  /// Stops a recogniser from watching touches here.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { unwatch(gestureRecognizer) }
  /// Whether a gesture on this view, or one inside or around it, may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether several touches count; touches come one finger at a time here.
  open var isMultipleTouchEnabled = false
  /// Whether touches here keep others out; kept for code that sets it.
  open var isExclusiveTouch = false

  // MARK: Drawing

  /// The kind of layer that the view has: `CALayer`, or one of Core Animation's own kinds.
  open class var layerClass: AnyClass { CALayer.self }
  /// Draws the content between the ground and the subviews, for each picture.
  open func draw(_ rect: CGRect) {}

  // MARK: Constraints

  var storedConstraintRecord: ConstraintRecord?
  /// Whether this class only works with constraints.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Updates constraints; overrides do the work and call this last.
  open func updateConstraints() {}
  /// Whether constraints will be updated before the next layout.
  open func needsUpdateConstraints() -> Bool { constraintRecord.needsUpdate }
  /// Asks for an update of constraints before the next layout.
  open func setNeedsUpdateConstraints() {
    constraintRecord.needsUpdate = true
    setNeedsLayout()
  }
  /// Updates constraints of this tree now where asked for.
  open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }
  /// Says that the content asks for another size.
  open func invalidateIntrinsicContentSize() {
    noteFittingSizeChange()
    if !translatesAutoresizingMaskIntoConstraints { constraintsChanged() }
  }
  /// The smallest size that constraints allow, near a size.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    hasConstraintDrivenContent
      ? fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel) : fittingSize(targetSize)
  }
  /// The smallest size that constraints allow, near a size, with how much that matters.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
  /// The height that fits a width, for content that wraps.
  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }
  /// Whether the content wraps.
  var heightDependsOnWidth: Bool { false }
  /// From the top to the first baseline, and from the last baseline to the bottom.
  var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }
  func hiddenChanged() { (storedSuperview as? UIStackView)?.constraintsChanged() }

  // MARK: Safe area and margins

  var storedLayoutMargins: UIEdgeInsets?
  var lastSafeAreaInsets = UIEdgeInsets.zero
  /// The layout pass in which the safe area was looked at.
  var safeAreaPass = -1
  /// How much of each side bars and the device's edges cover.
  open var safeAreaInsets: UIEdgeInsets { computedSafeAreaInsets() }
  /// Makes whatever inside receives events first give them up.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let first = UIResponder.first as? UIView, first.isDescendant(of: self) else { return true }
    let resigned = first.resignFirstResponder()
    if force, !resigned { UIResponder.first = nil }
    return resigned || force
  }
  /// Told that the safe area changed.
  open func safeAreaInsetsDidChange() {}
  /// The space that content should leave free at each side.
  open var layoutMargins: UIEdgeInsets {
    get { computedLayoutMargins() }
    set {
      storedLayoutMargins = newValue
      layoutMarginsDidChange()
      constraintsChanged()
    }
  }
  /// The margins by reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
    }
  }
  /// Whether the superview's margins widen these.
  open var preservesSuperviewLayoutMargins = false
  /// Whether the safe area widens the margins.
  open var insetsLayoutMarginsFromSafeArea = true
  /// Told that the margins changed.
  open func layoutMarginsDidChange() {}

  // MARK: Looks that are inherited

  var storedTintColor: UIColor?
  /// The colour of what can be touched; the superview's unless set.
  open var tintColor: UIColor! {
    get { storedTintColor ?? storedSuperview?.tintColor ?? .systemBlue }
    set {
      storedTintColor = newValue
      tintChanged()
    }
  }
  /// Told that the tint changed.
  open func tintColorDidChange() {}
  /// The traits of the place where the view stands.
  open var traitCollection: UITraitCollection {
    nearestController?.traitCollection ?? UITraitCollection(size: core.size, scale: core.scale, settings: core.settings)
  }
  /// Told that the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Which side the view's content begins at.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { constraintsChanged() } }
  }
  /// Which side the view's content begins at, decided.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .unspecified: core.settings.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    }
  }
  /// Pixels a point.
  open var contentScaleFactor: CGFloat = 1
  /// The light or dark style forced on the view; kept for code that sets it, since colours are light here.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Whether assistive technology sees the view.
  open var isAccessibilityElement = false
  /// What assistive technology calls the view.
  open var accessibilityLabel: String?
  /// What tests call the view.
  open var accessibilityIdentifier: String?
  /// What assistive technology is told the view is.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// What assistive technology says the view's value is.
  open var accessibilityValue: String?
  /// What assistive technology says a touch does.
  open var accessibilityHint: String?
  /// The elements inside, for assistive technology.
  open var accessibilityElements: [Any]?
  /// Whether assistive technology leaves out what is inside.
  open var accessibilityElementsHidden = false
  /// Whether assistive technology leaves out what is beside.
  open var accessibilityViewIsModal = false
  /// Whether assistive technology takes what is inside together.
  open var shouldGroupAccessibilityChildren = false
  /// Told to leave; nobody says so here.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Told to do the main thing; nobody says so here.
  open func accessibilityActivate() -> Bool { false }
  /// Told to go up; nobody says so here.
  open func accessibilityIncrement() {}
  /// Told to go down; nobody says so here.
  open func accessibilityDecrement() {}
  /// Told to scroll; nobody says so here.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  // MARK: Kept for code that sets it

  /// Effects of how the device is tilted; it lies still here.
  open var motionEffects: [UIMotionEffect] = []
  /// What the view is restored by; nothing is restored.
  open var restorationIdentifier: String?
  /// Whether the view dims under what is presented.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  var traitObservers: [TraitObserver] = []
}
