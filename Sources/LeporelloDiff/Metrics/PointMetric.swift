// Metrics that compare one pixel with one pixel.

/// A metric whose distance depends on the two pixels alone.
public protocol PointMetric: DifferenceMetric {
  /// Whether pixels that look like a trace of antialiasing are forgiven.
  var forgivesAntialiasing: Bool { get }
  /// The raw distance above which two pixels differ.
  var rawLimit: Double { get }
  /// The distance of two unequal pixels (0xAARRGGBB, straight alpha) in a scale that is cheap to compute.
  func rawDistance(_ old: UInt32, _ new: UInt32, at index: Int) -> Double
  /// A raw distance in the unit of the threshold.
  func distance(fromRaw raw: Double) -> Double
}

extension PointMetric {
  /// Forgiveness looks at neighbours, and at theirs.
  public var reach: Int { forgivesAntialiasing ? 2 : 0 }
  /// The threshold, if the raw scale is the threshold's own.
  public var rawLimit: Double { threshold }
  /// The raw distance, if the raw scale is the threshold's own.
  public func distance(fromRaw raw: Double) -> Double { raw }
}
