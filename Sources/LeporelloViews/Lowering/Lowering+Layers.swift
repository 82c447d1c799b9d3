// Views laid out in another view's frame.

extension Lowering {
  /// Puts a view in front of or behind a node, or lets it mask the node.
  mutating func layer<Primary, Secondary: View>(
    _ secondary: Secondary, on primary: NodeID, alignment: Alignment, kind: Layered<Primary, Secondary>.Kind,
    at place: ViewPlace, in environment: EnvironmentValues
  ) -> NodeID {
    var members = nodes(of: secondary, in: environment)
    if members.isEmpty {
      guard kind == .mask else { return primary }
      let nothing = tree.empty()
      record(nothing, "EmptyView")
      members = [nothing]
    }
    var second = members[0]
    if members.count > 1 {
      second = tree.zstack(members, alignment: alignment)
      record(second, "ZStack")
    }
    locate(second, place)
    let node: NodeID
    switch kind {
    case .overlay, .mask: node = tree.overlay(primary, second, alignment: alignment)
    case .background: node = tree.background(primary, second, alignment: alignment)
    }
    record(node, "\(kind)", at: place, kind == .mask ? .mask : kind == .background ? .reversed : .none)
    return node
  }
}
