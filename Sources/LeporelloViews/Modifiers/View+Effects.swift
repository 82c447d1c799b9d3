// Changes to a view's picture that layout doesn't see.

struct EffectModifier: PrimitiveModifier {
  let effect: @Sendable (EnvironmentValues) -> Effect
  var place: ViewPlace?

  init(_ effect: @autoclosure @escaping @Sendable () -> Effect) { self.effect = { _ in effect() } }
  init(resolving effect: @escaping @Sendable (EnvironmentValues) -> Effect, at place: ViewPlace? = nil) {
    (self.effect, self.place) = (effect, place)
  }

  func apply(to node: NodeID, in environment: EnvironmentValues, lowering: inout Lowering) -> NodeID {
    lowering.addEffect(effect(environment), to: node)
    lowering.locate(node, place)
    return node
  }
}

extension View {
  /// Shows the view at an opacity from 0 to 1, as one picture.
  public func opacity(_ opacity: Double) -> some View {
    modified(by: EffectModifier(.opacity(opacity.isNaN ? 1 : opacity)))
  }

  /// Cuts off what lies outside the frame.
  public func clipped(antialiased: Bool = false) -> some View {
    modified(by: EffectModifier(.clip(Rectangle(), .nonZero)))
  }

  /// Cuts off what lies outside a shape.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View {
    modified(by: EffectModifier(.clip(shape, style.isEOFilled ? .evenOdd : .nonZero)))
  }

  /// Rounds the frame's corners and cuts off what lies outside them.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  /// Draws a line inside the frame's edges.
  public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
    let style = AnyShapeStyle(content)
    return modified(by: EffectModifier(resolving: { .border(ResolvedStyle(style, in: $0), width: width) }))
  }

  /// Casts a shadow.
  public func shadow(
    color: Color = Color(.sRGB, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modified(
      by: EffectModifier(resolving: {
        .shadow(
          Shadow(color: color.resolved(in: $0), radius: max(0, radius), offset: CGSize(width: x, height: y)))
      }))
  }

  /// Blurs the view's picture by a Gaussian.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modified(by: EffectModifier(.blur(radius)))
  }

  /// Blends the view's picture with what is behind.
  public func blendMode(_ mode: BlendMode) -> some View { modified(by: EffectModifier(.blend(mode))) }

  /// Draws the view's picture apart, so that what is blended in it is blended with nothing behind it.
  public func compositingGroup() -> some View { modified(by: EffectModifier(.group)) }

  /// Turns the view's picture about a point of its frame, clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modified(by: EffectModifier(.rotation(angle, anchor: anchor)))
  }

  /// Scales the view's picture about a point of its frame.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the view's picture about a point of its frame.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the view's picture about a point of its frame.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    modified(by: EffectModifier(.scale(x: x, y: y, anchor: anchor)))
  }

  /// Maps the view's picture, from the frame's top left.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modified(by: EffectModifier(.transform(transform)))
  }

  /// Keeps the view's place and draws nothing.
  public func hidden() -> some View { modified(by: EffectModifier(.opacity(0))) }
}
