// Every metric by name, one line each; the command line and the shared tests read this.

/// The metrics that a name can ask for.
public struct MetricCatalogue: Sendable {
  /// How one metric is made from the options that all of them share.
  public struct Entry: Sendable {
    /// The name on the command line.
    public let name: String
    /// The thresholds that make sense.
    public let thresholds: ClosedRange<Double>
    /// Makes the metric; without a threshold, its usual one.
    public let make: @Sendable (_ threshold: Double?, _ includeAntialiased: Bool) -> any DifferenceMetric
  }

  /// The catalogue, in the order of the documentation.
  public static let all: [Entry] = [
    Entry(name: "exact", thresholds: 0...0) { _, _ in .exact },
    Entry(name: "channel", thresholds: 0...255) { t, _ in .channel(Int(t ?? 0)) },
    Entry(name: "pixelmatch", thresholds: 0...1) { t, all in .pixelmatch(threshold: t ?? 0.1, includeAntialiased: all)
    },
    Entry(name: "ciede2000", thresholds: 0...200) { t, _ in .ciede2000(threshold: t ?? 1) },
    Entry(name: "oklab", thresholds: 0...2) { t, all in .oklab(threshold: t ?? 0.1, includeAntialiased: all) },
    Entry(name: "ssim-cie94", thresholds: 0...200) { t, all in .ssimCIE94(threshold: t ?? 1, includeAntialiased: all) },
    Entry(name: "flip", thresholds: 0...1) { t, _ in .flip(threshold: t ?? 0.1) },
    Entry(name: "local", thresholds: 0...200) { t, _ in .local(flat: t ?? 1, edge: 0.1) },
  ]

  /// The metric of a name.
  public static func metric(named name: String, threshold: Double? = nil, includeAntialiased: Bool = false)
    throws(DiffError) -> any DifferenceMetric
  {
    guard let entry = all.first(where: { $0.name == name }) else {
      throw .unknownMetric(name, known: all.map(\.name))
    }
    if let threshold, !entry.thresholds.contains(threshold) {
      throw .thresholdOutOfRange(threshold, metric: name, allowed: entry.thresholds)
    }
    return entry.make(threshold, includeAntialiased)
  }
}
