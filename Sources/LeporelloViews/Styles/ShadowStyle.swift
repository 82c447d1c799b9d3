// Shadows that belong to a style: under the shape that it fills, or inside it.

/// A shadow under a shape or inside its edge; SwiftUI's names.
public struct ShadowStyle: Sendable, Hashable {
  let isInner: Bool
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  private init(isInner: Bool, _ color: Color, _ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) {
    (self.isInner, self.color) = (isInner, color)
    (self.radius, offset) = (max(0, radius), CGSize(width: x, height: y))
  }

  /// A shadow that falls behind the shape; radius and offset in points.
  public static func drop(
    color: Color = Color(.sRGB, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color, radius, x, y)
  }

  /// A shadow that the surroundings cast into the shape, as into a hole; radius and offset in points.
  public static func inner(
    color: Color = Color(.sRGB, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color, radius, x, y)
  }

  func resolved(in environment: EnvironmentValues) -> ResolvedShadow {
    ResolvedShadow(
      isInner: isInner, shadow: Shadow(color: color.resolved(in: environment), radius: radius, offset: offset))
  }
}

/// A style's shadow in its place.
struct ResolvedShadow: Sendable {
  let isInner: Bool
  let shadow: Shadow
}

extension [ResolvedShadow] {
  /// What something draws with these shadows: those inside it first, since none of them falls into another's shadow.
  func cast(by list: DisplayList) -> DisplayList {
    let filled = filter(\.isInner).reduce(list) { DisplayList([.innerShadow($1.shadow, $0)]) }
    return filter { !$0.isInner }.reduce(filled) { DisplayList([.shadow($1.shadow, $0)]) }
  }
}

/// A style with shadows, the first given first.
struct ShadowedStyle: PaintStyle {
  let base: AnyShapeStyle
  let shadows: [ShadowStyle]

  init(_ style: some ShapeStyle, _ shadow: ShadowStyle) {
    let style = AnyShapeStyle(style)
    if let inner = style.base as? ShadowedStyle {
      (base, shadows) = (inner.base, inner.shadows + [shadow])
    } else {
      (base, shadows) = (style, [shadow])
    }
  }

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    base.paint(in: rect, environment: environment)
  }
}

extension ShapeStyle {
  /// The style with a shadow under or inside what it paints.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(self, style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The style of letters and shapes that name none, with a shadow under or inside what it paints.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(ForegroundStyle(), style) }
}
