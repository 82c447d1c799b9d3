// What counts as different, and what a difference shows.

import Foundation
import LeporelloDiff
import LeporelloGraphics
import LeporelloTesting

@testable import LeporelloTesting

extension LedgerTests {
  static let verdicts: [String: LedgerAnswer] = [
    "S10": .check {
      let page = Bitmap(width: 1280, height: 800, filledWith: 0xffff_ffff)
      let old = painted(page, x: 600, y: 300, width: 20, height: 20)
      let loose = try DifferenceLimits(pixels: 1280 * 800 / 1000)
      let local = try DifferenceLimits(pixels: 1280 * 800 / 1000, cluster: 100)
      let window = try DifferenceLimits(pixels: 1280 * 800 / 1000, window: 32)
      return BitmapDifference(from: old, to: page, limits: loose).passes
        && !BitmapDifference(from: old, to: page, limits: local).passes
        && !BitmapDifference(from: old, to: page, limits: window).passes
    },
    "S11": .check {
      let page = Bitmap(width: 1080, height: 1920, filledWith: 0xffff_ffff)
      let (old, new) = (painted(page, y: 900, height: 1), painted(page, y: 901, height: 1))
      let difference = BitmapDifference(from: old, to: new)
      return !difference.passes && difference.bounds?.height == 2
    },
    "S13": .check {
      let grey = Bitmap(width: 60, height: 40, filledWith: 0xff80_8080)
      let shifted = Bitmap(width: 60, height: 40, filledWith: 0xff87_8787)
      var (edge, noise) = (grey, grey)
      for y in 0..<40 {
        // A slanted edge with its grey steps, and the same with steps a little off.
        for x in 0..<60 where x > y { edge[x, y] = x == y + 1 ? 0xff60_6060 : 0xff20_2020 }
        for x in 0..<60 where x > y { noise[x, y] = x == y + 1 ? 0xff67_6767 : 0xff20_2020 }
      }
      return !BitmapDifference(from: grey, to: shifted, metric: .local).passes
        && BitmapDifference(from: edge, to: noise, metric: .local).passes
    },
    "S14": .check {
      let refused = [
        { _ = try DifferenceLimits(pixels: -1) }, { _ = try MetricCatalogue.metric(named: "channel", threshold: 256) },
        { _ = try MetricCatalogue.metric(named: "pixelmatch", threshold: 1.5) },
      ].allSatisfy { body in (try? body()) == nil }
      let text = BitmapDifference(
        from: Workshop.picture(), to: Workshop.picture(0xff33_6690), metric: .channel(2),
        limits: try DifferenceLimits(pixels: 7)
      ).description
      return refused && text.contains("200 of 200 pixels over channel 2; limit 7")
    },
    "S16": .test("A comparison that throws or a codec that gives a short file is a failure, never a match"),
    "S17": .check {
      let old = Bitmap(width: 1080, height: 1920, filledWith: 0xff12_3456)
      var new = old
      new[901, 1733] = 0xff00_0000
      let start = ContinuousClock.now
      let difference = BitmapDifference(from: old, to: new, metric: .pixelmatch)
      // Generous, since other tests share the machine; the benchmark measures.
      return difference.differentPixels + difference.antialiasedPixels == 1 && ContinuousClock.now - start < .seconds(1)
    },
    "S25": .check {
      let old = Bitmap(width: 200, height: 100, filledWith: 0xff40_4040)
      var new = old
      for index in 0..<40 { new[index * 4, index] = 0xff41_4040 }
      return BitmapDifference(from: old, to: new).differentPixels == 40
        && BitmapDifference(from: old, to: new, metric: .channel(1)).passes
    },
    "S47": .check {
      let old = Bitmap(width: 30, height: 30, filledWith: 0xff00_0000)
      let new = painted(old, x: 5, y: 5, width: 10, height: 10, 0x8000_0000)
      let difference = BitmapDifference(from: old, to: new)
      return difference.differentPixels == 100 && difference.picture.pixels.count { $0 == 0xffff_0000 } == 100
    },
    "S49": .check { randomPairs { $0.passes == ($0.picture.pixels.count { $0 == 0xffff_0000 } == 0) } },
    "S50": .check { randomPairs { $0.picture.pixels.count { $0 == 0xffff_0000 } == $0.differentPixels } },
    "S52": .check {
      let difference = BitmapDifference(
        from: Bitmap(width: 100, height: 100, filledWith: 0xffff_ffff),
        to: Bitmap(width: 100, height: 101, filledWith: 0xffff_ffff))
      return !difference.passes && difference.description.contains("100x100 became 100x101")
        && difference.picture.height == 101 && difference.picture[50, 100] == 0xffff_0000
    },
    "S86": .test("OKLab has its author's published values"),
    "S88": .check {
      let grey = { (level: UInt32) in Bitmap(width: 1, height: 1, filledWith: 0xff00_0000 | level * 0x01_0101) }
      let steps = [13, 23].map { BitmapDifference(from: grey(0), to: grey($0), metric: .ciede2000).max }
      let whole = BitmapDifference(from: grey(0), to: grey(255), metric: .ciede2000).max
      return steps[0] < steps[1] && abs(whole - 100) < 0.01
    },
    "S89": .check {
      let difference = BitmapDifference(
        from: Workshop.picture(width: 10), to: Workshop.picture(width: 11), metric: .channel(255),
        limits: try DifferenceLimits(pixels: .max))
      return !difference.passes
    },
    "S91": .check {
      let old = Bitmap(width: 4000, height: 3000, filledWith: 0xffff_ffff)
      let file = try ImageCodec.png.encode(BitmapDifference(from: old, to: painted(old, y: 7, height: 9)).picture)
      return try ImageCodec.png.decode(file).height == 3000
        && file.suffix(12).starts(with: [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44])
    },
    "S92": .check {
      let (small, large) = (
        Bitmap(width: 4, height: 4, filledWith: 0xffff_ffff), Bitmap(width: 8, height: 8, filledWith: 0xff80_0080)
      )
      return BitmapDifference(from: small, to: large).differentPixels == 64
        && BitmapDifference(from: large, to: small).differentPixels == 64
    },
    "S94": .check {
      let old = Bitmap(width: 4000, height: 3000, filledWith: 0xff10_2030)
      return BitmapDifference(from: old, to: painted(old, x: 3731, y: 2113, width: 1, height: 1)).differentPixels == 1
    },
  ]

  /// A picture with a rectangle in it, from edge to edge unless told otherwise.
  static func painted(
    _ picture: Bitmap, x: Int = 0, y: Int = 0, width: Int? = nil, height: Int, _ pixel: UInt32 = 0xff00_00ff
  ) -> Bitmap {
    var picture = picture
    for row in y..<y + height {
      for column in x..<x + (width ?? picture.width - x) { picture[column, row] = pixel }
    }
    return picture
  }

  private static func randomPairs(_ holds: (BitmapDifference) -> Bool) -> Bool {
    var random = SeededNumbers(state: 7)
    return (0..<200).allSatisfy { _ in
      let size = (random.next(12) + 1, random.next(12) + 1)
      let old = Bitmap(width: size.0, height: size.1, filledWith: 0xff33_6699)
      var new = old
      for _ in 0..<random.next(4) {
        new[random.next(size.0), random.next(size.1)] = 0xff33_6600 | UInt32(random.next(256))
      }
      return holds(BitmapDifference(from: old, to: new))
    }
  }
}
