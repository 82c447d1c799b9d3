// A scroll view of cells that a layout places. Showing stands in `+Showing`, changes in `+Updates`, touches in
// `+Selection`.

public import LeporelloGraphics

/// A scroll view of cells that a layout places.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  // MARK: State

  private var storedLayout: UICollectionViewLayout
  var cellClasses: [String: UICollectionReusableView.Type] = [:]
  var supplementClasses: [String: UICollectionReusableView.Type] = [:]
  var spare: [String: [UICollectionReusableView]] = [:]
  var shownElements: [CollectionElement: UICollectionReusableView] = [:]
  var counts: [Int]?
  var selection: [IndexPath] = []
  var touched: IndexPath?
  var lastLayoutBounds: CGRect?
  var lastLayoutSize: CGSize? { lastLayoutBounds?.size }
  var needsReload = false
  var updates: CollectionUpdates?
  var attributesToBe: UICollectionViewLayoutAttributes?

  /// Who supplies the elements.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }
  /// Whether touches select.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// Whether cells are made ahead; they are not here.
  open var isPrefetchingEnabled = true
  /// What lies behind the cells.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Creates a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  /// Creates a collection as if decoded, with a flow layout.
  public required init?(coder: NSCoder) {
    storedLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    storedLayout.collectionView = self
  }

  /// The layout; setting it places all again.
  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  /// Sets the layout, over a third of a second or at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  /// Sets the layout, over a third of a second or at once.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let old = storedLayout
    old.prepareForTransition(to: layout)
    old.collectionView = nil
    storedLayout = layout
    layout.collectionView = self
    layout.prepareForTransition(from: old)
    layout.invalidateLayout()
    for view in shownElements.values { view.willTransition(from: old, to: layout) }
    let finish: (Bool) -> Void = { [weak self] finished in
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      for view in self?.shownElements.values.map({ $0 }) ?? [] { view.didTransition(from: old, to: layout) }
      completion?(finished)
    }
    guard animated, window != nil else {
      setNeedsLayout()
      return finish(true)
    }
    UIView.animate(withDuration: 0.3, animations: { self.layoutIfNeeded() }, completion: finish)
  }

  // MARK: Making views

  /// Says which class makes cells of an identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UICollectionReusableView.Type
  }
  /// Says which class makes supplementary views of a kind and an identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { supplementClasses["\(elementKind)/\(identifier)"] = viewClass as? UICollectionReusableView.Type }
  /// Who prepares cells that are not shown yet; nobody is asked, since cells are made when shown.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether changes wait to be shown; they never do.
  open var hasUncommittedUpdates: Bool { false }
  /// Whether what is focused is selected; kept for code that sets it.
  open var selectionFollowsFocus = false
  /// A cell to use, a spare one or a new one.
  ///
  /// - Precondition: a class is registered for the identifier.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let kind = cellClasses[identifier] else {
      preconditionFailure(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier): "
          + "register a class for it with register(_:forCellWithReuseIdentifier:)")
    }
    return (makeView(kind, "cell/\(identifier)", identifier, at: indexPath) as? UICollectionViewCell)
      ?? UICollectionViewCell(frame: .zero)
  }
  /// A supplementary view to use, a spare one or a new one.
  ///
  /// - Precondition: a class is registered for the kind and the identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = "\(elementKind)/\(identifier)"
    guard let kind = supplementClasses[key] else {
      preconditionFailure(
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier): register a class for it with "
          + "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)")
    }
    return makeView(kind, key, identifier, at: indexPath)
  }

  // MARK: Elements

  /// How many sections there are.
  open var numberOfSections: Int { currentCounts.count }
  /// How many items a section has; 0 for a section that is not there.
  open func numberOfItems(inSection section: Int) -> Int {
    currentCounts.indices.contains(section) ? currentCounts[section] : 0
  }
  /// Where an item stands.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return storedLayout.layoutAttributesForItem(at: indexPath)
  }
  /// Where a supplementary view stands.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return storedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// The item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let near = storedLayout.layoutAttributesForElements(in: CGRect(x: point.x, y: point.y, width: 1, height: 1)) ?? []
    return near.last { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }
  /// The item of a cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shownElements.first { $0.value === cell }?.key.indexPath
  }
  /// The cell of an item, where it is shown.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shownElements[CollectionElement(category: .cell, indexPath: indexPath)] as? UICollectionViewCell
  }
  /// The supplementary view of a kind, where it is shown.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    shownElements[CollectionElement(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]
  }
  /// The cells shown, in their items' order.
  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cellForItem(at: $0) } }
  /// The items shown, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    shownElements.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
  }
  /// The supplementary views shown of a kind, in order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownElements.filter { $0.key.kind == elementKind && $0.key.category == .supplementaryView }
      .sorted { $0.key.indexPath < $1.key.indexPath }.map(\.value)
  }

  // MARK: Changes

  /// Asks for everything anew; nothing stays selected.
  open func reloadData() { startOver() }
  /// Makes the cells of items anew.
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded += indexPaths } }
  /// Says that items came.
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted += indexPaths } }
  /// Says that items went.
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted += indexPaths } }
  /// Says that an item moved.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Makes sections anew.
  open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
  /// Says that sections came.
  open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
  /// Says that sections went.
  open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
  /// Makes several changes at once, over a third of a second.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runUpdates(updates ?? {}, completion: completion)
  }

  // MARK: Scrolling and selection

  /// Moves the content so that an item stands where a position says.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }
  /// The selected items.
  open var indexPathsForSelectedItems: [IndexPath]? { selection }
  /// Selects an item; the delegate is told nothing.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selection { deselectItem(at: path, animated: animated) }
      return
    }
    guard allowsSelection else { return }
    markSelected(indexPath)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Deselects an item; the delegate is told nothing.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Places the views that are visible.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutElements()
  }
  override func restingTarget(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    prepareLayout()
    return storedLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  // MARK: Touches

  /// Touches the cell under the finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { beginTouch(at: touch.location(in: self)) }
  }
  /// Selects the cell under the finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { endTouch(at: touch.location(in: self)) }
  }
  /// Lets the cell go.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    letGo()
  }
}
