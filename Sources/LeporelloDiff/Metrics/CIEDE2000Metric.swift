// Differences in steps that people see.

/// The CIEDE2000 colour difference of the pixels on a white page; a distance of 1 is just noticeable.
public struct CIEDE2000Metric: PointMetric, Hashable {
  /// The name on the command line.
  public var name: String { "ciede2000" }
  /// The greatest tolerated difference.
  public let threshold: Double
  /// Whether pixels that look like a trace of antialiasing are forgiven.
  public let forgivesAntialiasing: Bool

  /// Creates the metric.
  public init(threshold: Double = 1, forgivesAntialiasing: Bool = false) {
    self.threshold = threshold
    self.forgivesAntialiasing = forgivesAntialiasing
  }

  /// The difference.
  public func rawDistance(_ old: UInt32, _ new: UInt32, at index: Int) -> Double {
    LabColor(onWhite: old).ciede2000(to: LabColor(onWhite: new))
  }
}

extension DifferenceMetric where Self == CIEDE2000Metric {
  /// Colours may be one just noticeable step apart.
  public static var ciede2000: CIEDE2000Metric { CIEDE2000Metric() }

  /// Colours may be so many just noticeable steps apart.
  public static func ciede2000(threshold: Double) -> CIEDE2000Metric { CIEDE2000Metric(threshold: threshold) }
}
