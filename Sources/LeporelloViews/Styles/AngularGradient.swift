// A gradient around a point.

/// A gradient around a point; a style and a view that fills its frame.
public struct AngularGradient: PaintStyle, View, PrimitiveView {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Creates a gradient between two angles, clockwise from the right.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .degrees(360)) {
    (self.gradient, self.center, self.startAngle, self.endAngle) = (gradient, center, startAngle, endAngle)
  }

  /// Creates a gradient of evenly spaced colours between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient once around, from an angle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  package func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    // The paint goes once around, so a shorter sweep squeezes the stops into its part of the turn.
    let part = min(1, max(0, (endAngle - startAngle).radians / (2 * .pi)))
    let stops = gradient.resolved(in: environment).map { GradientStop($0.color, at: $0.location * part) }
    return .conicGradient(stops, center: center.point(in: rect), angle: startAngle.radians)
  }

  package func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    let node = lowering.tree.shape()
    lowering.add(node, "AngularGradient", .shape(Rectangle(), .style(AnyShapeStyle(self), environment), .nonZero))
  }
}
