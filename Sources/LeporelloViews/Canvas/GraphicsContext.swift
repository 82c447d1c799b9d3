// Drawing by hand.

/// What a `Canvas` draws into; each call adds to what was drawn before.
public struct GraphicsContext: Sendable {
  /// What to paint with.
  public struct Shading: Sendable {
    let style: AnyShapeStyle

    /// One colour.
    public static func color(_ color: Color) -> Shading { Shading(style: AnyShapeStyle(color)) }
    /// Any style.
    public static func style(_ style: some ShapeStyle) -> Shading { Shading(style: AnyShapeStyle(style)) }
    /// A gradient along a line between two points of the canvas.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      Shading(style: AnyShapeStyle(CanvasGradient(gradient: gradient, shape: .linear(startPoint, endPoint))))
    }
    /// A gradient outwards from a point of the canvas, between two radii.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(
        style: AnyShapeStyle(CanvasGradient(gradient: gradient, shape: .radial(center, startRadius, endRadius))))
    }
    /// A gradient once around a point of the canvas, clockwise from an angle.
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero) -> Shading {
      Shading(style: AnyShapeStyle(CanvasGradient(gradient: gradient, shape: .conic(center, angle))))
    }
    /// The foreground's style.
    public static var foreground: Shading { Shading(style: AnyShapeStyle(ForegroundStyle())) }
  }

  /// The opacity of what is drawn from now on.
  public var opacity: Double = 1
  /// How what is drawn from now on meets what is behind.
  public var blendMode: BlendMode = .normal
  /// What flows down to the canvas.
  public let environment: EnvironmentValues
  private var transform = CGAffineTransform.identity
  private var clips: [Clip] = []
  private var filters: [Filter] = []
  var list = DisplayList()
  /// What could not be drawn, in order.
  var problems: [any Error] = []

  private struct Clip: Sendable {
    let path: Path
    let rule: FillRule
  }

  init(environment: EnvironmentValues) { self.environment = environment }

  /// Fills an outline.
  public mutating func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let rule: FillRule = style.isEOFilled ? .evenOdd : .nonZero
    add(ResolvedStyle(shading.style, in: environment).fill(path, rule, in: path.boundingRect))
  }

  /// Draws a line along an outline.
  public mutating func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along an outline.
  public mutating func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(ResolvedStyle(shading.style, in: environment).stroke(path, style, in: path.boundingRect))
  }

  /// Draws text in a rectangle, from its top.
  public mutating func draw(_ text: Text, in rect: CGRect) {
    add(DisplayList([.text(text.resolved(in: environment), in: rect, family: environment.textMeasurer.family)]))
  }

  /// Draws text on one line, its anchor at a point.
  public mutating func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = environment.textMeasurer.measure(text.resolved(in: environment), width: nil).size
    draw(
      text,
      in: CGRect(
        x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width, height: size.height)
    )
  }

  /// Moves the origin of what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Scales what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Turns what is drawn from now on.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  /// Maps what is drawn from now on.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
  /// Cuts off what is drawn from now on outside an outline.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    clips.append(Clip(path: path.applying(transform), rule: style.isEOFilled ? .evenOdd : .nonZero))
  }
  /// Changes the picture of each thing that is drawn from now on, after the filters added before.
  public mutating func addFilter(_ filter: Filter) { filters.append(filter) }

  /// Draws in a copy whose settings end with the closure.
  public mutating func drawLayer(_ body: (inout GraphicsContext) -> Void) {
    var inner = self
    inner.list = DisplayList()
    inner.opacity = 1
    inner.blendMode = .normal
    (inner.clips, inner.filters) = ([], [])
    body(&inner)
    problems = inner.problems
    decorate(inner.list)
  }

  mutating func add(_ drawn: DisplayList) {
    decorate(transform.isIdentity || drawn.isEmpty ? drawn : DisplayList([.transform(transform, drawn)]))
  }

  private mutating func decorate(_ drawn: DisplayList) {
    guard !drawn.isEmpty, opacity > 0 else { return }
    let filtered = filters.reduce(drawn) { $1.applied(to: $0, in: environment) }
    var result = clips.reversed().reduce(filtered) { DisplayList([.clip($1.path, rule: $1.rule, $0)]) }
    if opacity < 1 { result = DisplayList([.opacity(opacity, result)]) }
    if blendMode != .normal { result = DisplayList([.blend(blendMode, result)]) }
    list.append(contentsOf: result)
  }
}
