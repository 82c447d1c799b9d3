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

  /// The style that this one becomes in its place, where it is one of the styles around or is made from others.
  func inherited(in environment: EnvironmentValues) -> AnyShapeStyle {
    if base is Color { return self }
    if base is ForegroundStyle, let outer = environment.foreground, !(outer.base is ForegroundStyle) {
      return outer.inherited(in: environment)
    }
    if base is TintShapeStyle, let tint = environment.tint, !(tint.base is TintShapeStyle) {
      return tint.inherited(in: environment)
    }
    if base is any PaintStyle { return self }
    func resolved(_ style: some ShapeStyle) -> AnyShapeStyle { AnyShapeStyle(style.resolve(in: environment)) }
    return resolved(base).inherited(in: environment)
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
