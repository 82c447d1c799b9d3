// Names and other marks on nodes.

struct MarkModifier: PrimitiveModifier {
  let change: @Sendable (inout NodeMarks) -> Void

  func apply(to node: NodeID, in environment: EnvironmentValues, lowering: inout Lowering) -> NodeID {
    lowering.mark(node, change)
    return node
  }
}

/// A name, by which a scroll view's offset can be set from outside as well.
struct IDModifier: PrimitiveModifier {
  let name: String
  let place: ViewPlace

  func apply(to node: NodeID, in environment: EnvironmentValues, lowering: inout Lowering) -> NodeID {
    lowering.mark(node) { $0.ids.append(name) }
    lowering.locate(node, place)
    if let offset = environment.scrollOffsets[name] { lowering.tree.setScrollOffset(node, offset) }
    return node
  }
}

extension View {
  /// Names the view, so that its frame can be asked for.
  public func id(
    _ id: some Hashable & Sendable, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modified(by: IDModifier(name: String(describing: id), place: ViewPlace(fileID, line)))
  }

  /// Draws the view before or after others of its container; greater is in front.
  public func zIndex(_ value: Double) -> some View { modified(by: MarkModifier { $0.zIndex = value }) }
}
