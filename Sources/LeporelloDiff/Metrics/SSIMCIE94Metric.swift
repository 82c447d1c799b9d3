// Colour decides on flat areas, structure decides at edges: the method of Playwright's image tools.

/// CIE94 on flat areas, structural similarity elsewhere.
///
/// A pixel whose CIE94 difference is above the threshold differs if its 3x3 surroundings are of one colour in either
/// picture; else it is forgiven if the 31x31 windows around it are structurally the same (SSIM of at least 0.99).
public struct SSIMCIE94Metric: DifferenceMetric, Hashable {
  /// The name on the command line.
  public var name: String { "ssim-cie94" }
  /// The greatest tolerated CIE94 difference; 1 is just noticeable.
  public let threshold: Double
  /// Whether structure forgives at all.
  public let forgivesAntialiasing: Bool
  /// Half of the structural window.
  public var reach: Int { WindowStatistics.radius + 1 }

  /// Creates the metric.
  public init(threshold: Double = 1, includeAntialiased: Bool = false) {
    self.threshold = threshold
    forgivesAntialiasing = !includeAntialiased
  }

  /// Marks the unequal pixels, in bands of rows, so that the window sums stay small.
  public func classify(_ pair: PixelPair, rows: [Range<Int>], into map: inout DifferenceMap) {
    for run in rows {
      for start in stride(from: run.lowerBound, to: run.upperBound, by: 128) {
        classify(pair, band: start..<min(start + 128, run.upperBound), into: &map)
      }
    }
  }

  private func classify(_ pair: PixelPair, band: Range<Int>, into map: inout DifferenceMap) {
    var statistics: WindowStatistics?
    for y in band {
      for x in 0..<pair.width {
        let (old, new) = (pair.old[y * pair.width + x], pair.new[y * pair.width + x])
        if old == new { continue }
        let (left, right) = (WhitePage.blend(old), WhitePage.blend(new))
        let distance = left == right ? 0 : LabColor(onWhite: left).cie94(to: LabColor(onWhite: right))
        var kind = PixelClass.tolerated
        if distance > threshold {
          let sums = statistics ?? WindowStatistics(pair, rows: band)
          statistics = sums
          kind = .different
          if forgivesAntialiasing, !sums.isFlat(x: x, y: y), sums.similarity(x: x, y: y) >= 0.99 { kind = .antialiased }
        }
        map.mark(x: x, y: y, as: kind, distance: distance)
      }
    }
  }
}

extension DifferenceMetric where Self == SSIMCIE94Metric {
  /// CIE94 on flat areas, structural similarity elsewhere.
  public static var ssimCIE94: SSIMCIE94Metric { SSIMCIE94Metric() }

  /// CIE94 on flat areas, structural similarity elsewhere.
  public static func ssimCIE94(threshold: Double, includeAntialiased: Bool = false) -> SSIMCIE94Metric {
    SSIMCIE94Metric(threshold: threshold, includeAntialiased: includeAntialiased)
  }
}
