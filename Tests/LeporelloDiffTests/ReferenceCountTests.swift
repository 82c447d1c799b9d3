// Our counts beside those of the reference algorithms over the same pictures.

import LeporelloDiff
import Testing

@Suite struct ReferenceCountTests {
  struct Row: Sendable {
    var seed: UInt32
    var shift: Double
    var translucent: Bool
    var exact: Int
    /// Different and forgiven pixels, by threshold, with and without forgiveness.
    var pixelmatch: [[Int]]
    var structural: [Int]
    var flip: Double

    var pair: (StraightPixels, StraightPixels) {
      (
        Scene.picture(seed, translucent: translucent), Scene.picture(seed, shift: shift, translucent: translucent)
      )
    }
  }

  /// Exact counts, pixelmatch's, those of CIE94 with SSIM, and FLIP's mean, made by other implementations.
  static let rows = [
    Row(
      seed: 1, shift: 0.5, translucent: false, exact: 502,
      pixelmatch: [[14, 349], [363, 0], [8, 238], [246, 0], [2, 89], [91, 0]], structural: [244, 229], flip: 0.064082),
    Row(
      seed: 2, shift: 0.25, translucent: false, exact: 485,
      pixelmatch: [[1, 312], [313, 0], [1, 175], [176, 0], [0, 18], [18, 0]], structural: [0, 447], flip: 0.045663),
    Row(
      seed: 3, shift: 1, translucent: false, exact: 557,
      pixelmatch: [[2, 411], [413, 0], [1, 327], [328, 0], [0, 194], [194, 0]], structural: [421, 114], flip: 0.101611),
    Row(
      seed: 4, shift: 0.1, translucent: false, exact: 274,
      pixelmatch: [[0, 39], [39, 0], [0, 0], [0, 0], [0, 0], [0, 0]], structural: [0, 230], flip: 0.012566),
    Row(
      seed: 5, shift: 0.5, translucent: true, exact: 415,
      pixelmatch: [[53, 155], [208, 0], [27, 75], [102, 0], [3, 8], [11, 0]], structural: [209, 153], flip: 0.042439),
    Row(
      seed: 6, shift: 2, translucent: true, exact: 875,
      pixelmatch: [[363, 361], [724, 0], [321, 296], [617, 0], [176, 145], [321, 0]], structural: [820, 0],
      flip: 0.166936),
  ]

  @Test("Exact counts are the number of pixels that are not the same", arguments: rows)
  func exact(row: Row) {
    let difference = BitmapDifference(from: row.pair.0, to: row.pair.1)
    #expect(difference.differentPixels == row.exact)
    #expect(difference.totalPixels == 96 * 72)
  }

  @Test("Counts equal pixelmatch's, antialiasing forgiven or not, at three thresholds", arguments: rows)
  func pixelmatch(row: Row) {
    var counts: [[Int]] = []
    for threshold in [0.05, 0.1, 0.2] {
      for all in [false, true] {
        let metric = PixelmatchMetric(threshold: threshold, includeAntialiased: all)
        let difference = BitmapDifference(from: row.pair.0, to: row.pair.1, metric: metric)
        counts.append([difference.differentPixels, difference.antialiasedPixels])
      }
    }
    #expect(counts == row.pixelmatch)
  }

  @Test("CIE94 with structural similarity counts as its reference does", arguments: rows)
  func structural(row: Row) {
    let difference = BitmapDifference(from: row.pair.0, to: row.pair.1, metric: .ssimCIE94)
    #expect([difference.differentPixels, difference.antialiasedPixels] == row.structural)
  }

  @Test("The mean of FLIP is the reference's within a thousandth", arguments: rows)
  func flip(row: Row) {
    let difference = BitmapDifference(from: row.pair.0, to: row.pair.1, metric: .flip)
    #expect(abs(difference.mean - row.flip) < 1e-3, "\(difference.mean)")
  }
}
