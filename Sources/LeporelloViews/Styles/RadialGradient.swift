// A gradient outwards from a point.

/// A gradient outwards from a point; a style and a view that fills its frame.
public struct RadialGradient: PaintStyle, View, PrimitiveView {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Creates a gradient between two radii in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    (self.gradient, self.center) = (gradient, center)
    (self.startRadius, self.endRadius) = (startRadius, endRadius)
  }

  /// Creates a gradient of evenly spaced colours.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a gradient of colours with places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  package func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    .radialGradient(
      gradient.resolved(in: environment), center: center.point(in: rect), startRadius: max(0, startRadius),
      endRadius: max(0, endRadius))
  }

  package func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    let node = lowering.tree.shape()
    lowering.add(node, "RadialGradient", .shape(Rectangle(), .style(AnyShapeStyle(self), environment), .nonZero))
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient outwards from a point.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
