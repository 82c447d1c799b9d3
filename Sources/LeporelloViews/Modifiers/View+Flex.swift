// What a view says to the flexbox container around it.

extension View {
  /// Says how the view grows, shrinks and stands in a `FlexLayout`; the defaults are CSS's.
  public func flex(
    grow: CGFloat = 0, shrink: CGFloat = 1, basis: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil,
    minWidth: CGFloat? = nil, minHeight: CGFloat? = nil, maxWidth: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignSelf: FlexLayout.Align? = nil, margin: EdgeInsets = EdgeInsets(), aspectRatio: CGFloat? = nil,
    isAbsolute: Bool = false, inset: FlexItem.Inset = FlexItem.Inset(), fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    flex(
      FlexItem(
        grow: grow, shrink: shrink, basis: basis, width: width, height: height, minWidth: minWidth,
        minHeight: minHeight, maxWidth: maxWidth, maxHeight: maxHeight, alignSelf: alignSelf, margin: margin,
        aspectRatio: aspectRatio, isAbsolute: isAbsolute, inset: inset), fileID: fileID, line: line)
  }

  /// Says all that a `FlexLayout` asks of an item.
  public func flex(_ item: FlexItem, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    layoutValue(key: FlexItem.self, value: item, fileID: fileID, line: line)
  }
}
