// Custom layouts: the engine's side of the `Layout` protocol.

import LeporelloGraphics

extension LayoutEngine {
  private func subviews(_ node: Int) -> LayoutSubviews {
    LayoutSubviews(engine: self, nodes: range(of: node).map { Int(links[$0]) }, layoutDirection: direction)
  }

  /// Runs a layout with its cache, which is made at the first call.
  private func withCustom<Result>(
    _ node: Int, _ index: Int, _ body: (AnyLayout, LayoutSubviews, inout AnyLayout.Cache) -> Result
  ) -> Result {
    let state = customs[index]
    let subviews = subviews(node)
    var cache = state.cache ?? state.layout.makeCache(subviews: subviews)
    defer { state.cache = cache }
    return body(state.layout, subviews, &cache)
  }

  /// Brings a layout's cache up to date after a subview changed.
  func updateCustom(_ node: Int, _ index: Int) {
    guard customs[index].cache != nil else { return }
    withCustom(node, index) { layout, subviews, cache in layout.updateCache(&cache, subviews: subviews) }
  }

  func customSize(_ node: Int, _ index: Int, _ p: Extent) -> Extent {
    let size = withCustom(node, index) { layout, subviews, cache in
      layout.sizeThatFits(proposal: p.proposal, subviews: subviews, cache: &cache)
    }
    return Extent(usableAnswer(size.width), usableAnswer(size.height))
  }

  /// A layout's answer, which may be wrong: not a number or negative counts as 0.
  private func usableAnswer(_ length: CGFloat) -> Double { length > 0 ? Double(length) : 0 }

  func customSpacing(_ node: Int, _ index: Int) -> ViewSpacing {
    withCustom(node, index) { layout, subviews, cache in layout.spacing(subviews: subviews, cache: &cache) }
  }

  func customGuide(_ key: AlignmentKey, _ axis: Axis, _ node: Int, _ index: Int) -> Double? {
    let bounds = CGRect(origin: .zero, size: size(of: node).size)
    let p = proposal(of: node).proposal
    let result = withCustom(node, index) { layout, subviews, cache in
      switch axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: p, subviews: subviews, cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: p, subviews: subviews, cache: &cache)
      }
    }
    return result.map { Double($0) }
  }

  /// Lets the layout place its subviews; one that it forgets stands in the middle.
  func arrangeCustom(_ node: Int, _ index: Int) {
    let (p, size) = (proposal(of: node), size(of: node))
    for place in range(of: node) {
      let child = Int(links[place])
      settle(child, p)
      put(child, (size.width - xs[child].length) / 2, (size.height - ys[child].length) / 2)
    }
    withCustom(node, index) { layout, subviews, cache in
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: size.size), proposal: p.proposal, subviews: subviews, cache: &cache)
    }
  }

  func placeCustomChild(_ node: Int, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    settle(node, Extent(proposal))
    let size = size(of: node)
    put(
      node, Double(position.x) - size.width * Double(anchor.x), Double(position.y) - size.height * Double(anchor.y))
  }

  func priority(of node: Int) -> Double { nodes[node].priority }

  func spacing(of node: Int) -> ViewSpacing { spacings[Int(infos[node].spacing)] }

  func layoutValue<K: LayoutValueKey>(_ key: K.Type, of node: Int) -> K.Value {
    var holder = node
    while true {
      if let value = tree.values[holder]?[ObjectIdentifier(key)] as? K.Value { return value }
      // Values pass outwards through the modifiers that priority passes.
      guard nodes[holder].kind.passesPriority, nodes[holder].childCount > 0 else { return K.defaultValue }
      holder = child(holder)
    }
  }

  func answer(_ node: Int, _ proposal: ProposedViewSize) -> CGSize { answer(node, Extent(proposal)).size }

  func dimensions(_ node: Int, _ proposal: ProposedViewSize) -> ViewDimensions {
    let p = Extent(proposal)
    return dimensions(node, answer(node, p), p)
  }
}
