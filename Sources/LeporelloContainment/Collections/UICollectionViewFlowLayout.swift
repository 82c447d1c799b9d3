// Items one after another in lines, as text flows.

public import LeporelloGraphics

/// Items one after another in lines.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size that asks cells for their own.
  public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// Along which axis the content scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The least space between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least space between the items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The items' size.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// A guess of the items' size, which makes cells say their own.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// What sections' insets are counted from; closed.
  public enum SectionInsetReference: Int, Sendable, Hashable {
    /// The content's insets.
    case fromContentInset
    /// The safe area.
    case fromSafeArea
    /// The margins.
    case fromLayoutMargins
  }
  /// What sections' insets are counted from; kept for code that sets it.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// Space around each section.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The headers' size; only the length along the scroll axis counts.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The footers' size; only the length along the scroll axis counts.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Whether headers stay in view; kept for code that sets it.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay in view; kept for code that sets it.
  open var sectionFootersPinToVisibleBounds = false

  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var supplements: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  private var order: [UICollectionViewLayoutAttributes] = []
  private var contentSize = CGSize.zero
  private var fitted: [IndexPath: CGSize] = [:]

  /// The class of contexts that the layout makes.
  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  /// Places all items.
  open override func prepare() {
    super.prepare()
    (items, supplements, order) = ([:], [:], [])
    guard let view = collectionView else { return }
    let across = scrollDirection == .vertical
    let insets = view.adjustedContentInset
    let room =
      across
      ? view.bounds.size.width - insets.left - insets.right : view.bounds.size.height - insets.top - insets.bottom
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    var position: CGFloat = 0
    for section in 0..<view.numberOfSections {
      let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
      let lineSpace =
        delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
      let itemSpace =
        delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing
      let sizes = (0..<view.numberOfItems(inSection: section)).map { item in
        let path = IndexPath(item: item, section: section)
        if let size = fitted[path] { return size }
        let size = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
        return asksCells && size == itemSize ? guess : size
      }
      let flow = FlowSection(
        sizes: sizes.map { across ? $0 : CGSize(width: $0.height, height: $0.width) },
        room: room - (across ? inset.left + inset.right : inset.top + inset.bottom), lineSpace: lineSpace,
        itemSpace: itemSpace)
      let header =
        delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
      let footer =
        delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
      position = place(UICollectionView.elementKindSectionHeader, header, section, at: position, room: room)
      position += across ? inset.top : inset.left
      for (item, frame) in flow.frames.enumerated() {
        let attributes = makeAttributes()
        attributes.indexPath = IndexPath(item: item, section: section)
        attributes.frame =
          across
          ? frame.offsetBy(dx: inset.left, dy: position)
          : CGRect(
            x: position + frame.minY, y: inset.top + frame.minX, width: frame.height, height: frame.width)
        items[attributes.indexPath] = attributes
        order.append(attributes)
      }
      position += flow.length + (across ? inset.bottom : inset.right)
      position = place(UICollectionView.elementKindSectionFooter, footer, section, at: position, room: room)
    }
    contentSize = across ? CGSize(width: room, height: position) : CGSize(width: position, height: room)
  }

  private func place(_ kind: String, _ size: CGSize, _ section: Int, at position: CGFloat, room: CGFloat) -> CGFloat {
    let across = scrollDirection == .vertical
    let length = across ? size.height : size.width
    guard length > 0 else { return position }
    let attributes = makeAttributes()
    (attributes.indexPath, attributes.representedElementKind) = (IndexPath(item: 0, section: section), kind)
    attributes.representedElementCategory = .supplementaryView
    attributes.frame =
      across
      ? CGRect(x: 0, y: position, width: room, height: length)
      : CGRect(x: position, y: 0, width: length, height: room)
    supplements[attributes.key] = attributes
    order.append(attributes)
    return position + length
  }

  private var asksCells: Bool { estimatedItemSize != .zero || itemSize == Self.automaticSize }
  private var guess: CGSize {
    estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize
      ? CGSize(width: 50, height: 50) : estimatedItemSize
  }

  /// The size of all sections.
  open override var collectionViewContentSize: CGSize { contentSize }
  /// The elements in a rectangle of the content.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    order.filter { $0.frame.overlaps(rect) }
  }
  /// Where an item stands.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    items[indexPath]
  }
  /// Where a header or footer stands.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    supplements[CollectionElement(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]
  }
  /// Whether the room across changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let size = collectionView?.lastLayoutSize else { return true }
    return scrollDirection == .vertical ? size.width != newBounds.size.width : size.height != newBounds.size.height
  }
  /// Whether a cell's own size counts and differs.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard asksCells, preferredAttributes.size != originalAttributes.size else { return false }
    fitted[originalAttributes.indexPath] = preferredAttributes.size
    return true
  }
  /// Whether cells are asked for their own size.
  var wantsPreferredSizes: Bool { asksCells }
  /// Asks for the layout to be made again; cells' own sizes are asked again where the numbers changed.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { fitted = [:] }
    super.invalidateLayout(with: context)
  }
}

/// The lines of one section, in coordinates where lines run across.
struct FlowSection {
  private(set) var frames: [CGRect] = []
  private(set) var length: CGFloat = 0

  init(sizes: [CGSize], room: CGFloat, lineSpace: CGFloat, itemSpace: CGFloat) {
    var first = 0
    let isUniform = Set(sizes.map(\.width)).count == 1
    var gridSpace: CGFloat?
    while first < sizes.count {
      var (last, width) = (first, sizes[first].width)
      while last + 1 < sizes.count, width + itemSpace + sizes[last + 1].width <= room + 1e-6 {
        last += 1
        width += itemSpace + sizes[last].width
      }
      let line = sizes[first...last]
      let height = line.map(\.height).max() ?? 0
      let total = line.reduce(0) { $0 + $1.width }
      let isLast = last == sizes.count - 1
      // A full line is spread over the room; the last one keeps its grid, or the least space.
      var (x, space) = (CGFloat(0), itemSpace)
      let holdsOne = line.count == 1 && (!isLast || (isUniform && sizes[0].width * 2 + itemSpace > room))
      if holdsOne {
        x = max(0, (room - total) / 2)
      } else if !isLast {
        space = (room - total) / CGFloat(line.count - 1)
        gridSpace = space
      } else if isUniform, let gridSpace {
        space = gridSpace
      } else if isUniform, line.count > 1,
        total + (itemSpace + sizes[0].width) + itemSpace * CGFloat(line.count - 1) > room
      {
        space = (room - total) / CGFloat(line.count - 1)
      }
      if !frames.isEmpty { length += lineSpace }
      for size in line {
        frames.append(
          CGRect(x: x, y: length + (height - size.height) / 2, width: size.width, height: size.height))
        x += size.width + space
      }
      length += height
      first = last + 1
    }
  }
}
