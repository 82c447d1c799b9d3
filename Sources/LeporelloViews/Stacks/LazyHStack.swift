// A row of which only the part that can be seen is laid out.

/// Views in a row, laid out only where a scroll view shows them.
public struct LazyHStack<Content: View>: View, PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
  let place: ViewPlace

  /// Creates a row; without a spacing, neighbours choose their own.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing) = (alignment, spacing)
    self.content = content()
    place = ViewPlace(fileID, line)
  }

  package func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    lowering.add("LazyHStack", around: content, in: environment, at: place) { tree, children in
      tree.lazyHStack(children, alignment: alignment, spacing: spacing)
    }
  }
}
