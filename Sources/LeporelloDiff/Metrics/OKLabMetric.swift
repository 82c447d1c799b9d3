// An even colour metric without CIELAB's blue fault.

/// The HyAB distance in OKLab of the pixels on a white page, with antialias detection.
public struct OKLabMetric: PointMetric, Hashable {
  /// The name on the command line.
  public var name: String { "oklab" }
  /// The greatest tolerated distance; black and white are 1 apart.
  public let threshold: Double
  /// Whether pixels that look like a trace of antialiasing are forgiven.
  public let forgivesAntialiasing: Bool

  /// Creates the metric.
  public init(threshold: Double = 0.1, includeAntialiased: Bool = false) {
    self.threshold = threshold
    forgivesAntialiasing = !includeAntialiased
  }

  /// The distance.
  public func rawDistance(_ old: UInt32, _ new: UInt32, at index: Int) -> Double {
    OKLab(LinearRGB(onWhite: old)).hybridDistance(to: OKLab(LinearRGB(onWhite: new)))
  }
}

extension DifferenceMetric where Self == OKLabMetric {
  /// The HyAB distance in OKLab, antialiasing forgiven.
  public static var oklab: OKLabMetric { OKLabMetric() }

  /// The HyAB distance in OKLab.
  public static func oklab(threshold: Double, includeAntialiased: Bool = false) -> OKLabMetric {
    OKLabMetric(threshold: threshold, includeAntialiased: includeAntialiased)
  }
}
