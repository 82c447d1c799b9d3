// The open set of ways to measure a difference. A new one is a file in this folder and a line in the catalogue.

/// A way to tell pixels apart.
///
/// Metrics are values with static members: `.exact`, `.channel(2)`, `.pixelmatch`. A metric that looks at one pixel
/// of each picture at a time conforms to ``PointMetric`` instead and gets its loop for nothing.
public protocol DifferenceMetric: Sendable {
  /// The name on the command line and in messages.
  var name: String { get }
  /// The greatest distance that is tolerated, in the metric's own unit.
  var threshold: Double { get }
  /// How many rows above and below a pixel have a say in its class.
  var reach: Int { get }

  /// Marks each pixel of the rows that is not the same in both pictures.
  ///
  /// Rows outside the given ones hold equal pixels.
  func classify(_ pair: PixelPair, rows: [Range<Int>], into map: inout DifferenceMap)
}
