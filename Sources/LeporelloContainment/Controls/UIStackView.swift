// Rows and columns of views by constraints that are made anew for each layout.

public import LeporelloGraphics

/// A view that puts others in a row or a column.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How views share the axis; closed.
  public enum Distribution: Int, Sendable, Hashable {
    /// They fill it, by their priorities.
    case fill
    /// They fill it in equal lengths.
    case fillEqually
    /// They fill it in proportion to their intrinsic lengths.
    case fillProportionally
    /// Equal spaces between them.
    case equalSpacing
    /// Equal distances between their middles.
    case equalCentering
  }

  /// How views stand across the axis; closed.
  public enum Alignment: Int, Sendable, Hashable {
    /// They fill it.
    case fill
    /// At the start; the top of a row.
    case leading
    /// By their first baselines.
    case firstBaseline
    /// In the middle.
    case center
    /// At the end; the bottom of a row.
    case trailing
    /// By their last baselines.
    case lastBaseline
    /// At the top of a row.
    public static var top: Alignment { .leading }
    /// At the bottom of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// "As the stack has it", for a custom space.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// "As the system has it".
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  private var arranged: [UIView] = []
  private var spaces: [ObjectIdentifier: CGFloat] = [:]
  private var spacers: [UILayoutGuide] = []
  /// A row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { constraintsChanged() } }
  /// How views share the axis.
  open var distribution = Distribution.fill { didSet { constraintsChanged() } }
  /// How views stand across the axis.
  open var alignment = Alignment.fill { didSet { constraintsChanged() } }
  /// The space between neighbours.
  open var spacing: CGFloat = 0 { didSet { constraintsChanged() } }
  /// Whether views keep to the stack's margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { constraintsChanged() } }
  /// Whether spaces count from baselines; not followed here.
  open var isBaselineRelativeArrangement = false

  /// Creates a stack with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a stack as if decoded.
  public required init(coder: NSCoder) { super.init(frame: .zero) }
  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views in their order.
  open var arrangedSubviews: [UIView] { arranged }
  /// Puts a view at the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }
  /// Puts a view at a place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: min(max(0, stackIndex), arranged.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    constraintsChanged()
  }
  /// Takes a view out of the row; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    constraintsChanged()
  }
  /// Sets the space after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    spaces[ObjectIdentifier(arrangedSubview)] = spacing
    constraintsChanged()
  }
  /// The space after a view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    spaces[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
  /// A removed view leaves the row.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    spaces[ObjectIdentifier(subview)] = nil
    removeArrangedSubview(subview)
  }

  func space(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    if custom == Self.spacingUseDefault { return spacing == Self.spacingUseSystem ? SystemSpacing.standard : spacing }
    return custom == Self.spacingUseSystem ? SystemSpacing.standard : custom
  }

  /// One guide for each space, kept so that the system stays the same from layout to layout.
  func spacers(_ count: Int) -> [UILayoutGuide] {
    while spacers.count < count {
      let guide = UILayoutGuide()
      guide.owningView = self
      spacers.append(guide)
    }
    return Array(spacers.prefix(count))
  }
}
