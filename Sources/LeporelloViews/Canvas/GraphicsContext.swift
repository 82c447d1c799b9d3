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
  private var clips: [Path] = []
  var list = DisplayList()

  init(environment: EnvironmentValues) { self.environment = environment }

  /// Fills an outline.
  public mutating func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let paint = shading.style.paint(in: path.boundingRect, environment: environment)
    add(.fill(path, paint, rule: style.isEOFilled ? .evenOdd : .nonZero))
  }

  /// Draws a line along an outline.
  public mutating func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along an outline.
  public mutating func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(.stroke(path, shading.style.paint(in: path.boundingRect, environment: environment), style))
  }

  /// Draws text in a rectangle, from its top.
  public mutating func draw(_ text: Text, in rect: CGRect) {
    add(.text(text.resolved(in: environment), in: rect, family: environment.textMeasurer.family))
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
  /// Cuts off what is drawn from now on outside an outline.
  public mutating func clip(to path: Path) { clips.append(path.applying(transform)) }

  /// Draws in a copy whose settings end with the closure.
  public mutating func drawLayer(_ body: (inout GraphicsContext) -> Void) {
    var inner = self
    inner.list = DisplayList()
    inner.opacity = 1
    inner.blendMode = .normal
    inner.clips = []
    body(&inner)
    decorate(inner.list)
  }

  private mutating func add(_ item: DisplayItem) {
    decorate(transform.isIdentity ? DisplayList([item]) : DisplayList([.transform(transform, DisplayList([item]))]))
  }

  private mutating func decorate(_ drawn: DisplayList) {
    guard !drawn.isEmpty, opacity > 0 else { return }
    var result = clips.reversed().reduce(drawn) { DisplayList([.clip($1, $0)]) }
    if opacity < 1 { result = DisplayList([.opacity(opacity, result)]) }
    if blendMode != .normal { result = DisplayList([.blend(blendMode, result)]) }
    list.append(contentsOf: result)
  }
}
