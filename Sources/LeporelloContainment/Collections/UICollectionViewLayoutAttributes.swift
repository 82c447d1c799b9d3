// Where an element of a collection stands and how it looks.

public import LeporelloGraphics

/// Where an element of a collection stands and how it looks.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The place and the size before the map.
  private var model = ViewModel()
  /// Which element.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// What sort of element.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind, of supplementary and decoration views.
  open internal(set) var representedElementKind: String?
  /// The middle.
  open var center: CGPoint {
    get { model.center }
    set { model.center = newValue }
  }
  /// The size.
  open var size: CGSize {
    get { model.bounds.size }
    set { model.bounds.size = newValue }
  }
  /// The rectangle of the element's own coordinates.
  open var bounds: CGRect {
    get { model.bounds }
    set { model.bounds = newValue }
  }
  /// The rectangle in the content.
  open var frame: CGRect {
    get { model.frame }
    set {
      model.bounds.size = newValue.size
      model.center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  /// The map about the middle.
  open var transform: CGAffineTransform {
    get { model.transform }
    set { (model.transform, model.depth) = (newValue, nil) }
  }
  /// The map of space about the middle.
  open var transform3D: CATransform3D {
    get { model.fullTransform }
    set { model.fullTransform = newValue }
  }
  /// The opacity.
  open var alpha: CGFloat = 1
  /// Which elements lie in front of which.
  open var zIndex = 0
  /// Whether the element is left out.
  open var isHidden = false

  /// Creates attributes of nothing yet.
  public required override init() { super.init() }
  /// Creates a cell's attributes.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Creates a supplementary view's attributes.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    (self.indexPath, representedElementKind) = (indexPath, elementKind)
    representedElementCategory = .supplementaryView
  }
  /// Creates a decoration view's attributes.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    (self.indexPath, representedElementKind) = (indexPath, decorationViewKind)
    representedElementCategory = .decorationView
  }

  /// A copy of the same class; subclasses add what is theirs.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    (copy.model, copy.indexPath, copy.representedElementKind) = (model, indexPath, representedElementKind)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    copy.representedElementCategory = representedElementCategory
    return copy
  }

  /// Equal places and looks of the same element are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return other.model == model && other.indexPath == indexPath && other.alpha == alpha && other.zIndex == zIndex
      && other.isHidden == isHidden && other.representedElementKind == representedElementKind
  }
  /// The hash of the element.
  open override var hash: Int { indexPath.hashValue }

  var key: CollectionElement {
    CollectionElement(category: representedElementCategory, kind: representedElementKind ?? "", indexPath: indexPath)
  }
}

/// What an element of a collection is known by.
struct CollectionElement: Hashable {
  var category: UICollectionView.ElementCategory
  var kind = ""
  var indexPath: IndexPath
}
