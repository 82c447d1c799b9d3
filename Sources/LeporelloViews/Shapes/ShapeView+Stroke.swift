// A filled shape's edge.

extension ShapeView {
  /// The shape's edge in front of its filling, half of the line outside.
  public func stroke(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    overlay(
      shape.stroke(content, lineWidth: lineWidth, fileID: fileID, line: line), fileID: fileID, line: line)
  }

  /// The shape's edge in front of its filling, half of the line outside.
  public func stroke(
    _ content: some ShapeStyle, style: StrokeStyle, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    overlay(shape.stroke(content, style: style, fileID: fileID, line: line), fileID: fileID, line: line)
  }
}

extension ShapeView where Content: InsettableShape {
  /// The shape's edge in front of its filling, all of the line inside.
  public func strokeBorder(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    overlay(
      shape.strokeBorder(content, lineWidth: lineWidth, fileID: fileID, line: line), fileID: fileID, line: line)
  }
}
