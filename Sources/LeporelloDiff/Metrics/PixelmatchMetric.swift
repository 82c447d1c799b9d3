// The metric of pixelmatch 7.1, so that counts can be compared with those of the tools that descend from it.

/// A YIQ colour difference with antialias detection.
public struct PixelmatchMetric: PointMetric, Hashable {
  /// The name on the command line.
  public var name: String { "pixelmatch" }
  /// The greatest tolerated difference as a share of the greatest possible one, 0 to 1.
  public let threshold: Double
  /// Whether pixels that look like a trace of antialiasing are forgiven.
  public let forgivesAntialiasing: Bool

  /// Creates the metric.
  public init(threshold: Double = 0.1, includeAntialiased: Bool = false) {
    self.threshold = threshold
    forgivesAntialiasing = !includeAntialiased
  }

  /// The threshold, squared, in units of the squared difference.
  public var rawLimit: Double { YIQ.greatest * threshold * threshold }

  /// The squared difference.
  @inline(__always)
  public func rawDistance(_ old: UInt32, _ new: UInt32, at index: Int) -> Double {
    YIQ.squaredDelta(old, new, at: index)
  }

  /// The difference as a share of the greatest possible one.
  public func distance(fromRaw raw: Double) -> Double { (raw / YIQ.greatest).squareRoot() }
}

extension DifferenceMetric where Self == PixelmatchMetric {
  /// The colour difference of pixelmatch 7.1 at its usual threshold, antialiasing forgiven.
  public static var pixelmatch: PixelmatchMetric { PixelmatchMetric() }

  /// The colour difference of pixelmatch 7.1.
  public static func pixelmatch(threshold: Double, includeAntialiased: Bool = false) -> PixelmatchMetric {
    PixelmatchMetric(threshold: threshold, includeAntialiased: includeAntialiased)
  }
}
