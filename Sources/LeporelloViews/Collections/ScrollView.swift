// Content larger than its place.

/// A view that shows a part of its content, along one axis or both, from a given offset.
public struct ScrollView<Content: View>: View, PrimitiveView {
  let axes: Axis.Set
  let offset: CGPoint
  let content: Content
  let place: ViewPlace

  /// Creates a scrolled view; `contentOffset` says which point of the content is at the top left.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, contentOffset: CGPoint = .zero,
    fileID: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.offset) = (axes, contentOffset)
    self.content = content()
    place = ViewPlace(fileID, line)
  }

  package func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    lowering.add("ScrollView", around: content, in: environment, at: place, .clip) { tree, children in
      tree.scroll(children.count == 1 ? children[0] : tree.vstack(children), axes, offset: offset)
    }
  }
}
