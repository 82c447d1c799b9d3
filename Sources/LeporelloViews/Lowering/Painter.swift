// From nodes and frames to a picture.

/// Draws each node in its frame, children before parents, so that deep pages need no deep recursion.
struct Painter {
  var lowering: Lowering
  var frames: PlacedFrames
  let environment: EnvironmentValues
  let hostsSlots: Bool
  var problems: [any Error] = []
  var warnings: [String] = []
  /// What the engine says of each node, where it was asked.
  private var decisions: [NodeID: LayoutExplanation.Entry]?
  /// Whether pages inside this one are explained as well.
  var explains: Bool { decisions != nil }
  /// Whether to find out what is read aloud, and what that is of the pages made from the sizes of nodes.
  var describesAccessibility = false
  var accessiblePages: [NodeID: [AccessibilityNode]] = [:]
  /// The pages made from the sizes of nodes, by node.
  var pages: [NodeID: [LoweredPage]] = [:]

  init(lowering: Lowering, frames: PlacedFrames, environment: EnvironmentValues, hostsSlots: Bool) {
    (self.lowering, self.frames) = (lowering, frames)
    (self.environment, self.hostsSlots) = (environment, hostsSlots)
  }

  /// Takes in what the engine says of each node.
  mutating func explain(_ explanation: LayoutExplanation) {
    decisions = Dictionary(explanation.entries.map { ($0.node, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The picture of a node with all that is in it.
  mutating func paint(_ root: NodeID) -> Picture {
    var pictures = [Picture?](repeating: nil, count: root + 1)
    for node in 0...root where frames.isPlaced[node] {
      let record = lowering.records[node]
      let frame = frames.pixel[node]
      var picture = own(record, node: node)
      var parts = children(of: node).compactMap { child -> Picture? in
        defer { pictures[child] = nil }
        return pictures[child]
      }
      if case .reversed = record.drawing { parts.reverse() }
      if case .mask = record.drawing {
        picture.append(masked(parts))
      } else if picture.isEmpty, let first = parts.first {
        // The first child's lists are taken over and grown, not copied at each level.
        picture = first
        parts.removeFirst()
        for part in parts { picture.append(part) }
      } else {
        for part in parts { picture.append(part) }
      }
      if case .clip = record.drawing { picture.apply(.clip(Rectangle(), .nonZero), frame: frame) }
      for effect in record.effects { picture.apply(effect, frame: frame) }
      if let id = record.marks?.ids.last { picture.nameSlots(id) }
      pictures[node] = picture
    }
    return pictures[root] ?? Picture()
  }

  /// A node's children in painting order.
  private func children(of node: NodeID) -> [NodeID] {
    let children = lowering.tree.children(of: node).map { Int($0) }
    func zIndex(_ child: NodeID) -> Double { lowering.records[child].marks?.zIndex ?? 0 }
    guard children.contains(where: { zIndex($0) != 0 }) else { return children }
    return children.enumerated()
      .sorted { (zIndex($0.element), $0.offset) < (zIndex($1.element), $1.offset) }
      .map(\.element)
  }

  private func masked(_ parts: [Picture]) -> Picture {
    guard parts.count == 2 else { return Picture() }
    let mask = parts[1].flattened
    var picture = parts[0]
    picture.apply(.mask(mask), frame: .zero)
    return picture
  }

  /// All parts with their frames, each before the parts in it, the pages inside them included.
  func nodes(from root: NodeID) -> [LayoutSnapshot.Node] {
    var result: [LayoutSnapshot.Node] = []
    var stack = [(node: root, depth: 0)]
    while let (node, depth) = stack.popLast() {
      guard frames.isPlaced[node] else { continue }
      let record = lowering.records[node]
      // Helper nodes have no name; what is in them stands in their place.
      let inner = record.kind.isEmpty ? depth : depth + 1
      if !record.kind.isEmpty {
        result.append(
          LayoutSnapshot.Node(
            kind: record.kind, ids: record.marks?.ids ?? [], frame: frames.exact[node], depth: depth,
            proposal: decisions?[node]?.proposal ?? .unspecified,
            answer: decisions?[node]?.answer ?? frames.exact[node].size, rule: decisions?[node]?.rule ?? "",
            place: explains ? lowering.place(of: node)?.description : nil))
      }
      for page in pages[node] ?? [] {
        result += page.nodes.map { part in
          var part = part
          part.depth += inner
          return part
        }
      }
      for child in lowering.tree.children(of: node).reversed() { stack.append((Int(child), inner)) }
    }
    return result
  }
}
