// Views below each other.

/// Views in a column, from the top.
public struct VStack<Content: View>: View, PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
  let place: ViewPlace

  /// Creates a column; without a spacing, neighbours choose their own.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, fileID: StaticString = #fileID,
    line: UInt = #line,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing) = (alignment, spacing)
    self.content = content()
    place = ViewPlace(fileID, line)
  }

  package func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    lowering.add("VStack", around: content, in: environment, at: place) { tree, children in
      tree.vstack(children, alignment: alignment, spacing: spacing)
    }
  }
}
