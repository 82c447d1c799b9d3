// Layers inside layers, and how they are drawn.

import LeporelloGraphics

extension CALayer {
  /// The layer that holds this one.
  public var superlayer: CALayer? { parent ?? view?.superview?.layer }

  /// The layers directly inside that belong to no view, back to front.
  public var sublayers: [CALayer]? { placed.isEmpty ? nil : placed.map(\.layer) }

  /// Puts a layer in front of what is inside now.
  public func addSublayer(_ layer: CALayer) { insert(layer, at: placed.count, place: view?.storedSubviews.count ?? 0) }

  /// Puts a layer at a place among the sublayers; at 0 it lies behind all subviews.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    let index = min(Int(idx), placed.count)
    insert(layer, at: index, place: index == 0 ? 0 : placed[index - 1].place)
  }

  /// Takes the layer out of the layer that holds it.
  public func removeFromSuperlayer() {
    parent?.placed.removeAll { $0.layer === self }
    parent = nil
  }

  private func insert(_ layer: CALayer, at index: Int, place: Int) {
    guard layer !== self, layer.view == nil else { return }
    layer.removeFromSuperlayer()
    placed.insert((layer, place), at: min(index, placed.count))
    layer.parent = self
  }

  /// The sublayers with how many subviews lie behind each.
  var placedSublayers: [(layer: CALayer, place: Int)] { placed }

  /// A layer that stands by itself, in its superlayer's coordinates.
  var picture: DisplayList {
    guard !isHidden, model.alpha > 0 else { return .empty }
    var inside = displayContent(in: model.bounds)
    for entry in placed { inside.append(contentsOf: entry.layer.picture) }
    var list = model.boxed(inside, clips: masksToBounds)
    guard !list.isEmpty else { return list }
    if model.alpha < 1 { list = DisplayList([.opacity(Double(model.alpha), list)]) }
    let map = model.transformToSuperview
    return map.isIdentity ? list : DisplayList([.transform(map, list)])
  }
}

extension UIView {
  /// The layer that draws the view.
  public var layer: CALayer {
    let motion = needsMotion()
    if let layer = motion.layer { return layer }
    let made = CALayer(view: self)
    motion.layer = made
    return made
  }
}
