// From views to nodes: the layout tree, and beside each node what it draws.

/// The place of a node in the layout tree.
package typealias NodeID = Int

/// A page on its way from views to nodes.
package struct Lowering {
  /// What a node has beside its layout.
  struct Record: Sendable {
    var kind: String
    /// Where in the description it was written, if it says so.
    var place: ViewPlace?
    var drawing: Drawing
    var effects: [Effect] = []
    /// Few nodes are named or marked, so the marks lie apart and records stay small.
    private var storedMarks = NodeMarks.Stored.none
    /// Whether the node's content reads against the direction around it.
    var isMirrored = false

    init(kind: String, place: ViewPlace? = nil, drawing: Drawing) {
      (self.kind, self.place, self.drawing) = (kind, place, drawing)
    }

    var marks: NodeMarks? {
      get { storedMarks.value }
      set { storedMarks = newValue.map(NodeMarks.Stored.some) ?? .none }
    }
  }

  /// The nodes as the layout engine sees them.
  package var tree = LayoutTree()
  /// The nodes that no container has taken yet, in order.
  package var pending: [NodeID] = []
  /// What went wrong, in the order of the description.
  package var problems: [any Error] = []
  var records: [Record] = []
  var hasMirrors = false
  /// How many views the one being lowered stands in.
  private var depth = 0

  /// Views that nest deeper are a slip, and would exhaust a thread's stack.
  static let deepest = 4000

  /// Adds a view's nodes to the pending list.
  package mutating func lower<V: View>(_ view: V, in environment: EnvironmentValues) {
    guard depth < Self.deepest else {
      if !problems.contains(where: { $0 is NestingError }) { problems.append(NestingError()) }
      return
    }
    depth += 1
    defer { depth -= 1 }
    if let primitive = view as? any PrimitiveView {
      primitive.lower(in: environment, into: &self)
    } else {
      lower(EnvironmentValues.$current.withValue(environment) { view.body }, in: environment)
    }
  }

  /// Makes room for nodes that are about to come, so that a long list is not moved each time it grows.
  mutating func reserve(_ more: Int) {
    let wanted = records.count + more
    guard wanted > records.capacity else { return }
    let room = max(wanted, 2 * records.capacity)
    records.reserveCapacity(room)
    pending.reserveCapacity(room)
    tree.reserve(room)
  }

  /// Names a node just added to the tree, and adds it to the pending list.
  mutating func add(_ node: NodeID, _ kind: String, at place: ViewPlace? = nil, _ drawing: Drawing = .none) {
    record(node, kind, at: place, drawing)
    pending.append(node)
  }

  /// Adds a node around the nodes of a view.
  mutating func add(
    _ kind: String, around content: some View, in environment: EnvironmentValues, at place: ViewPlace? = nil,
    _ drawing: Drawing = .none, _ make: (inout LayoutTree, [NodeID]) -> NodeID
  ) {
    let children = nodes(of: content, in: environment)
    let node = make(&tree, children)
    add(node, kind, at: place, drawing)
  }

  /// The nodes of a view, taken from the pending list.
  mutating func nodes(of content: some View, in environment: EnvironmentValues) -> [NodeID] {
    let mark = pending.count
    lower(content, in: environment)
    let children = Array(pending[mark...])
    pending.removeSubrange(mark...)
    return children
  }

  /// Names a node just added to the tree.
  mutating func record(
    _ node: NodeID, _ kind: String, at place: ViewPlace? = nil, _ drawing: Drawing = .none
  ) {
    // A builder call may have added helper nodes below the one it returned.
    while records.count < node { records.append(Record(kind: "", drawing: .none)) }
    records.append(Record(kind: kind, place: place, drawing: drawing))
  }

  /// Says where a node was written, unless it is known already.
  mutating func locate(_ node: NodeID, _ place: ViewPlace?) {
    if records[node].place == nil { records[node].place = place }
  }

  /// Where a node was written. What says nothing itself stands where the modifier around it does: both are one
  /// expression.
  func place(of node: NodeID) -> SourcePlace? {
    var current = node
    while true {
      if let place = records[current].place?.source { return place }
      let parent = Int(tree.nodes[current].parent)
      guard parent >= 0, tree.nodes[parent].kind.isTransparentForAxis, tree.children(of: parent).first == Int32(current)
      else { return nil }
      current = parent
    }
  }

  /// Adds an effect over all that the node draws so far.
  mutating func addEffect(_ effect: Effect, to node: NodeID) { records[node].effects.append(effect) }

  /// Says that a node's content reads against the direction around it.
  mutating func mirror(_ node: NodeID) {
    records[node].isMirrored.toggle()
    hasMirrors = true
  }

  /// Changes a node's marks.
  mutating func mark(_ node: NodeID, _ change: (inout NodeMarks) -> Void) {
    var marks = records[node].marks ?? NodeMarks()
    change(&marks)
    records[node].marks = marks
  }

  /// A warning of the engine's with the name and the place that the description gives its node; what a description
  /// leaves unnamed is told by the nearest part around it.
  func named(_ warning: LayoutWarning) -> LayoutWarning {
    var warning = warning
    var node = warning.node
    if records[node].kind.isEmpty == false { warning.name = records[node].kind }
    while node >= 0 {
      if let place = records[node].place?.source {
        warning.place = place
        break
      }
      node = Int(tree.nodes[node].parent)
    }
    return warning
  }

  /// The node that stands for all pending ones: a column, where there are several.
  mutating func takeRoot() -> NodeID? {
    guard pending.count != 1 else { return pending.removeLast() }
    guard !pending.isEmpty else { return nil }
    let root = tree.vstack(pending)
    record(root, "VStack")
    pending = []
    return root
  }
}
