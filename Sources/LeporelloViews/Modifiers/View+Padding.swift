// Room around a view.

extension View {
  /// Adds room on some sides; without a length, 16 points.
  public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    padding(EdgeInsets(length ?? 16, on: edges), fileID: fileID, line: line)
  }

  /// Adds room on all sides.
  public func padding(_ length: CGFloat, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    padding(.all, length, fileID: fileID, line: line)
  }

  /// Adds room side for side.
  public func padding(
    _ insets: EdgeInsets, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modified(by: LayoutModifier("padding", ViewPlace(fileID, line)) { $0.padding($1, insets) })
  }

  /// Adds room that the view's content keeps clear of; without a length, 16 points.
  public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    padding(edges, length, fileID: fileID, line: line)
  }

  /// Adds room that the view's content keeps clear of, side for side.
  public func safeAreaPadding(
    _ insets: EdgeInsets, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    padding(insets, fileID: fileID, line: line)
  }
}
