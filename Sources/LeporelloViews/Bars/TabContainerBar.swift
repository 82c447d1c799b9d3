// The bar that a container's style asks for, and where it goes.

/// The bar of a paged container at a position.
package struct TabContainerBar: View {
  package var spec: TabViewSpec
  package var position: PagePosition

  package init(spec: TabViewSpec, position: PagePosition) { (self.spec, self.position) = (spec, position) }

  package var body: some View {
    switch spec.style.kind {
    case .tabBar: TabBarView(tabs: spec.tabs, position: position)
    case .strip: TabStripView(tabs: spec.tabs, position: position)
    case .page: EmptyView()
    }
  }
}

extension TabViewSpec {
  /// The frames of the bar and of the pages in the container's bounds; a container too low for its bar has no page.
  package func frames(in bounds: CGRect) -> (bar: CGRect, page: CGRect) {
    let height = min(style.barHeight, bounds.height)
    let rest = bounds.height - height
    switch style.kind {
    case .tabBar:
      return (
        CGRect(x: bounds.minX, y: bounds.minY + rest, width: bounds.width, height: height),
        CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: rest)
      )
    case .strip:
      return (
        CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height),
        CGRect(x: bounds.minX, y: bounds.minY + height, width: bounds.width, height: rest)
      )
    case .page:
      return (CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 0), bounds)
    }
  }
}
