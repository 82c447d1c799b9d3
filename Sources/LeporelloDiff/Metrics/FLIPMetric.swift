// What a viewer would see when flipping between two pictures (Andersson and others, 2020).

import Foundation

/// The LDR-FLIP error of the pictures on a white page, 0 to 1 a pixel.
///
/// The mean over all pixels is the measure that FLIP's authors publish.
public struct FLIPMetric: DifferenceMetric, Hashable {
  /// The name on the command line.
  public var name: String { "flip" }
  /// The greatest tolerated error of a pixel.
  public let threshold: Double
  /// How many pixels fill one degree of sight; 67 is a 0.7 m wide 3840-pixel monitor seen from 0.7 m.
  public let pixelsPerDegree: Double
  /// All rows: the error of a pixel spreads over its surroundings.
  public var reach: Int { Int.max / 4 }

  /// Creates the metric.
  public init(threshold: Double = 0.1, pixelsPerDegree: Double = 3840 * Double.pi / 180) {
    self.threshold = threshold
    self.pixelsPerDegree = pixelsPerDegree
  }

  /// Marks all pixels with an error; the blur carries it into rows that are equal.
  public func classify(_ pair: PixelPair, rows: [Range<Int>], into map: inout DifferenceMap) {
    if rows.isEmpty { return }
    let error = FLIPError(pair, pixelsPerDegree: pixelsPerDegree)
    for y in 0..<pair.height {
      for x in 0..<pair.width {
        let value = Double(error.values[y * pair.width + x])
        // Rounding of the blur leaves traces where there is no difference at all.
        if value > 1e-6 { map.mark(x: x, y: y, as: value > threshold ? .different : .tolerated, distance: value) }
      }
    }
  }
}

extension DifferenceMetric where Self == FLIPMetric {
  /// The LDR-FLIP error at FLIP's default viewing distance.
  public static var flip: FLIPMetric { FLIPMetric() }

  /// The LDR-FLIP error at FLIP's default viewing distance.
  public static func flip(threshold: Double) -> FLIPMetric { FLIPMetric(threshold: threshold) }
}
