// Room around a view.

extension View {
  /// Adds room on some sides; without a length, 16 points.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(length ?? 16, on: edges))
  }

  /// Adds room on all sides.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Adds room side for side.
  public func padding(_ insets: EdgeInsets) -> some View {
    modified(by: LayoutModifier("padding") { $0.padding($1, insets) })
  }
}
