// Views on top of each other.

/// Views on top of each other, the first at the back.
public struct ZStack<Content: View>: View, PrimitiveView {
  let alignment: Alignment
  let content: Content
  let place: ViewPlace

  /// Creates a pile.
  public init(
    alignment: Alignment = .center, fileID: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
    place = ViewPlace(fileID, line)
  }

  package func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    lowering.add("ZStack", around: content, in: environment, at: place) { tree, children in
      tree.zstack(children, alignment: alignment)
    }
  }
}
