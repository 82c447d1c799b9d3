// The modifiers that layout sees.

/// A modifier that wraps each node in a layout of one child.
struct LayoutModifier: PrimitiveModifier {
  let name: String
  let place: ViewPlace?
  let wrap: @Sendable (inout LayoutTree, NodeID) -> NodeID

  init(
    _ name: String, _ place: ViewPlace? = nil, _ wrap: @escaping @Sendable (inout LayoutTree, NodeID) -> NodeID
  ) {
    (self.name, self.place, self.wrap) = (name, place, wrap)
  }

  func apply(to node: NodeID, in environment: EnvironmentValues, lowering: inout Lowering) -> NodeID {
    let outer = wrap(&lowering.tree, node)
    // Some calls only mark the node and return it.
    if outer != node { lowering.record(outer, name, at: place) } else { lowering.locate(node, place) }
    return outer
  }
}
