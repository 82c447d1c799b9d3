// The modifiers that the library lowers itself.

/// A change to what flows down to a view, or to each of its nodes.
protocol PrimitiveModifier: Sendable {
  /// Changes what flows down.
  func change(_ environment: inout EnvironmentValues)
  /// Wraps or marks a node, given what flows down from above, and names the node that stands for both.
  func apply(to node: NodeID, in environment: EnvironmentValues, lowering: inout Lowering) -> NodeID
}

extension PrimitiveModifier {
  func change(_ environment: inout EnvironmentValues) {}
  func apply(to node: NodeID, in environment: EnvironmentValues, lowering: inout Lowering) -> NodeID { node }
}

/// A view with a change that the library lowers itself.
struct Modified<Content: View, Modifier: PrimitiveModifier>: PrimitiveView {
  let content: Content
  let modifier: Modifier

  func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    var inner = environment
    modifier.change(&inner)
    let mark = lowering.pending.count
    lowering.lower(content, in: inner)
    for index in mark..<lowering.pending.count {
      lowering.pending[index] = modifier.apply(to: lowering.pending[index], in: environment, lowering: &lowering)
      if inner.layoutDirection != environment.layoutDirection { lowering.mirror(lowering.pending[index]) }
    }
  }
}

extension View {
  func modified(by modifier: some PrimitiveModifier) -> some View { Modified(content: self, modifier: modifier) }
}
