// Filling and stroking.

extension Shape {
  /// The shape filled with a style.
  public func fill<S: ShapeStyle>(_ content: S) -> ShapeView<Self, S> { ShapeView(shape: self, style: content) }

  /// The shape filled with a style, by a rule for outlines that cross themselves.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle) -> ShapeView<Self, S> {
    ShapeView(shape: self, style: content, rule: style.isEOFilled ? .evenOdd : .nonZero)
  }

  /// The shape's edge, half of the line outside.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape's edge, half of the line outside.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some View {
    StrokedShapeView(shape: self, style: AnyShapeStyle(content), line: style)
  }

  /// The outline of the shape's edge, as a shape.
  public func stroke(lineWidth: CGFloat = 1) -> some View { stroke(.foreground, lineWidth: lineWidth) }

  /// The outline of the shape's edge, as a shape.
  public func stroke(style: StrokeStyle) -> some View { stroke(.foreground, style: style) }
}

extension InsettableShape {
  /// The shape's edge, all of the line inside.
  public func strokeBorder(
    _ content: some ShapeStyle = ForegroundStyle(), lineWidth: CGFloat = 1
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape's edge, all of the line inside.
  public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> some View {
    StrokedShapeView(shape: inset(by: style.lineWidth / 2), style: AnyShapeStyle(content), line: style)
  }
}

/// How outlines that cross themselves are filled.
public struct FillStyle: Sendable, Hashable {
  /// Whether points are inside that lie within an odd number of windings.
  public var isEOFilled: Bool
  /// Creates a style.
  public init(eoFill: Bool = false) { isEOFilled = eoFill }
}
