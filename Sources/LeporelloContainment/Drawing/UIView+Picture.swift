// A view tree as a display list, with the values shown at the virtual clock's now.

package import LeporelloGraphics
import LeporelloTransitions

extension UIView {
  /// This view's tree in its superview's coordinates.
  package var picture: DisplayList {
    guard !isHidden else { return .empty }
    let shown = presentation
    guard shown.alpha > 0 else { return .empty }
    return picture(as: shown)
  }

  private func picture(as shown: ViewModel) -> DisplayList {
    var list = movingPicture(as: shown) ?? ownPicture(without: nil, as: shown)
    guard !list.isEmpty else { return list }
    if let mask {
      list = DisplayList([.mask(list, by: mask.picture)])
    }
    if shown.alpha < 1 { list = DisplayList([.opacity(Double(shown.alpha), list)]) }
    let map = shown.transformToSuperview
    if map.isIdentity { return list }
    guard map.a == 1, map.b == 0, map.c == 0, map.d == 1 else { return DisplayList([.transform(map, list)]) }
    return list.moved(by: CGPoint(x: map.tx, y: map.ty))
  }

  /// What the view shows now in its own coordinates, a running transition included.
  var shownPicture: DisplayList {
    movingPicture(as: presentation) ?? ownPicture(without: nil)
  }

  /// The picture on its way, if the view's picture is.
  private func movingPicture(as shown: ViewModel) -> DisplayList? {
    guard let motion else { return nil }
    if let transition = motion.transition { return transition.picture(in: shown.bounds) }
    guard let turn = motion.turn else { return nil }
    return turn.transition.picture(
      from: ownPicture(without: turn.coming, as: shown), to: ownPicture(without: turn.leaving, as: shown),
      bounds: shown.bounds, progress: Double(shown.turn), in: turn.context)
  }

  /// The view with all it holds, in its own coordinates, but for one subview.
  func ownPicture(without left: UIView?) -> DisplayList { ownPicture(without: left, as: presentation) }

  private func ownPicture(without left: UIView?, as shown: ViewModel) -> DisplayList {
    var inside = DisplayList()
    if let content = motion?.content { inside.append(contentsOf: content(shown.bounds)) }
    if let composition = motion?.composition {
      inside.append(contentsOf: composition { $0 === left ? .empty : $0.picture })
      return shown.boxed(inside, clips: clipsToBounds)
    }
    let layers = motion?.layer?.placedSublayers ?? []
    for entry in layers where entry.place == 0 { inside.append(contentsOf: entry.layer.picture) }
    for (index, child) in storedSubviews.enumerated() {
      if child !== left { inside.append(contentsOf: child.picture) }
      for entry in layers where entry.place == index + 1 { inside.append(contentsOf: entry.layer.picture) }
    }
    for entry in layers where entry.place > storedSubviews.count { inside.append(contentsOf: entry.layer.picture) }
    return shown.boxed(inside, clips: clipsToBounds)
  }
}
