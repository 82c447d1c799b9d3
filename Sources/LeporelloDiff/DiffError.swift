// What can be wrong with a question about differences.

/// A comparison was asked for in a way that has no meaning.
public enum DiffError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is no metric of the name.
  case unknownMetric(String, known: [String])
  /// The threshold is not one that the metric can have.
  case thresholdOutOfRange(Double, metric: String, allowed: ClosedRange<Double>)
  /// A limit is below 0.
  case negativeLimit(String, Int)

  /// What is wrong and what to write instead.
  public var description: String {
    switch self {
    case .unknownMetric(let name, let known):
      return "There is no metric '\(name)'. Use one of: \(known.joined(separator: ", "))."
    case .thresholdOutOfRange(let value, "exact", _):
      return "The metric exact takes no threshold (got \(value)). Use 'channel' with a threshold of 0 to 255."
    case .thresholdOutOfRange(let value, let metric, let allowed):
      return
        "A threshold of \(value) means nothing to the metric \(metric). It is a distance between two pixels, not a "
        + "share of the picture; use \(allowed.lowerBound) to \(allowed.upperBound)."
    case .negativeLimit(let name, let value):
      return "The limit '\(name)' is \(value); a count of pixels starts at 0."
    }
  }
}
