// A layer that fills and strokes an outline.

public import LeporelloGraphics

/// How a shape layer decides what is inside.
public struct CAShapeLayerFillRule: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By how often the outline winds round.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// By odd crossings.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a shape layer's open lines end.
public struct CAShapeLayerLineCap: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// Creates an end from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Cut off.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a shape layer's lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// Creates a corner from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Sharp.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills and strokes an outline.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  private var values: LayerValues { LayerValues(model: model, extra: extra) }
  private func set(_ key: String, number: CGFloat, standard: CGFloat) {
    set(key, .numbers([Double(number)]), from: .numbers([Double(standard)]))
  }

  /// The outline.
  open var path: CGPath? {
    get { values.path("path") }
    set { set("path", newValue.map { .path($0) }, from: nil) }
  }
  /// The colour inside; nil for none.
  open var fillColor: CGColor? {
    get { (values.color("fillColor") ?? .black).visible.map { CGColor($0) } }
    set { set("fillColor", .color(newValue?.rgba ?? .clear), from: .color(.black)) }
  }
  /// The colour of the line; nil for none.
  open var strokeColor: CGColor? {
    get { values.color("strokeColor").flatMap(\.visible).map { CGColor($0) } }
    set { set("strokeColor", .color(newValue?.rgba ?? .clear), from: .color(.clear)) }
  }
  /// Where on the outline the line begins, 0 to 1.
  open var strokeStart: CGFloat {
    get { values.number("strokeStart", 0) }
    set { set("strokeStart", number: newValue, standard: 0) }
  }
  /// Where on the outline the line ends, 0 to 1.
  open var strokeEnd: CGFloat {
    get { values.number("strokeEnd", 1) }
    set { set("strokeEnd", number: newValue, standard: 1) }
  }
  /// The line's width.
  open var lineWidth: CGFloat {
    get { values.number("lineWidth", 1) }
    set { set("lineWidth", number: newValue, standard: 1) }
  }
  /// The longest mitre.
  open var miterLimit: CGFloat {
    get { values.number("miterLimit", 10) }
    set { set("miterLimit", number: newValue, standard: 10) }
  }
  /// Where in the pattern of dashes the line begins.
  open var lineDashPhase: CGFloat {
    get { values.number("lineDashPhase", 0) }
    set { set("lineDashPhase", number: newValue, standard: 0) }
  }
  /// Lengths of dashes and gaps in turn.
  open var lineDashPattern: [NSNumber]?
  /// How open lines end.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How lines meet.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// What is inside.
  open var fillRule = CAShapeLayerFillRule.nonZero

  func drawShape(_ values: LayerValues, into list: inout DisplayList) {
    guard let path = values.path("path"), !path.isEmpty else { return }
    if let fill = (values.color("fillColor") ?? .black).visible {
      list.append(.fill(path, .color(fill), rule: fillRule == .evenOdd ? .evenOdd : .nonZero))
    }
    let width = values.number("lineWidth", 1)
    guard width > 0, let stroke = values.color("strokeColor")?.visible else { return }
    let (start, end) = (values.number("strokeStart", 0), values.number("strokeEnd", 1))
    let line = start <= 0 && end >= 1 ? path : PathTrack(path).trimmed(from: start, to: end)
    guard !line.isEmpty else { return }
    list.append(
      .stroke(
        line, .color(stroke),
        StrokeStyle(
          lineWidth: width, lineCap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
          lineJoin: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
          miterLimit: values.number("miterLimit", 10),
          dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: values.number("lineDashPhase", 0))))
  }
}
