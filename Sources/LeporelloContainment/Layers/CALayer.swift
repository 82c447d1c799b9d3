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
  var namedTransitions: [String] = []

  /// Creates a layer that stands by itself.
  public override init() { super.init() }

  init(view: UIView) {
    self.view = view
    super.init()
  }

  init(showing model: ViewModel) {
    ownModel = model
    super.init()
  }

  /// The values that code set.
  var model: ViewModel { view?.model ?? ownModel }

  func set(_ property: ViewProperty, _ change: (inout ViewModel) -> Void) {
    if let view { view.setModel(property, change) } else { change(&ownModel) }
  }

  /// The rectangle in the superlayer's coordinates.
  open var frame: CGRect {
    get {
      if let view { return view.frame }
      let size = model.bounds.size
      return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        .applying(model.transform).offsetBy(dx: model.center.x, dy: model.center.y)
    }
    set {
      if let view {
        view.frame = newValue
      } else {
        ownModel.bounds.size = newValue.size
        ownModel.center = CGPoint(x: newValue.midX, y: newValue.midY)
      }
    }
  }

  /// The rectangle in the layer's own coordinates.
  open var bounds: CGRect {
    get { model.bounds }
    set { if let view { view.bounds = newValue } else { ownModel.bounds = newValue } }
  }

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
  open func presentation() -> CALayer? {
    if let view { return CALayer(showing: view.presentation) }
    return parent == nil ? nil : CALayer(showing: ownModel)
  }

  /// Takes all running animations and a running transition away; their completions hear `false`.
  open func removeAllAnimations() { view?.dropAllAnimations() }
}
