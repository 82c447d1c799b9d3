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
    let layer = motion?.layer
    if let cover = layer?.mask { list = DisplayList([.mask(list, by: cover.picture)]) }
    return shown.placed(
      list, perspective: storedSuperview?.motion?.layer?.perspective, showsBack: layer?.isDoubleSided ?? true)
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
    let layer = motion?.layer
    var inside = DisplayList()
    drawContent(into: &inside)
    layer?.drawOwnContent(as: shown, into: &inside)
    if let drawn = drawnContent() { inside.append(contentsOf: drawn) }
    if let content = motion?.content { inside.append(contentsOf: content(shown.bounds)) }
    if let composition = motion?.composition {
      inside.append(contentsOf: composition { $0 === left ? .empty : $0.picture })
      return shown.boxed(inside, clips: clipsToBounds)
    }
    let layers = layer?.placed ?? []
    guard layers.allSatisfy({ $0.layer.zPosition == 0 }),
      storedSubviews.allSatisfy({ $0.model.zPosition == 0 })
    else {
      inside.append(contentsOf: sortedPicture(layers, without: left))
      return shown.boxed(inside, clips: clipsToBounds)
    }
    for entry in layers where entry.place == 0 { inside.append(contentsOf: entry.layer.picture) }
    for (index, child) in storedSubviews.enumerated() {
      if child !== left { inside.append(contentsOf: child.picture) }
      for entry in layers where entry.place == index + 1 { inside.append(contentsOf: entry.layer.picture) }
    }
    for entry in layers where entry.place > storedSubviews.count { inside.append(contentsOf: entry.layer.picture) }
    return shown.boxed(inside, clips: clipsToBounds)
  }

  /// Subviews and layers where some stand nearer to the viewer than others; equal ones in their order.
  private func sortedPicture(_ layers: [(layer: CALayer, place: Int)], without left: UIView?) -> DisplayList {
    var parts: [(z: CGFloat, list: DisplayList)] = []
    for place in 0...max(storedSubviews.count, layers.map(\.place).max() ?? 0) {
      if place > 0, storedSubviews.indices.contains(place - 1), storedSubviews[place - 1] !== left {
        let child = storedSubviews[place - 1]
        parts.append((child.model.zPosition, child.picture))
      }
      for entry in layers where entry.place == place { parts.append((entry.layer.zPosition, entry.layer.picture)) }
    }
    let order = parts.indices.sorted { (parts[$0].z, $0) < (parts[$1].z, $1) }
    return DisplayList(order.flatMap { parts[$0].list.items })
  }

  /// What `draw(_:)` draws.
  private func drawnContent() -> DisplayList? {
    let list = DrawingRecorder.record { _ in draw(bounds) }
    return list.isEmpty ? nil : list
  }
}
