// Names and other marks on nodes.

struct MarkModifier: PrimitiveModifier {
  let change: @Sendable (inout NodeMarks) -> Void

  func apply(to node: NodeID, in environment: EnvironmentValues, lowering: inout Lowering) -> NodeID {
    lowering.mark(node, change)
    return node
  }
}

extension View {
  /// Names the view, so that its frame can be asked for.
  public func id(_ id: some Hashable & Sendable) -> some View {
    let name = String(describing: id)
    return modified(by: MarkModifier { $0.ids.append(name) })
  }

  /// Draws the view before or after others of its container; greater is in front.
  public func zIndex(_ value: Double) -> some View { modified(by: MarkModifier { $0.zIndex = value }) }
}
