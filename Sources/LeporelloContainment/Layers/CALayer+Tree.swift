// Layers inside layers, and how they are drawn.

import LeporelloGraphics

extension CALayer {
  /// The layer that holds this one.
  public var superlayer: CALayer? { parent ?? view?.superview?.layer }

  /// The layers directly inside, back to front, those of subviews included.
  public var sublayers: [CALayer]? {
    let views = view?.storedSubviews ?? []
    var layers = placed.filter { $0.place == 0 }.map(\.layer)
    for (index, child) in views.enumerated() {
      layers.append(child.layer)
      layers += placed.filter { $0.place == index + 1 }.map(\.layer)
    }
    layers += placed.filter { $0.place > views.count }.map(\.layer)
    return layers.isEmpty ? nil : layers
  }

  /// Puts a layer in front of what is inside now.
  public func addSublayer(_ layer: CALayer) { insert(layer, at: placed.count, place: view?.storedSubviews.count ?? 0) }

  /// Puts a layer at a place among the sublayers; at 0 it lies behind all subviews.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    let all = sublayers ?? []
    if Int(idx) >= all.count { return addSublayer(layer) }
    insertSublayer(layer, below: all[Int(idx)])
  }

  /// Puts a layer behind another.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, above: false) }
  /// Puts a layer in front of another.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, above: true) }
  /// Puts a layer in another's place.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer.parent === self else { return }
    insertSublayer(newLayer, below: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  private func insert(_ layer: CALayer, beside sibling: CALayer?, above: Bool) {
    guard let sibling, sibling !== layer else { return addSublayer(layer) }
    layer.removeFromSuperlayer()
    if let index = placed.firstIndex(where: { $0.layer === sibling }) {
      insert(layer, at: index + (above ? 1 : 0), place: placed[index].place)
    } else if let place = view?.storedSubviews.firstIndex(where: { $0 === sibling.view }) {
      let level = place + (above ? 1 : 0)
      // In front of a view: before all layers there; behind it: after those behind it.
      let index =
        above ? placed.firstIndex { $0.place >= level } : placed.firstIndex { $0.place > level }
      insert(layer, at: index ?? placed.count, place: level)
    } else {
      addSublayer(layer)
    }
  }

  /// The map as one of the plane.
  public func affineTransform() -> CGAffineTransform { model.transform }
  /// Sets the map to one of the plane.
  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

  private var mapToRoot: CGAffineTransform {
    sequence(first: self, next: { $0.superlayer }).reduce(.identity) {
      $1.superlayer == nil ? $0 : $0.concatenating($1.model.transformToSuperview)
    }
  }
  /// A point of another layer's coordinates, or the root's, in this one's.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    (l.map { p.applying($0.mapToRoot) } ?? p).applying(mapToRoot.inverted())
  }
  /// A point of this layer's coordinates in another's, or the root's.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let inRoot = p.applying(mapToRoot)
    return l.map { inRoot.applying($0.mapToRoot.inverted()) } ?? inRoot
  }
  /// A rectangle of another layer's coordinates, or the root's, in this one's.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    (l.map { r.applying($0.mapToRoot) } ?? r).applying(mapToRoot.inverted())
  }
  /// A rectangle of this layer's coordinates in another's, or the root's.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    let inRoot = r.applying(mapToRoot)
    return l.map { inRoot.applying($0.mapToRoot.inverted()) } ?? inRoot
  }

  /// Takes the layer out of the layer that holds it.
  public func removeFromSuperlayer() {
    parent?.placed.removeAll { $0.layer === self }
    parent = nil
  }

  private func insert(_ layer: CALayer, at index: Int, place: Int) {
    guard layer.view == nil, !sequence(first: self, next: { $0.parent }).contains(where: { $0 === layer }) else {
      return
    }
    layer.removeFromSuperlayer()
    placed.insert((layer, place), at: min(index, placed.count))
    layer.parent = self
    layer.attachedTurn = core.turn
  }

  /// How what is inside is seen, where it is not straight from above.
  var perspective: (map: CATransform3D, eye: CGPoint)? {
    sublayerTransform == CATransform3DIdentity ? nil : (sublayerTransform, model.pivot)
  }

  /// Draws what the layer itself adds between the ground and what is inside.
  func drawOwnContent(as shown: ViewModel, into list: inout DisplayList) {
    if let image = contents as? CGImage {
      let rect = contentsGravity.mode.place(image.picture.size, in: shown.bounds)
      image.picture.draw(in: rect, tint: .black, into: &list)
    }
    var values = LayerValues(model: shown, extra: extra)
    if !running.isEmpty { values.extra = self.shown.extra }
    drawKind(values, into: &list)
    guard view == nil else { return }
    list.append(contentsOf: DrawingRecorder.record { draw(in: $0) })
  }

  /// A layer that stands by itself, in its superlayer's coordinates.
  var picture: DisplayList {
    guard !isHidden else { return .empty }
    layoutIfNeeded()
    let values = shown
    guard values.model.alpha > 0 else { return .empty }
    var inside = DisplayList()
    drawOwnContent(as: values.model, into: &inside)
    let isFlat = placed.allSatisfy { $0.layer.zPosition == 0 }
    let order =
      isFlat
      ? placed
      : placed.indices.sorted { (placed[$0].layer.zPosition, $0) < (placed[$1].layer.zPosition, $1) }
        .map { placed[$0] }
    for entry in order { inside.append(contentsOf: entry.layer.picture) }
    var list = values.model.boxed(inside, clips: masksToBounds)
    guard !list.isEmpty else { return list }
    if let mask { list = DisplayList([.mask(list, by: mask.picture)]) }
    if values.model.alpha < 1 { list = DisplayList([.opacity(Double(values.model.alpha), list)]) }
    return values.model.placed(list, perspective: parent?.perspective, showsBack: isDoubleSided)
  }
}

extension CALayer {
  /// A layer of a kind: Core Animation's own directly, others as if decoded.
  static func make(_ kind: AnyClass) -> CALayer? {
    switch kind {
    case is CAShapeLayer.Type where kind == CAShapeLayer.self: CAShapeLayer()
    case is CAGradientLayer.Type where kind == CAGradientLayer.self: CAGradientLayer()
    case is CATextLayer.Type where kind == CATextLayer.self: CATextLayer()
    case is CALayer.Type where kind == CALayer.self: CALayer()
    default: (kind as? CALayer.Type)?.init(coder: NSCoder())
    }
  }
}

extension UIView {
  /// The layer that draws the view.
  public var layer: CALayer {
    let motion = needsMotion()
    if let layer = motion.layer { return layer }
    let made = CALayer.make(type(of: self).layerClass) ?? CALayer()
    made.view = self
    motion.layer = made
    return made
  }
}
