// Exact, and exact but for a few levels in a channel.

/// Two pixels differ if any channel, alpha included, is further apart than so many of its 255 levels.
public struct ChannelMetric: PointMetric, Hashable {
  /// The name on the command line.
  public let name: String
  /// The greatest difference of a channel that is tolerated, 0 to 255.
  public let threshold: Double
  /// Whether pixels that look like a trace of antialiasing are forgiven.
  public var forgivesAntialiasing = false

  /// Creates the metric.
  public init(name: String = "channel", tolerance: Int) {
    self.name = name
    threshold = Double(min(255, max(0, tolerance)))
  }

  /// The greatest difference of the four channels.
  @inline(__always)
  public func rawDistance(_ old: UInt32, _ new: UInt32, at index: Int) -> Double {
    func delta(_ shift: UInt32) -> Int32 { abs(Int32(old >> shift & 255) - Int32(new >> shift & 255)) }
    return Double(max(max(delta(24), delta(16)), max(delta(8), delta(0))))
  }
}

extension DifferenceMetric where Self == ChannelMetric {
  /// Every pixel must be the same in all four channels.
  public static var exact: ChannelMetric { ChannelMetric(name: "exact", tolerance: 0) }

  /// Channels may be so many levels apart, 0 to 255.
  public static func channel(_ tolerance: Int) -> ChannelMetric { ChannelMetric(tolerance: tolerance) }
}
