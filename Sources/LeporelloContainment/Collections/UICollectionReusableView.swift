// The views that a collection shows and uses again.

public import LeporelloGraphics

/// A view that a collection makes from its class and uses again.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The frame of the view that a collection makes now, for `init()`, by which it makes views of a registered class.
  static var frameToBe = CGRect.zero
  /// What the view is registered by.
  open internal(set) var reuseIdentifier: String?
  var element: CollectionElement?

  /// Creates a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view as if decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a view; subclasses that have `init(frame:)` inherit it.
  public required convenience init() { self.init(frame: Self.frameToBe) }

  /// Forgets what it showed, before it is used again.
  open func prepareForReuse() {}
  /// Takes a place and look; subclasses read what their layout adds.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The place and look that the content would like.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
  /// Told that another layout takes over.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Told that another layout took over.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Takes the part of a place and look that all views have.
  func place(by attributes: UICollectionViewLayoutAttributes) {
    if bounds.size != attributes.size { bounds.size = attributes.size }
    if center != attributes.center { center = attributes.center }
    if model.fullTransform != attributes.transform3D { layer.transform = attributes.transform3D }
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    model.zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
  }
}

/// The view of an item.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// What holds the content.
  public let contentView = UIView()
  /// What lies behind the content.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  /// What lies behind the content while the cell is selected or touched.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, by: selectedBackgroundView)
      showSelection()
    }
  }
  /// Whether the item is selected.
  open var isSelected = false { didSet { showSelection() } }
  /// Whether the item is touched.
  open var isHighlighted = false { didSet { showSelection() } }

  /// Creates a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    install()
  }
  /// Creates a cell as if decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    install()
  }
  /// Creates a cell; subclasses that have `init(frame:)` inherit it.
  public required convenience init() { self.init(frame: Self.frameToBe) }

  private func install() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: new === selectedBackgroundView && backgroundView?.superview === self ? 1 : 0)
  }

  private func showSelection() { selectedBackgroundView?.isHidden = !(isSelected || isHighlighted) }

  /// The size that the content's constraints ask for.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard contentView.hasConstraintDrivenContent,
      let wish = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    let origin = wish.frame.origin
    wish.frame = CGRect(
      origin: origin, size: contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    return wish
  }
}
