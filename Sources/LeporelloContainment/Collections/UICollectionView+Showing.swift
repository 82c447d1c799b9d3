// Which views are shown: the layout says what is visible, the data source fills it, and what left is kept to be used
// again.

import LeporelloGraphics

extension UICollectionView {
  var collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

  var currentCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let asked = (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
    counts = asked
    return asked
  }

  func startOver() {
    counts = nil
    needsReload = true
    for path in selection { cellForItem(at: path)?.isSelected = false }
    selection = []
    let context = collectionViewLayout.makeContext()
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
    collectionViewLayout.invalidateLayout(with: context)
    setNeedsLayout()
  }

  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { counts = nil }
    setNeedsLayout()
    if context.contentOffsetAdjustment != .zero {
      contentOffset = CGPoint(
        x: contentOffset.x + context.contentOffsetAdjustment.x, y: contentOffset.y + context.contentOffsetAdjustment.y)
    }
  }

  func prepareLayout() {
    guard !collectionViewLayout.isPrepared else { return }
    // Set first, so that what the layout asks of the collection meanwhile does not ask for the layout again.
    collectionViewLayout.isPrepared = true
    collectionViewLayout.prepare()
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }

  func layoutElements() {
    let layout = collectionViewLayout
    if let last = lastLayoutBounds, last != bounds, layout.shouldInvalidateLayout(forBoundsChange: bounds) {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
    }
    lastLayoutBounds = bounds
    backgroundView?.frame = bounds
    if needsReload {
      needsReload = false
      for (key, view) in shownElements.sorted(by: { $0.key.indexPath < $1.key.indexPath }) { putAside(view, key) }
    }
    // A cell that says its own size moves others, which may in turn come into view.
    for _ in 0..<8 {
      prepareLayout()
      showVisible()
      if layout.isPrepared { return }
    }
  }

  private func showVisible() {
    let layout = collectionViewLayout
    let wanted = (layout.layoutAttributesForElements(in: bounds) ?? []).filter {
      !$0.isHidden && $0.frame.overlaps(bounds)
    }.sorted { ($0.indexPath, $0.representedElementKind ?? "") < ($1.indexPath, $1.representedElementKind ?? "") }
    let keys = Set(wanted.map(\.key))
    for (key, view) in shownElements.sorted(by: { $0.key.indexPath < $1.key.indexPath }) where !keys.contains(key) {
      putAside(view, key)
    }
    for attributes in wanted {
      let isNew = shownElements[attributes.key] == nil
      guard let view = show(attributes) else { continue }
      guard isNew else {
        view.place(by: attributes)
        continue
      }
      UIView.performWithoutAnimation { view.place(by: attributes) }
      askForSize(view, attributes)
    }
  }

  private func askForSize(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let layout = collectionViewLayout
    let wish = view.preferredLayoutAttributesFitting(attributes)
    guard wish !== attributes, attributes.representedElementCategory == .cell,
      layout.shouldInvalidateLayout(forPreferredLayoutAttributes: wish, withOriginalAttributes: attributes)
    else { return }
    layout.invalidateLayout(with: layout.makeContext())
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let key = attributes.key
    if let view = shownElements[key] { return view }
    attributesToBe = attributes
    defer { attributesToBe = nil }
    let made: UICollectionReusableView?
    switch attributes.representedElementCategory {
    case .cell: made = dataSource?.collectionView(self, cellForItemAt: attributes.indexPath)
    case .supplementaryView:
      made = dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: key.kind, at: attributes.indexPath)
    case .decorationView:
      made = collectionViewLayout.decorations[key.kind].map {
        makeView($0, "decoration/\(key.kind)", key.kind, at: attributes.indexPath)
      }
    }
    guard let view = made else { return nil }
    view.element = key
    shownElements[key] = view
    if let cell = view as? UICollectionViewCell {
      cell.isSelected = selection.contains(key.indexPath)
      cell.isHighlighted = touched == key.indexPath
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
    }
    view.model.zPosition = CGFloat(attributes.zIndex)
    // Elements lie in the order in which they came, under whatever else the collection holds.
    let lastElement = subviews.lastIndex { $0 is UICollectionReusableView }
    insertSubview(view, at: lastElement.map { $0 + 1 } ?? (backgroundView == nil ? 0 : 1))
    return view
  }

  func putAside(_ view: UICollectionReusableView, _ key: CollectionElement) {
    shownElements[key] = nil
    view.removeFromSuperview()
    keep(view)
    if let cell = view as? UICollectionViewCell {
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
    }
  }

  func keep(_ view: UICollectionReusableView) {
    guard let identifier = view.reuseIdentifier, let element = view.element else { return }
    let sort =
      switch element.category {
      case .cell: "cell"
      case .supplementaryView: element.kind
      case .decorationView: "decoration"
      }
    spare["\(sort)/\(identifier)", default: []].append(view)
  }

  func makeView(_ kind: UICollectionReusableView.Type, _ key: String, _ identifier: String, at indexPath: IndexPath)
    -> UICollectionReusableView
  {
    if let view = spare[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let frame = attributesToBe ?? collectionViewLayout.layoutAttributesForItem(at: indexPath)
    UICollectionReusableView.frameToBe = frame?.frame ?? .zero
    defer { UICollectionReusableView.frameToBe = .zero }
    let view = kind.init()
    view.reuseIdentifier = identifier
    return view
  }
}
