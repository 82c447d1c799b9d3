// A column of which only the part that can be seen is laid out.

/// Views in a column, laid out only where a scroll view shows them.
public struct LazyVStack<Content: View>: View, PrimitiveView {
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
    lowering.add("LazyVStack", around: content, in: environment, at: place) { tree, children in
      tree.lazyVStack(children, alignment: alignment, spacing: spacing)
    }
  }
}
