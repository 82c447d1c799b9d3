// Styles that come from the views around.

/// The style of letters and shapes that name none.
public struct ForegroundStyle: PaintStyle, Hashable {
  /// Creates the style.
  public init() {}

  package func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    let style = environment.foreground ?? AnyShapeStyle(HierarchicalShapeStyle.primary)
    // A foreground that is the foreground would ask itself without end.
    guard !(style.base is ForegroundStyle) else { return .color(Color.primary.resolved(in: environment)) }
    return style.paint(in: rect, environment: environment)
  }
}

/// The colour of what can be tapped.
public struct TintShapeStyle: PaintStyle, Hashable {
  /// Creates the style.
  public init() {}

  package func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    guard let tint = environment.tint, !(tint.base is TintShapeStyle) else {
      return .color(Color.blue.resolved(in: environment))
    }
    return tint.paint(in: rect, environment: environment)
  }
}

/// The colour of the page itself.
public struct BackgroundStyle: PaintStyle, Hashable {
  /// Creates the style.
  public init() {}

  package func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    .color(environment.colorScheme == .dark ? .black : .white)
  }
}

/// The colour of hairlines between rows and bars.
public struct SeparatorShapeStyle: PaintStyle, Hashable {
  /// Creates the style.
  public init() {}

  package func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    .color(
      environment.colorScheme == .dark ? RGBA(hex: 0x545458, alpha: 0.6) : RGBA(hex: 0x3C3C43, alpha: 0.29))
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of letters and shapes that name none.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of what can be tapped.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The colour of the page itself.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of hairlines between rows and bars.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
