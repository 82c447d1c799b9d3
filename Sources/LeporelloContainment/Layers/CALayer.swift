// The layer of a view, or one that stands by itself. A view's layer reads and writes the view's model values, so there
// is one truth; a layer by itself has values of its own.

public import LeporelloGraphics

/// Draws a box with ground, corners, border and shadow, and holds others.
@preconcurrency @MainActor open class CALayer: NSObject {
  weak var view: UIView?
  private var ownModel = ViewModel()
  private var ownClips = false
  private var ownHidden = false
  var placed: [(layer: CALayer, place: Int)] = []
  weak var parent: CALayer?
  var running: [LayerMotion] = []
  /// What only some kinds of layers have, by key path.
  var extra: [String: LayerValue] = [:]
  /// What code keeps on the layer by names that it does not know.
  var named: [String: Any] = [:]
  /// The turn in which the layer came into its superlayer.
  var attachedTurn = 0

  /// Creates a layer that stands by itself.
  public override init() { super.init() }
  /// Creates a copy of a layer's values, as animations ask for.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    (ownModel, extra) = (other.model, other.extra)
  }
  /// Creates a layer as if decoded.
  public required init?(coder: NSCoder) { super.init() }

  /// The values that code set.
  var model: ViewModel { view?.model ?? ownModel }

  func set(_ property: ViewProperty, _ change: (inout ViewModel) -> Void) {
    if let view { return view.setModel(property, change) }
    let old = LayerValues(model: ownModel, extra: [:])
    change(&ownModel)
    guard old.model != ownModel else { return }
    animateImplicitly(property.keyPath, from: old[property.keyPath])
  }

  /// Sets a value that only this kind of layer has.
  func set(_ keyPath: String, _ value: LayerValue?, from standard: LayerValue?) {
    let old = extra[keyPath] ?? standard
    extra[keyPath] = value
    if view == nil, old != value { animateImplicitly(keyPath, from: old) }
  }

  /// Takes values as they are, for a layer that shows another's.
  func take(_ values: LayerValues) { (ownModel, extra) = (values.model, values.extra) }

  /// The rectangle in the superlayer's coordinates.
  open var frame: CGRect {
    get { view?.frame ?? model.frame }
    set {
      if let view { return view.frame = newValue }
      var placed = ownModel
      placed.bounds.size = newValue.size
      if !placed.transform.isIdentity {
        let t = placed.transform
        let linear = CGAffineTransform(a: t.a, b: t.b, c: t.c, d: t.d, tx: 0, ty: 0)
        if t.a * t.d - t.b * t.c != 0 {
          placed.bounds.size = CGRect(origin: .zero, size: newValue.size).applying(linear.inverted()).size
        }
      }
      placed.center = .zero
      let origin = placed.frame.origin
      let size = placed.bounds.size
      set(.bounds) { $0.bounds.size = size }
      set(.center) { $0.center = CGPoint(x: newValue.minX - origin.x, y: newValue.minY - origin.y) }
      if size != bounds.size { setNeedsLayout() }
    }
  }

  /// The rectangle in the layer's own coordinates.
  open var bounds: CGRect {
    get { model.bounds }
    set { if let view { view.bounds = newValue } else { set(.bounds) { $0.bounds = newValue } } }
  }

  /// Which point of the bounds, in shares of their size, stands at `position`.
  open var anchorPoint: CGPoint {
    get { model.anchor }
    set { set(.center) { $0.anchor = newValue } }
  }

  /// How far towards the viewer the layer is drawn among its siblings.
  open var zPosition: CGFloat {
    get { model.zPosition }
    set { if let view { view.model.zPosition = newValue } else { ownModel.zPosition = newValue } }
  }

  /// The map of space about the anchor.
  open var transform: CATransform3D {
    get { model.fullTransform }
    set { set(.transform) { $0.fullTransform = newValue } }
  }

  /// The map of space through which all that is inside is seen; for perspective.
  open var sublayerTransform = CATransform3D()

  /// The layer whose coverage masks this one.
  open var mask: CALayer?

  /// A picture in the bounds: a `CGImage`.
  open var contents: Any?
  /// How the picture stands in the bounds.
  open var contentsGravity = CALayerContentsGravity.resize
  /// How many of the picture's pixels make a point; kept for code that sets it.
  open var contentsScale: CGFloat = 1
  /// Whether the layer is kept as pixels; kept for code that sets it.
  open var shouldRasterize = false
  /// How many pixels make a point then; kept for code that sets it.
  open var rasterizationScale: CGFloat = 1
  /// Whether the layer promises to fill its bounds; kept for code that sets it.
  open var isOpaque = false
  /// Whether the layer shows when it turns its back.
  open var isDoubleSided = true
  /// Whether edges are smoothed; they always are.
  open var allowsEdgeAntialiasing = true
  /// Whether the layer fades as one; it always does.
  open var allowsGroupOpacity = true
  /// Whether a change of size draws the content again; it always does.
  open var needsDisplayOnBoundsChange = false
  /// Whether content is drawn elsewhere meanwhile; it never is.
  open var drawsAsynchronously = false
  /// How the layer is laid over what is behind; kept for code that sets it.
  open var compositingFilter: Any?
  /// What is done to the layer's picture; kept for code that sets it.
  open var filters: [Any]?
  /// What is done to the picture behind the layer; kept for code that sets it.
  open var backgroundFilters: [Any]?
  /// Which part of the picture is shown; kept for code that sets it.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// A name for the use of the program.
  open var name: String?
  /// What answers changes by key, in place of the usual movement.
  open var actions: [String: any CAAction]?
  /// Who lays the layer out; views are their own layers' delegates.
  open weak var delegate: (any CALayerDelegate)?

  // MARK: Time

  /// When the layer's own time begins, in its superlayer's.
  open var beginTime: CFTimeInterval = 0 { didSet { clockChanged() } }
  /// Where the layer's own time stands at its beginning.
  open var timeOffset: CFTimeInterval = 0 { didSet { clockChanged() } }
  /// How fast the layer's own time runs; 0 holds its animations, and those inside.
  open var speed: Float = 1 { didSet { clockChanged() } }
  /// How many times; kept for code that sets it.
  open var repeatCount: Float = 0
  /// The length; kept for code that sets it.
  open var duration: CFTimeInterval = .infinity

  /// The centre in the superlayer's coordinates.
  open var position: CGPoint {
    get { model.center }
    set { set(.center) { $0.center = newValue } }
  }

  /// The opacity, 0 to 1.
  open var opacity: Float {
    get { Float(model.alpha) }
    set { set(.alpha) { $0.alpha = CGFloat(newValue) } }
  }

  /// The colour behind the content.
  open var backgroundColor: CGColor? {
    get { model.backgroundColor?.cgColor }
    set { set(.backgroundColor) { $0.backgroundColor = newValue.map(UIColor.init(cgColor:)) } }
  }

  /// The radius of the round corners.
  open var cornerRadius: CGFloat {
    get { model.cornerRadius }
    set { set(.cornerRadius) { $0.cornerRadius = newValue } }
  }

  /// Which corners are round.
  open var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: model.cornerMask) }
    set { set(.cornerRadius) { $0.cornerMask = newValue.rawValue } }
  }

  /// How corners bend.
  open var cornerCurve: CALayerCornerCurve {
    get { model.isCornerContinuous ? .continuous : .circular }
    set { set(.cornerRadius) { $0.isCornerContinuous = newValue == .continuous } }
  }

  /// The width of the line along the inside of the edge.
  open var borderWidth: CGFloat {
    get { model.borderWidth }
    set { set(.borderWidth) { $0.borderWidth = newValue } }
  }

  /// The colour of that line.
  open var borderColor: CGColor? {
    get { (model.borderColor ?? .black).cgColor }
    set { set(.borderColor) { $0.borderColor = newValue.map(UIColor.init(cgColor:)) ?? .clear } }
  }

  /// The colour of the shadow.
  open var shadowColor: CGColor? {
    get { (model.shadowColor ?? .black).cgColor }
    set { set(.shadowColor) { $0.shadowColor = newValue.map(UIColor.init(cgColor:)) ?? .clear } }
  }

  /// The opacity of the shadow, 0 for none.
  open var shadowOpacity: Float {
    get { Float(model.shadowOpacity) }
    set { set(.shadowOpacity) { $0.shadowOpacity = CGFloat(newValue) } }
  }

  /// The blur of the shadow, as a standard deviation in points.
  open var shadowRadius: CGFloat {
    get { model.shadowRadius }
    set { set(.shadowRadius) { $0.shadowRadius = newValue } }
  }

  /// How far the shadow falls.
  open var shadowOffset: CGSize {
    get { model.shadowOffset }
    set { set(.shadowOffset) { $0.shadowOffset = newValue } }
  }

  /// The outline that casts the shadow; the coverage casts it here, so this is kept for code that sets it.
  open var shadowPath: CGPath?

  /// Whether what is inside is cut off at the bounds.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownClips }
    set { if let view { view.clipsToBounds = newValue } else { ownClips = newValue } }
  }

  /// Whether the layer is left out of drawing.
  open var isHidden: Bool {
    get { view?.isHidden ?? ownHidden }
    set { if let view { view.isHidden = newValue } else { ownHidden = newValue } }
  }

  /// Draws what subclasses add between the ground and the sublayers.
  open func displayContent(in bounds: CGRect) -> DisplayList { .empty }

  /// A layer with the values shown now; nil for a layer that stands by itself and in no view's tree.
  open func presentation() -> Self? {
    guard view != nil || parent != nil else { return nil }
    let copy = CALayer.make(type(of: self))
    copy?.take(shown)
    return copy as? Self
  }

  // MARK: Layout

  /// Asks for a layout before the next picture.
  open func setNeedsLayout() { if let view { view.setNeedsLayout() } else { needsLayout = true } }
  var needsLayout = true
  /// Lays out now if asked for.
  open func layoutIfNeeded() {
    if let view { return view.layoutIfNeeded() }
    guard needsLayout else { return }
    needsLayout = false
    layoutSublayers()
    for entry in placed { entry.layer.layoutIfNeeded() }
  }
  /// Lays out the sublayers.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// Asks for the content to be drawn again; it is drawn for each picture.
  open func setNeedsDisplay() {}
  /// Asks for a part of the content to be drawn again; it is drawn for each picture.
  open func setNeedsDisplay(_ r: CGRect) {}
  /// Draws the content now; it is drawn for each picture.
  open func displayIfNeeded() {}
  /// Draws the content.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  // MARK: Points

  /// Whether a point of the layer's coordinates lies inside.
  open func contains(_ p: CGPoint) -> Bool { model.bounds.contains(p) }
  /// The frontmost layer of this tree at a point of the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let inside = p.applying(model.transformToSuperview.inverted())
    guard !isHidden, contains(inside) || !masksToBounds else { return nil }
    for layer in (sublayers ?? []).reversed() { if let found = layer.hitTest(inside) { return found } }
    return contains(inside) ? self : nil
  }

  // MARK: Animations

  /// Runs an animation; one with the same key gives way.
  open func add(_ anim: CAAnimation, forKey key: String?) { begin(anim, key: key) }
  /// Takes an animation away; its delegate hears `false`.
  open func removeAnimation(forKey key: String) {
    let dropped = running.filter { $0.key == key }
    running.removeAll { $0.key == key }
    for motion in dropped { motion.interrupt() }
    if dropped.isEmpty { view?.motion?.transition?.interrupt() }
  }
  /// Takes all running animations and a running transition away; their completions hear `false`.
  open func removeAllAnimations() { if let view { view.dropAllAnimations() } else { dropAnimations() } }
  /// The running animation of a key.
  open func animation(forKey key: String) -> CAAnimation? { running.first { $0.key == key }?.animation }
  /// The keys of the running animations, those of views by their properties' names.
  open func animationKeys() -> [String]? {
    let ofView = (view?.motion?.animations ?? []).map(\.property.keyPath)
    let keys = running.filter { !$0.isUnnamed }.map(\.key) + ofView
    return keys.isEmpty ? nil : keys.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
  /// What answers a change of a key.
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }
}
