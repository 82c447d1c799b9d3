// Building outlines step by step, and taking shapes apart into steps.

extension Path {
  /// The outline as steps, whatever it was made from.
  public var elements: [Element] {
    switch storage {
    case .elements(let elements): elements
    case .rect(let r): Self.rectElements(r)
    case .roundedRect(let r, let radii, let style): Self.roundedElements(r, radii: radii, style: style)
    case .ellipse(let r): Self.ellipseElements(r)
    }
  }

  /// Begins a new outline at a point.
  public mutating func move(to point: CGPoint) { append([.move(to: point)]) }
  /// Adds a straight line.
  public mutating func addLine(to point: CGPoint) { append([.line(to: point)]) }
  /// Adds a quadratic Bézier curve.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    append([.quadCurve(to: point, control: control)])
  }
  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    append([.curve(to: point, control1: control1, control2: control2)])
  }
  /// Closes the current outline.
  public mutating func closeSubpath() { append([.closeSubpath]) }
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) { append(Self.rectElements(rect)) }
  /// Adds the ellipse inside a rectangle.
  public mutating func addEllipse(in rect: CGRect) { append(Self.ellipseElements(rect)) }
  /// Adds another outline.
  public mutating func addPath(_ path: Path) { append(path.elements) }

  /// Adds an arc; angles in radians, 0 to the right, growing clockwise on screen unless `clockwise` says otherwise.
  ///
  /// `clockwise` has Core Graphics' meaning in flipped coordinates, as in SwiftUI: `false` draws towards growing angles.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let full = 2 * CGFloat.pi
    var sweep = (endAngle - startAngle).truncatingRemainder(dividingBy: full)
    if !clockwise, sweep < 0 { sweep += full }
    if clockwise, sweep > 0 { sweep -= full }
    if sweep == 0, startAngle != endAngle { sweep = clockwise ? -full : full }
    let pieces = max(1, Int((abs(sweep) / (full / 4)).rounded(.up)))
    let step = sweep / CGFloat(pieces)
    let k = 4 / 3 * tan(step / 4) * radius
    func point(_ t: CGFloat) -> CGPoint { CGPoint(x: center.x + radius * cos(t), y: center.y + radius * sin(t)) }
    var steps: [Element] = [isEmpty ? .move(to: point(startAngle)) : .line(to: point(startAngle))]
    for i in 0..<pieces {
      let (t0, t1) = (startAngle + step * CGFloat(i), startAngle + step * CGFloat(i + 1))
      let (p0, p1) = (point(t0), point(t1))
      steps.append(
        .curve(
          to: p1, control1: CGPoint(x: p0.x - k * sin(t0), y: p0.y + k * cos(t0)),
          control2: CGPoint(x: p1.x + k * sin(t1), y: p1.y - k * cos(t1))))
    }
    append(steps)
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool {
    switch storage {
    case .elements(let elements): elements.isEmpty
    case .rect(let r), .roundedRect(let r, _, _), .ellipse(let r): r.isNull
    }
  }

  private mutating func append(_ steps: [Element]) { self = Path(elements: elements + steps) }

  private static func rectElements(_ r: CGRect) -> [Element] {
    [
      .move(to: CGPoint(x: r.minX, y: r.minY)), .line(to: CGPoint(x: r.maxX, y: r.minY)),
      .line(to: CGPoint(x: r.maxX, y: r.maxY)), .line(to: CGPoint(x: r.minX, y: r.maxY)), .closeSubpath,
    ]
  }

  /// The length of a control arm that makes a cubic Bézier a quarter circle of radius 1.
  static let circleArm: CGFloat = 0.552_284_749_830_793_6

  private static func ellipseElements(_ r: CGRect) -> [Element] {
    let (rx, ry) = (r.width / 2, r.height / 2)
    let (cx, cy) = (r.midX, r.midY)
    let (kx, ky) = (rx * circleArm, ry * circleArm)
    return [
      .move(to: CGPoint(x: r.maxX, y: cy)),
      .curve(
        to: CGPoint(x: cx, y: r.maxY), control1: CGPoint(x: r.maxX, y: cy + ky),
        control2: CGPoint(x: cx + kx, y: r.maxY)),
      .curve(
        to: CGPoint(x: r.minX, y: cy), control1: CGPoint(x: cx - kx, y: r.maxY),
        control2: CGPoint(x: r.minX, y: cy + ky)),
      .curve(
        to: CGPoint(x: cx, y: r.minY), control1: CGPoint(x: r.minX, y: cy - ky),
        control2: CGPoint(x: cx - kx, y: r.minY)),
      .curve(
        to: CGPoint(x: r.maxX, y: cy), control1: CGPoint(x: cx + kx, y: r.minY),
        control2: CGPoint(x: r.maxX, y: cy - ky)),
      .closeSubpath,
    ]
  }
}
