// Levels of importance.

/// The foreground's colour at one of four levels of importance.
public struct HierarchicalShapeStyle: PaintStyle, Hashable {
  let level: Int

  static let primary = HierarchicalShapeStyle(level: 0)

  private var color: Color {
    switch level {
    case 0: .primary
    case 1: .secondary
    default:
      Color(
        .dynamic(
          light: RGBA(hex: 0x3C3C43, alpha: level == 2 ? 0.3 : 0.18),
          dark: RGBA(hex: 0xEBEBF5, alpha: level == 2 ? 0.3 : 0.16)))
    }
  }

  package func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    .color(color.resolved(in: environment))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The most important.
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// Less important.
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// Still less important.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  /// The least important.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
}
