// A metric written outside the library, as the documentation shows it.

import LeporelloDiff
import Testing

/// The worked example of the documentation: two pixels differ if one is brighter by more than so many levels.
struct BrightnessMetric: PointMetric, Hashable {
  var name: String { "brightness" }
  let threshold: Double
  var forgivesAntialiasing = false

  init(threshold: Double = 8) { self.threshold = threshold }

  func rawDistance(_ old: UInt32, _ new: UInt32, at index: Int) -> Double {
    func brightness(_ pixel: UInt32) -> Double {
      0.2126 * Double(pixel >> 16 & 255) + 0.7152 * Double(pixel >> 8 & 255) + 0.0722 * Double(pixel & 255)
    }
    return abs(brightness(old) - brightness(new))
  }
}

extension DifferenceMetric where Self == BrightnessMetric {
  static var brightness: BrightnessMetric { BrightnessMetric() }
  static func brightness(threshold: Double) -> BrightnessMetric { BrightnessMetric(threshold: threshold) }
}

@Suite struct CustomMetricTests {
  @Test("A metric of one's own counts, marks and says the smallest threshold that would pass")
  func brightness() throws {
    let page = Bitmap(width: 8, height: 6, filledWith: 0xff80_8080)
    var changed = page
    changed[2, 3] = 0xff80_9080  // 16 levels of green: 11.4 of brightness
    changed[5, 1] = 0xff80_8090  // 16 levels of blue: 1.2 of brightness
    let difference = BitmapDifference(from: page, to: changed, metric: .brightness)
    #expect(difference.differentPixels == 1)
    #expect(difference.map[2, 3] == .different)
    let threshold = try #require(difference.smallestPassingThreshold)
    #expect(abs(threshold - 16 * 0.7152) < 1e-9)
    #expect(BitmapDifference(from: page, to: changed, metric: .brightness(threshold: threshold)).passes)
  }
}
