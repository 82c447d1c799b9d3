// The first of several views that has room.

/// The first view whose ideal size fits what is offered, else the last.
public struct ViewThatFits<Content: View>: View, PrimitiveView {
  let axes: Axis.Set
  let content: Content
  let place: ViewPlace

  /// Creates a choice that checks some axes.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], fileID: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
    place = ViewPlace(fileID, line)
  }

  package func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    lowering.add("ViewThatFits", around: content, in: environment, at: place) { tree, children in
      tree.viewThatFits(children, in: axes)
    }
  }
}
