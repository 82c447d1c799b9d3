// From nodes to what is read aloud: the order of the description, whatever is in front of what.

extension Painter {
  /// The parts of a page, in reading order; children before parents, so that deep pages need no deep recursion.
  func accessibility(from root: NodeID) -> [AccessibilityNode] {
    var parts = [[AccessibilityNode]](repeating: [], count: root + 1)
    for node in 0...root where frames.isPlaced[node] {
      let record = lowering.records[node]
      var found = leaf(record, node: node) + (accessiblePages[node] ?? [])
      let children = lowering.tree.children(of: node).map { Int($0) }.filter { $0 < node }
      for child in ordered(children) {
        found += parts[child]
        parts[child] = []
      }
      let isClear = record.effects.contains {
        if case .opacity(let opacity) = $0 { opacity <= 0 } else { false }
      }
      if isClear { found = [] }
      parts[node] = record.marks?.accessibility.applied(to: found, frame: frames.exact[node]) ?? found
    }
    return parts[root]
  }

  /// A mask is a shape and says nothing; else the parts with a greater priority come first.
  private func ordered(_ children: [NodeID]) -> [NodeID] {
    func priority(_ child: NodeID) -> Double { lowering.records[child].marks?.accessibility.sortPriority ?? 0 }
    guard children.contains(where: { priority($0) != 0 }) else { return children }
    return children.enumerated().sorted { (-priority($0.element), $0.offset) < (-priority($1.element), $1.offset) }
      .map(\.element)
  }

  private func leaf(_ record: Lowering.Record, node: NodeID) -> [AccessibilityNode] {
    let frame = frames.exact[node]
    switch record.drawing {
    case .text(let block, _):
      return block.string.isEmpty ? [] : [AccessibilityNode(.text, label: block.string, frame: frame)]
    case .image(let resource, _): return [AccessibilityNode(.image, label: resource.name, frame: frame)]
    case .slices(let slices, _, _): return [AccessibilityNode(.image, label: slices.name, frame: frame)]
    case .slot(let content, _):
      // What is drawn at rest has told its parts already.
      if case .tabView = content, !hostsSlots { return [] }
      var place = AccessibilityNode(.group, frame: frame)
      place.slot = [node]
      return [place]
    case .none, .color, .shape, .stroke, .reversed, .mask, .clip, .reader, .canvas: return []
    }
  }
}

extension AccessibilityNode {
  /// The part, in a page that was made for a node.
  func inPage(of node: NodeID) -> AccessibilityNode {
    var copy = self
    if let slot { copy.slot = [node] + slot }
    copy.children = children.map { $0.inPage(of: node) }
    return copy
  }
}
