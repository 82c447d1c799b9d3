// Touching and selecting cells, in UIKit's order: should highlight, did highlight, should select, did unhighlight, did
// deselect the old one, did select.

import LeporelloGraphics

extension UICollectionView {
  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    var target = contentOffset
    let inset = adjustedContentInset
    if position.contains(.left) { target.x = frame.minX - inset.left }
    if position.contains(.centeredHorizontally) {
      target.x = frame.midX - (bounds.width + inset.left - inset.right) / 2
    }
    if position.contains(.right) { target.x = frame.maxX - bounds.width + inset.right }
    if position.contains(.top) { target.y = frame.minY - inset.top }
    if position.contains(.centeredVertically) {
      target.y = frame.midY - (bounds.height + inset.top - inset.bottom) / 2
    }
    if position.contains(.bottom) { target.y = frame.maxY - bounds.height + inset.bottom }
    if position.isEmpty { return scrollRectToVisible(frame, animated: animated) }
    setContentOffset(clamped(target), animated: animated)
  }

  func markSelected(_ indexPath: IndexPath) {
    if !allowsMultipleSelection {
      for path in selection where path != indexPath { deselectItem(at: path, animated: false) }
    }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
  }

  func beginTouch(at point: CGPoint) {
    letGo()
    guard allowsSelection, let path = indexPathForItem(at: point), cellForItem(at: path) != nil,
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    touched = path
    cellForItem(at: path)?.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  func endTouch(at point: CGPoint) {
    guard let path = touched else { return }
    guard indexPathForItem(at: point) == path else { return letGo() }
    let wasSelected = selection.contains(path)
    if wasSelected, allowsMultipleSelection {
      let may = collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true
      letGo()
      guard may else { return }
      deselectItem(at: path, animated: false)
      collectionDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    let may = collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true
    letGo()
    guard may else { return }
    let old = allowsMultipleSelection ? [] : selection.filter { $0 != path }
    markSelected(path)
    for gone in old { collectionDelegate?.collectionView(self, didDeselectItemAt: gone) }
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
  }

  func letGo() {
    guard let path = touched else { return }
    touched = nil
    cellForItem(at: path)?.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }
}
