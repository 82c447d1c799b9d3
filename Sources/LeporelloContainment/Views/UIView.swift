// A rectangle on screen that holds others. The class's body carries what subclasses may override, in UIKit's words;
// the work stands in the extensions beside it.

public import LeporelloGraphics

/// A rectangular area that draws itself, holds subviews and takes part in layout.
@MainActor open class UIView: UIResponder {
  // MARK: State

  /// What code set; changed only through `setModel`, so that an animation can capture the change.
  package internal(set) var model = ViewModel()
  var storedSubviews: [UIView] = []
  weak var storedSuperview: UIView?
  weak var storedWindow: UIWindow?
  /// The controller whose `view` this is.
  package internal(set) weak var controller: UIViewController?
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
  open var isHidden = false
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
  open var translatesAutoresizingMaskIntoConstraints = true

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
    set { setModel(.transform) { $0.transform = newValue } }
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
    sequence(first: self, next: { $0.storedSuperview }).contains { $0 === view }
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
  open func layoutSubviews() {}
  /// Asks for a layout at the next commit.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Lays out this view's tree now where asked for.
  open func layoutIfNeeded() { layoutTree() }
  /// Asks for drawing; pictures are made from the present state, so nothing is kept.
  open func setNeedsDisplay() {}
  /// The size that fits best in a size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size that fits best.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// The size that the content asks for.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

  /// Says that the content asks for another size.
  open func invalidateIntrinsicContentSize() { noteFittingSizeChange() }
  /// The smallest size in which the content fits.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(targetSize) }

  // MARK: Touches

  /// The controller whose view this is, or the superview.
  open override var next: UIResponder? { controller ?? storedSuperview }
  /// Whether a point of this view's coordinates lies inside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The frontmost view of this tree at a point that takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(point, with: event) }
}
