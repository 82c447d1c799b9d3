// Core Graphics' context, over a display list in coordinates whose origin is at the top left.

public import LeporelloGraphics

/// How what is drawn meets what is behind: Core Graphics' names.
public enum CGPathDrawingMode: Int, Sendable, Hashable {
  /// Inside by winding.
  case fill
  /// Inside by odd crossings.
  case eoFill
  /// Along the line.
  case stroke
  /// Inside by winding, and along the line.
  case fillStroke
  /// Inside by odd crossings, and along the line.
  case eoFillStroke
}

/// Which points are inside an outline; Core Graphics' names.
public enum CGPathFillRule: Int, Sendable, Hashable {
  /// By winding.
  case winding
  /// By odd crossings.
  case evenOdd

  var rule: FillRule { self == .evenOdd ? .evenOdd : .nonZero }
}

/// Keeps what is drawn into it.
@preconcurrency @MainActor public final class CGContext {
  private struct State {
    var fill = RGBA.black
    var stroke = RGBA.black
    var style = StrokeStyle()
    var alpha = 1.0
    var map = CGAffineTransform.identity
    var shadow: Shadow?
    var clips: [(path: Path, rule: FillRule)] = []
  }

  private(set) var list = DisplayList()
  private var state = State()
  private var saved: [State] = []
  private var outline = Path()
  private var point = CGPoint.zero

  init() {}

  // MARK: State

  /// Keeps colours, line and map for `restoreGState()`.
  public func saveGState() { saved.append(state) }
  /// Takes back what was kept.
  public func restoreGState() { if let last = saved.popLast() { state = last } }
  /// Sets the colour inside.
  public func setFillColor(_ color: CGColor) { state.fill = color.rgba }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }
  /// Sets the colour inside.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = RGBA(red, green, blue, alpha)
  }
  /// Sets the colour of lines.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = RGBA(red, green, blue, alpha)
  }
  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) { state.style.lineWidth = width }
  /// Sets how open lines end.
  public func setLineCap(_ cap: CGLineCap) { state.style.lineCap = cap }
  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) { state.style.lineJoin = join }
  /// Sets the longest mitre.
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
  /// Sets dashes and gaps.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.style.dashPhase, state.style.dash) = (phase, lengths)
  }
  /// Sets the opacity.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(alpha) }
  /// Sets whether edges are smoothed; they always are.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets the shadow; nil for none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { Shadow(color: $0.rgba, radius: blur, offset: offset) }
  }
  /// Sets a shadow of a third black.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    state.shadow = Shadow(color: RGBA(white: 0, alpha: 1 / 3), radius: blur, offset: offset)
  }

  // MARK: Map

  /// Moves what is drawn from now on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.map = state.map.translatedBy(x: tx, y: ty) }
  /// Scales what is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.map = state.map.scaledBy(x: sx, y: sy) }
  /// Turns what is drawn from now on.
  public func rotate(by angle: CGFloat) { state.map = state.map.rotated(by: angle) }
  /// Maps what is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) { state.map = transform.concatenating(state.map) }
  /// The map.
  public var ctm: CGAffineTransform { state.map }

  // MARK: Outline

  /// Begins a new outline.
  public func beginPath() { outline = Path() }
  /// Begins a new part.
  public func move(to point: CGPoint) { outline.move(to: point) }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) { outline.addLine(to: point) }
  /// Adds straight lines.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() { index == 0 ? move(to: point) : addLine(to: point) }
  }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { outline.addQuadCurve(to: end, control: control) }
  /// Adds an arc; in these coordinates `false` draws clockwise as seen on screen.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    outline.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { outline.addRect(rect) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }
  /// Adds another outline.
  public func addPath(_ path: CGPath) { outline.addPath(path) }
  /// Closes the current part.
  public func closePath() { outline.closeSubpath() }

  // MARK: Drawing

  /// Fills the outline and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) { fill(takeOutline(), rule: rule.rule) }
  /// Draws the line along the outline and forgets it.
  public func strokePath() { stroke(takeOutline(), state.style) }
  /// Draws the outline and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takeOutline()
    switch mode {
    case .fill, .fillStroke: fill(path)
    case .eoFill, .eoFillStroke: fill(path, rule: .evenOdd)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: stroke(path, state.style)
    case .fill, .eoFill: break
    }
  }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect)) }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
  /// Draws a rectangle's line.
  public func stroke(_ rect: CGRect) { stroke(Path(rect), state.style) }
  /// Draws a rectangle's line in a width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.style
    style.lineWidth = width
    stroke(Path(rect), style)
  }
  /// Draws an ellipse's line.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect), state.style) }
  /// Draws separate lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    let path = Path { path in
      for (index, point) in points.enumerated() { index % 2 == 0 ? path.move(to: point) : path.addLine(to: point) }
    }
    stroke(path, state.style)
  }
  /// Takes out what was drawn; before anything else is drawn, everything.
  public func clear(_ rect: CGRect) {
    let hole = Path { path in
      path.addRect(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
      path.addRect(rect)
    }
    if !list.isEmpty { list = DisplayList([.clip(hole.applying(state.map), rule: .evenOdd, list)]) }
  }
  /// Draws only inside the outline from now on, and forgets it.
  public func clip(using rule: CGPathFillRule = .winding) { clip(to: takeOutline(), rule: rule.rule) }
  /// Draws only inside a rectangle from now on.
  public func clip(to rect: CGRect) { clip(to: Path(rect), rule: .nonZero) }
  /// Draws a picture over a rectangle.
  public func draw(_ image: CGImage, in rect: CGRect) {
    draw { image.picture.draw(in: rect, tint: UIColor(rgba: $0), into: &$1) }
  }

  // MARK: For what draws itself

  func fill(_ path: Path, rule: FillRule = .nonZero) {
    guard !path.isEmpty else { return }
    draw { color, list in list.append(.fill(path, .color(color), rule: rule)) }
  }

  func stroke(_ path: Path, _ style: StrokeStyle) {
    guard !path.isEmpty, style.lineWidth > 0 else { return }
    let color = state.stroke
    draw { _, list in list.append(.stroke(path, .color(color), style)) }
  }

  func clip(to path: Path, rule: FillRule) { state.clips.append((path.applying(state.map), rule)) }

  /// Draws in the current map, clip, shadow and opacity; the closure is given the colour inside.
  func draw(_ content: (RGBA, inout DisplayList) -> Void) {
    var drawn = DisplayList()
    content(state.fill, &drawn)
    guard !drawn.isEmpty else { return }
    if !state.map.isIdentity { drawn = DisplayList([.transform(state.map, drawn)]) }
    if let shadow = state.shadow { drawn = DisplayList([.shadow(shadow, drawn)]) }
    if state.alpha < 1 { drawn = DisplayList([.opacity(state.alpha, drawn)]) }
    for clip in state.clips.reversed() { drawn = DisplayList([.clip(clip.path, rule: clip.rule, drawn)]) }
    list.append(contentsOf: drawn)
  }

  private func takeOutline() -> Path {
    defer { outline = Path() }
    return outline
  }
}
