// Changes of the elements: which old item is which new one, and how views move from the old places to the new.

import LeporelloGraphics

/// What changed, in the data source's words: deletions and reloads by the old numbers, insertions by the new.
struct CollectionUpdates {
  var inserted: [IndexPath] = []
  var deleted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()

  @MainActor var items: [UICollectionViewUpdateItem] {
    deleted.map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
      + inserted.map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
      + reloaded.map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) }
      + moved.map { UICollectionViewUpdateItem(.move, before: $0.from, after: $0.to) }
  }

  /// Where each old item is afterwards; nil for those that went or are made anew.
  func map(old: [Int], new: [Int]) -> [IndexPath: IndexPath] {
    var map: [IndexPath: IndexPath] = [:]
    let movedFrom = Dictionary(moved.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
    let keptSections = old.indices.filter { !deletedSections.contains($0) }
    let placesForSections = new.indices.filter { !insertedSections.contains($0) }
    for (before, after) in zip(keptSections, placesForSections) where !reloadedSections.contains(before) {
      let gone = Set(deleted + moved.map(\.from))
      let come = Set(inserted + moved.map(\.to))
      let kept = (0..<old[before]).filter { !gone.contains(IndexPath(item: $0, section: before)) }
      let places = (0..<new[after]).filter { !come.contains(IndexPath(item: $0, section: after)) }
      for (from, to) in zip(kept, places) {
        map[IndexPath(item: from, section: before)] = IndexPath(item: to, section: after)
      }
    }
    for (from, to) in movedFrom { map[from] = to }
    for path in reloaded { map[path] = nil }
    return map
  }
}

extension UICollectionView {
  /// Notes a change, or makes it at once outside a batch.
  func change(_ note: (inout CollectionUpdates) -> Void) {
    if updates != nil {
      if var noted = updates {
        note(&noted)
        updates = noted
      }
    } else {
      runUpdates({ self.change(note) }, completion: nil)
    }
  }

  func runUpdates(_ body: () -> Void, completion: ((Bool) -> Void)?) {
    guard updates == nil else {
      body()
      completion?(true)
      return
    }
    let old = currentCounts
    prepareLayout()
    updates = CollectionUpdates()
    body()
    let noted = updates ?? CollectionUpdates()
    updates = nil
    counts = nil
    let map = noted.map(old: old, new: currentCounts)
    let context = collectionViewLayout.makeContext()
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
    collectionViewLayout.invalidateLayout(with: context)
    collectionViewLayout.prepare(forCollectionViewUpdates: noted.items)
    selection = selection.compactMap { path in noted.reloaded.contains(path) ? path : map[path] }
    let leaving = rename(map)
    let before = Set(shownElements.keys)
    let isAnimated = window != nil && UIView.areAnimationsEnabled
    let place = {
      self.layoutIfNeeded()
      self.fadeOut(leaving)
    }
    let finish: (Bool) -> Void = { [weak self] finished in
      for view in leaving.map(\.view) {
        view.removeFromSuperview()
        self?.keep(view)
      }
      completion?(finished)
    }
    guard isAnimated else {
      setNeedsLayout()
      layoutIfNeeded()
      collectionViewLayout.finalizeCollectionViewUpdates()
      return finish(true)
    }
    UIView.animate(withDuration: 0.3, animations: place, completion: finish)
    for (key, view) in shownElements where !before.contains(key) { comeIn(view, key) }
    collectionViewLayout.finalizeCollectionViewUpdates()
  }

  /// Gives the shown views their new items' names; those without one leave.
  private func rename(_ map: [IndexPath: IndexPath]) -> [(view: UICollectionReusableView, path: IndexPath)] {
    var (renamed, leaving): ([CollectionElement: UICollectionReusableView], [(UICollectionReusableView, IndexPath)])
    (renamed, leaving) = ([:], [])
    for (key, view) in shownElements.sorted(by: { $0.key.indexPath < $1.key.indexPath }) {
      guard key.category == .cell else {
        renamed[key] = view
        continue
      }
      guard let path = map[key.indexPath] else {
        leaving.append((view, key.indexPath))
        continue
      }
      var element = key
      element.indexPath = path
      (view.element, renamed[element]) = (element, view)
    }
    shownElements = renamed
    return leaving
  }

  private func fadeOut(_ leaving: [(view: UICollectionReusableView, path: IndexPath)]) {
    for (view, path) in leaving {
      if let last = collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: path) {
        view.place(by: last)
      } else {
        view.alpha = 0
      }
    }
  }

  private func comeIn(_ view: UICollectionReusableView, _ key: CollectionElement) {
    guard key.category == .cell, let end = collectionViewLayout.layoutAttributesForItem(at: key.indexPath) else {
      return
    }
    UIView.performWithoutAnimation {
      if let first = collectionViewLayout.initialLayoutAttributesForAppearingItem(at: key.indexPath) {
        view.place(by: first)
      } else {
        view.alpha = 0
      }
    }
    UIView.animate(withDuration: 0.3) { view.place(by: end) }
  }
}
