// What every metric in the catalogue must keep to.

import LeporelloDiff
import Testing

@Suite struct MetricContractTests {
  static let names = MetricCatalogue.all.map(\.name)

  func metric(_ name: String) throws -> any DifferenceMetric { try MetricCatalogue.metric(named: name) }

  @Test("A metric carries the name it is asked for by, and refuses thresholds out of its range", arguments: names)
  func name(name: String) throws {
    #expect(try metric(name).name == name)
    #expect(throws: DiffError.self) { try MetricCatalogue.metric(named: name, threshold: -0.5) }
    #expect(throws: DiffError.self) { try MetricCatalogue.metric(named: name, threshold: 1000) }
    #expect(throws: DiffError.self) { try MetricCatalogue.metric(named: name, threshold: .nan) }
  }

  @Test("Equal pictures are identical and pass under every metric", arguments: names)
  func equal(name: String) throws {
    let picture = Scene.bitmap(3)
    let difference = BitmapDifference(from: picture, to: picture, metric: try metric(name))
    #expect(difference.identical && difference.passes)
    #expect(difference.differentPixels == 0 && difference.antialiasedPixels == 0)
    #expect([difference.mean, difference.max] == [0, 0])
  }

  @Test("Old and new may be swapped without changing a count", arguments: names.filter { $0 != "ssim-cie94" })
  func symmetry(name: String) throws {
    let (one, other) = (Scene.bitmap(3), Scene.bitmap(3, shift: 0.4))
    let forth = BitmapDifference(from: one, to: other, metric: try metric(name))
    let back = BitmapDifference(from: other, to: one, metric: try metric(name))
    #expect(forth.differentPixels == back.differentPixels)
    #expect(forth.antialiasedPixels == back.antialiasedPixels)
    #expect(abs(forth.mean - back.mean) < 1e-9)
  }

  @Test("A change is counted the same wherever it is on the page", arguments: names)
  func translation(name: String) throws {
    var counts: Set<Int> = []
    for place in [(20, 20), (41, 33), (30, 52)] {
      var (old, new) = (Bitmap(width: 90, height: 90, filledWith: 0xffff_ffff), Bitmap(width: 90, height: 90))
      new = old
      for step in 0..<6 {
        old[place.0 + step, place.1] = 0xff20_4060
        new[place.0 + step, place.1 + 2] = 0xff20_4060
      }
      counts.insert(BitmapDifference(from: old, to: new, metric: try metric(name)).differentPixels)
    }
    #expect(counts.count == 1)
    #expect(counts.first ?? 0 > 0)
  }

  @Test(
    "A wider page of equal pixels leaves the counts as they are", arguments: ["exact", "channel", "local", "ciede2000"])
  func padding(name: String) throws {
    let (one, other) = (Scene.bitmap(7), Scene.bitmap(7, shift: 0.5))
    func padded(_ source: Bitmap) -> Bitmap {
      var page = Bitmap(width: source.width + 40, height: source.height + 40, filledWith: 0xff10_2030)
      for y in 0..<source.height { for x in 0..<source.width { page[x + 20, y + 20] = source[x, y] } }
      return page
    }
    let plain = BitmapDifference(from: one, to: other, metric: try metric(name))
    let wide = BitmapDifference(from: padded(one), to: padded(other), metric: try metric(name))
    #expect(abs(plain.differentPixels - wide.differentPixels) <= (name == "local" ? 4 : 0))
  }

  // Structural similarity sees the ground beyond the border as texture, so it may forgive there; that is its method.
  @Test(
    "One pixel changed at a corner or on an edge is found and marked", arguments: names.filter { $0 != "ssim-cie94" })
  func corners(name: String) throws {
    let page = Bitmap(width: 40, height: 30, filledWith: 0xffff_ffff)
    for place in [(0, 0), (39, 0), (0, 29), (39, 29), (20, 0), (0, 15), (39, 15), (20, 29)] {
      var changed = page
      changed[place.0, place.1] = 0xff00_0000
      let difference = BitmapDifference(from: page, to: changed, metric: try metric(name))
      #expect(!difference.passes && !difference.identical)
      #expect(difference.map[place.0, place.1] == .different)
      #expect(difference.picture[place.0, place.1] == 0xffff_0000)
    }
  }

  @Test("Sizes that differ never pass, whatever the limits", arguments: names)
  func sizes(name: String) throws {
    let (one, other) = (Bitmap(width: 10, height: 10), Bitmap(width: 10, height: 11))
    let limits = try DifferenceLimits(pixels: 1_000_000)
    let difference = BitmapDifference(from: one, to: other, metric: try metric(name), limits: limits)
    #expect(!difference.passes)
    #expect(difference.description.contains("sizes differ: 10x10 became 10x11"))
  }

  @Test(
    "The smallest setting that would pass does, and the next smaller does not",
    arguments: ["channel", "pixelmatch", "ciede2000", "oklab", "ssim-cie94", "flip"])
  func smallest(name: String) throws {
    let (one, other) = (Scene.picture(1), Scene.picture(1, shift: 0.5))
    let strict = try MetricCatalogue.metric(named: name, threshold: 0)
    let threshold = try #require(BitmapDifference(from: one, to: other, metric: strict).smallestPassingThreshold)
    // A hair above: squaring and rooting may lose the last bit.
    let passing = try MetricCatalogue.metric(named: name, threshold: threshold + (name == "channel" ? 0 : 1e-9))
    #expect(BitmapDifference(from: one, to: other, metric: passing).differentPixels == 0)
    let failing = try MetricCatalogue.metric(named: name, threshold: threshold - (name == "channel" ? 1 : 1e-6))
    #expect(BitmapDifference(from: one, to: other, metric: failing).differentPixels > 0)
  }

  @Test("An unknown name is refused with the names there are")
  func unknown() {
    let error = #expect(throws: DiffError.self) { try MetricCatalogue.metric(named: "ssim") }
    #expect(error?.description.contains("exact, channel, pixelmatch, ciede2000, oklab, ssim-cie94, flip") == true)
  }
}
