// A filled shape as a view.

/// A shape filled with a style.
public struct ShapeView<Content: Shape, Style: ShapeStyle>: View, PrimitiveView {
  /// The outline.
  public var shape: Content
  /// What fills it.
  public var style: Style
  var rule = FillRule.nonZero
  let place: ViewPlace?

  init(shape: Content, style: Style, rule: FillRule = .nonZero, place: ViewPlace? = nil) {
    (self.shape, self.style, self.rule, self.place) = (shape, style, rule, place)
  }

  package func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    lowering.addShape(.shape(shape, ResolvedStyle(style, in: environment), rule), of: shape, at: place)
  }
}

/// A shape whose edge is drawn with a style.
struct StrokedShapeView<Content: Shape>: PrimitiveView {
  var shape: Content
  var style: AnyShapeStyle
  var line: StrokeStyle
  let place: ViewPlace

  func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    lowering.addShape(.stroke(shape, ResolvedStyle(style, in: environment), line), of: shape, at: place)
  }
}
