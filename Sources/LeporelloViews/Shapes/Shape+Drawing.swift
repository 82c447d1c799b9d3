// Filling and stroking.

extension Shape {
  /// The shape filled with a style.
  public func fill<S: ShapeStyle>(
    _ content: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ShapeView<Self, S> { ShapeView(shape: self, style: content, place: ViewPlace(fileID, line)) }

  /// The shape filled with a style, by a rule for outlines that cross themselves.
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ShapeView<Self, S> {
    ShapeView(
      shape: self, style: content, rule: style.isEOFilled ? .evenOdd : .nonZero, place: ViewPlace(fileID, line))
  }

  /// The shape's edge, half of the line outside.
  public func stroke(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), fileID: fileID, line: line)
  }

  /// The shape's edge, half of the line outside.
  public func stroke(
    _ content: some ShapeStyle, style: StrokeStyle, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    StrokedShapeView(shape: self, style: AnyShapeStyle(content), line: style, place: ViewPlace(fileID, line))
  }

  /// The outline of the shape's edge, as a shape.
  public func stroke(lineWidth: CGFloat = 1) -> some View { stroke(.foreground, lineWidth: lineWidth) }

  /// The outline of the shape's edge, as a shape.
  public func stroke(style: StrokeStyle) -> some View { stroke(.foreground, style: style) }
}

extension InsettableShape {
  /// The shape's edge, all of the line inside.
  public func strokeBorder(
    _ content: some ShapeStyle = ForegroundStyle(), lineWidth: CGFloat = 1, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), fileID: fileID, line: line)
  }

  /// The shape's edge, all of the line inside.
  public func strokeBorder(
    _ content: some ShapeStyle, style: StrokeStyle, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    StrokedShapeView(
      shape: inset(by: style.lineWidth / 2), style: AnyShapeStyle(content), line: style,
      place: ViewPlace(fileID, line))
  }
}

/// How outlines that cross themselves are filled.
public struct FillStyle: Sendable, Hashable {
  /// Whether points are inside that lie within an odd number of windings.
  public var isEOFilled: Bool
  /// Creates a style.
  public init(eoFill: Bool = false) { isEOFilled = eoFill }
}
