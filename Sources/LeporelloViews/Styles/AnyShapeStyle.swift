// A style of any type.

/// A style whose type is forgotten.
public struct AnyShapeStyle: ShapeStyle, PaintStyle {
  let base: any ShapeStyle

  /// Forgets a style's type.
  public init(_ style: some ShapeStyle) {
    if let any = style as? AnyShapeStyle {
      base = any.base
    } else {
      base = style
    }
  }

  package func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    Self.paint(base, in: rect, environment: environment)
  }

  private static func paint(_ style: some ShapeStyle, in rect: CGRect, environment: EnvironmentValues) -> Paint {
    if let painted = style as? any PaintStyle { return painted.paint(in: rect, environment: environment) }
    return paint(style.resolve(in: environment), in: rect, environment: environment)
  }

  /// One colour for letters: the colour, or a gradient's first.
  package func color(in environment: EnvironmentValues) -> RGBA {
    switch paint(in: CGRect(x: 0, y: 0, width: 1, height: 1), environment: environment) {
    case .color(let color): color
    case .linearGradient(let stops, _, _): stops.first?.color ?? .clear
    case .radialGradient(let stops, _, _, _): stops.first?.color ?? .clear
    case .conicGradient(let stops, _, _): stops.first?.color ?? .clear
    }
  }
}
