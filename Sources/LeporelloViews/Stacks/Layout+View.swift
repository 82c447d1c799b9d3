// Layouts of one's own as containers.

extension Layout {
  /// The views, laid out by this layout.
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

/// Views in a layout of one's own.
struct LayoutContainer<Content: View>: PrimitiveView {
  let layout: any Layout
  let content: Content

  func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    lowering.add(String(describing: type(of: layout)), around: content, in: environment) { tree, children in
      tree.custom(layout, children)
    }
  }
}
