// A layer that fills its bounds with a gradient.

public import LeporelloGraphics

/// The kinds of a layer's gradient.
public struct CAGradientLayerType: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that fills its bounds with a gradient.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  private var values: LayerValues { LayerValues(model: model, extra: extra) }

  /// The colours in turn: `CGColor`s.
  open var colors: [Any]? {
    get { extra["colors"].map { _ in values.colors("colors").map { CGColor($0) } } }
    set { set("colors", newValue.flatMap { LayerValue($0) }, from: nil) }
  }
  /// Where the colours stand, 0 to 1; even unless set.
  open var locations: [NSNumber]? {
    get { extra["locations"]?.numbers.map { $0.map { NSNumber(value: $0) } } }
    set { set("locations", newValue.map { .numbers($0.map(\.doubleValue)) }, from: nil) }
  }
  /// Where the first colour stands, in shares of the size.
  open var startPoint: CGPoint {
    get { values.point("startPoint", CGPoint(x: 0.5, y: 0)) }
    set { set("startPoint", LayerValue(newValue), from: .numbers([0.5, 0])) }
  }
  /// Where the last colour stands, in shares of the size.
  open var endPoint: CGPoint {
    get { values.point("endPoint", CGPoint(x: 0.5, y: 1)) }
    set { set("endPoint", LayerValue(newValue), from: .numbers([0.5, 1])) }
  }
  /// The kind.
  open var type = CAGradientLayerType.axial

  func drawGradient(_ values: LayerValues, into list: inout DisplayList) {
    let colors = values.colors("colors")
    let bounds = values.model.bounds
    guard !colors.isEmpty, bounds.size.width > 0, bounds.size.height > 0 else { return }
    let places = values.extra["locations"]?.numbers.flatMap { $0.count == colors.count ? $0 : nil }
    let stops = colors.indices.map {
      GradientStop(colors[$0], at: places?[$0] ?? (colors.count > 1 ? Double($0) / Double(colors.count - 1) : 0))
    }
    func place(_ key: String, _ standard: CGPoint) -> CGPoint {
      let share = values.point(key, standard)
      return CGPoint(x: bounds.minX + share.x * bounds.size.width, y: bounds.minY + share.y * bounds.size.height)
    }
    let start = place("startPoint", CGPoint(x: 0.5, y: 0))
    let end = place("endPoint", CGPoint(x: 0.5, y: 1))
    let paint: Paint =
      switch type {
      case .radial:
        .radialGradient(
          stops, center: start, startRadius: 0, endRadius: max(abs(end.x - start.x), abs(end.y - start.y)))
      case .conic: .conicGradient(stops, center: start, angle: atan2(end.y - start.y, end.x - start.x))
      default: .linearGradient(stops, start: start, end: end)
      }
    list.append(.fill(values.model.outline(), paint))
  }
}
