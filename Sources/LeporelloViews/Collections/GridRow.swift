// A row of a grid.

/// A row of a `Grid`; elsewhere, its views stand side by side.
public struct GridRow<Content: View>: View, PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content
  let place: ViewPlace

  /// Creates a row.
  public init(
    alignment: VerticalAlignment? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
    place = ViewPlace(fileID, line)
  }

  package func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    lowering.add("GridRow", around: content, in: environment, at: place) { tree, children in
      tree.gridRow(children, alignment: alignment)
    }
  }
}
