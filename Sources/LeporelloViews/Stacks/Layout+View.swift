// Layouts of one's own as containers.

extension Layout {
  /// The views, laid out by this layout.
  public func callAsFunction(
    fileID: StaticString = #fileID, line: UInt = #line, @ViewBuilder _ content: () -> some View
  ) -> some View {
    LayoutContainer(layout: self, content: content(), place: ViewPlace(fileID, line))
  }
}

/// Views in a layout of one's own.
struct LayoutContainer<Content: View>: PrimitiveView {
  let layout: any Layout
  let content: Content
  let place: ViewPlace

  func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    let name = String(describing: type(of: layout))
    lowering.add(name, around: content, in: environment, at: place) { tree, children in
      tree.custom(layout, children)
    }
  }
}
