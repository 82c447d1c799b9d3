// Strict on flat areas, where a small change is a real one; lenient at edges, where rasterisers disagree.

import Foundation

/// CIEDE2000 on flat areas, OKLab at edges.
///
/// A pixel is flat if its 3x3 surroundings are of one colour in either picture. No share of the canvas enters: what
/// is lost on a small spot counts as much on a large page.
public struct LocalMetric: DifferenceMetric, Hashable {
  /// The name on the command line.
  public var name: String { "local" }
  /// The greatest CIEDE2000 difference that is tolerated on flat areas.
  public let threshold: Double
  /// The greatest OKLab distance that is tolerated at edges.
  public let edgeThreshold: Double
  /// Neighbours have a say.
  public var reach: Int { 1 }

  /// Creates the metric.
  public init(flat: Double = 1, edge: Double = 0.1) {
    threshold = flat
    edgeThreshold = edge
  }

  /// Marks the unequal pixels; distances at edges are scaled so that both limits read the same.
  public func classify(_ pair: PixelPair, rows: [Range<Int>], into map: inout DifferenceMap) {
    for y in rows.joined() {
      for x in 0..<pair.width {
        let (old, new) = (pair.old[y * pair.width + x], pair.new[y * pair.width + x])
        if old == new { continue }
        let isFlat = Self.isFlat(pair.old, pair, x, y) || Self.isFlat(pair.new, pair, x, y)
        let distance: Double
        if isFlat {
          let colour = LabColor(onWhite: old).ciede2000(to: LabColor(onWhite: new))
          // Alpha is a difference even where white shows through as the same colour.
          distance = old >> 24 == new >> 24 ? colour : max(colour, Double(abs(Int(old >> 24) - Int(new >> 24))))
        } else {
          let colour = OKLab(LinearRGB(onWhite: old)).hybridDistance(to: OKLab(LinearRGB(onWhite: new)))
          distance = edgeThreshold > 0 ? colour / edgeThreshold * threshold : colour * 100 + threshold
        }
        map.mark(x: x, y: y, as: distance > threshold ? .different : .tolerated, distance: distance)
      }
    }
  }

  private static func isFlat(_ pixels: [UInt32], _ pair: PixelPair, _ x: Int, _ y: Int) -> Bool {
    let pixel = pixels[y * pair.width + x]
    for row in max(0, y - 1)...min(pair.height - 1, y + 1) {
      for column in max(0, x - 1)...min(pair.width - 1, x + 1) where pixels[row * pair.width + column] != pixel {
        return false
      }
    }
    return true
  }
}

extension DifferenceMetric where Self == LocalMetric {
  /// Strict on flat areas, lenient at edges.
  public static var local: LocalMetric { LocalMetric() }

  /// Strict on flat areas, lenient at edges.
  public static func local(flat: Double, edge: Double) -> LocalMetric { LocalMetric(flat: flat, edge: edge) }
}
