// Counts, places, limits and the picture of them.

import LeporelloDiff
import Testing

@Suite struct VerdictTests {
  static let page = Bitmap(width: 100, height: 80, filledWith: 0xffff_ffff)

  static func painted(_ page: Bitmap, _ rects: [PixelRect], _ pixel: UInt32) -> Bitmap {
    var page = page
    for rect in rects {
      for y in rect.y..<rect.y + rect.height { for x in rect.x..<rect.x + rect.width { page[x, y] = pixel } }
    }
    return page
  }

  @Test("A change in alpha alone is counted and drawn over its whole area")
  func alpha() {
    let square = PixelRect(x: 10, y: 12, width: 7, height: 5)
    let old = StraightPixels(Self.page)
    var pixels = old.pixels
    for y in 12..<17 { for x in 10..<17 { pixels[y * 100 + x] = 0x80ff_ffff } }
    let difference = BitmapDifference(from: old, to: StraightPixels(width: 100, height: 80, pixels: pixels))
    #expect(difference.differentPixels == 35)
    #expect(difference.bounds == square)
    #expect(difference.picture.pixels.filter { $0 == 0xffff_0000 }.count == 35)
  }

  @Test("A row that only one picture has is counted and drawn")
  func union() {
    let (old, new) = (Bitmap(width: 100, height: 100, filledWith: ~0), Bitmap(width: 100, height: 101, filledWith: ~0))
    let difference = BitmapDifference(from: old, to: new)
    #expect(difference.differentPixels == 100)
    #expect(difference.bounds == PixelRect(x: 0, y: 100, width: 100, height: 1))
    #expect(difference.picture.width == 100 && difference.picture.height == 101)
    #expect((0..<100).allSatisfy { difference.picture[$0, 100] == 0xffff_0000 })
  }

  @Test("The larger picture counts whole, in either order")
  func larger() {
    let (small, large) = (
      Bitmap(width: 4, height: 4, filledWith: ~0), Bitmap(width: 8, height: 8, filledWith: 0xff80_0080)
    )
    #expect(BitmapDifference(from: small, to: large).differentPixels == 64)
    #expect(BitmapDifference(from: large, to: small).differentPixels == 64)
  }

  @Test("Patches that touch at a corner are one, others are apart, in reading order")
  func clusters() {
    let rects = [
      PixelRect(x: 50, y: 5, width: 4, height: 4), PixelRect(x: 54, y: 9, width: 2, height: 2),
      PixelRect(x: 3, y: 30, width: 10, height: 1), PixelRect(x: 3, y: 32, width: 1, height: 1),
    ]
    let difference = BitmapDifference(from: Self.page, to: Self.painted(Self.page, rects, 0xff00_0000))
    #expect(
      difference.map.clusters() == [
        PixelCluster(pixels: 20, bounds: PixelRect(x: 50, y: 5, width: 6, height: 6)),
        PixelCluster(pixels: 10, bounds: rects[2]), PixelCluster(pixels: 1, bounds: rects[3]),
      ])
    #expect(difference.largestCluster?.pixels == 20)
    #expect(difference.map.densestWindow() == 20)
  }

  @Test("Branches that meet further down are one patch")
  func fork() {
    let rects = [
      PixelRect(x: 10, y: 10, width: 1, height: 10), PixelRect(x: 20, y: 12, width: 1, height: 8),
      PixelRect(x: 10, y: 20, width: 11, height: 1), PixelRect(x: 15, y: 11, width: 1, height: 9),
    ]
    let difference = BitmapDifference(from: Self.page, to: Self.painted(Self.page, rects, 0xff00_0000))
    #expect(difference.map.clusters().map(\.pixels) == [38])
  }

  @Test("A lost icon breaks the local limits though a share of the canvas would have hidden it")
  func icon() throws {
    let canvas = Bitmap(width: 1280, height: 800, filledWith: 0xffff_ffff)
    let icon = Self.painted(canvas, [PixelRect(x: 600, y: 300, width: 20, height: 20)], 0xff33_6699)
    let limits = try DifferenceLimits(pixels: 1024, cluster: 50, window: 30)
    let difference = BitmapDifference(from: icon, to: canvas, metric: .local, limits: limits)
    #expect(
      difference.brokenLimits == [
        "400 connected pixels differ at x 600-619, y 300-319; limit 50", "64 pixels differ within 8x8; limit 30",
      ])
  }

  @Test("A divider moved by one pixel is two rows, and is found by default")
  func divider() {
    let canvas = Bitmap(width: 1080, height: 1920, filledWith: 0xffff_ffff)
    let old = Self.painted(canvas, [PixelRect(x: 0, y: 700, width: 1080, height: 1)], 0xffcc_cccc)
    let new = Self.painted(canvas, [PixelRect(x: 0, y: 701, width: 1080, height: 1)], 0xffcc_cccc)
    let difference = BitmapDifference(from: old, to: new)
    #expect(!difference.passes)
    #expect(difference.bounds == PixelRect(x: 0, y: 700, width: 1080, height: 2))
  }

  @Test("A faint change of a whole fill fails by the flat rule, as much at glyph edges passes")
  func flat() {
    let old = Bitmap(width: 60, height: 60, filledWith: 0xff80_a0c0)
    let new = Bitmap(width: 60, height: 60, filledWith: 0xff80_a0ca)
    let step = LabColor(onWhite: 0xff80_a0c0).ciede2000(to: LabColor(onWhite: 0xff80_a0ca))
    #expect(step > 2 && step < 4)
    #expect(BitmapDifference(from: old, to: new, metric: .local).differentPixels == 3600)

    // Text-like noise: no two neighbours are alike, and each pixel moves by a few levels.
    var random = Scene(state: 5)
    var (edges, noise) = (old, old)
    for index in 0..<3600 {
      let grey = UInt32(random.next(200))
      let moved = grey + UInt32(random.next(10))
      edges[index % 60, index / 60] = 0xff00_0000 | grey * 0x010101
      noise[index % 60, index / 60] = 0xff00_0000 | moved * 0x010101
    }
    #expect(BitmapDifference(from: edges, to: noise, metric: .local).passes)
  }

  @Test("Forgiven antialiasing has a limit in length: a moved hairline is content")
  func hairline() throws {
    let page = Bitmap(width: 200, height: 60, filledWith: 0xffff_ffff)
    func lines(_ y: Int) -> Bitmap {
      let faint = Self.painted(page, [PixelRect(x: 0, y: y, width: 200, height: 1)], 0xff99_9999)
      return Self.painted(faint, [PixelRect(x: 0, y: y + 1, width: 200, height: 20)], 0xff00_0000)
    }
    var moved = lines(20)
    for x in 0..<200 { moved[x, 20] = 0xff44_4444 }
    let lenient = BitmapDifference(from: lines(20), to: moved, metric: .pixelmatch)
    let strict = BitmapDifference(
      from: lines(20), to: moved, metric: .pixelmatch, limits: try DifferenceLimits(pixels: 0, forgivenLength: 12))
    #expect(lenient.antialiasedPixels == 0 || !strict.passes)
    #expect(!strict.passes)
  }

  static func red(_ picture: Bitmap) -> Int {
    var red = 0
    picture.withUnsafePixels { for pixel in $0 where pixel == 0xffff_0000 { red += 1 } }
    return red
  }

  @Test("Verdict, count and red pixels agree over 200 random pairs")
  func agreement() {
    var random = Scene(state: 99)
    let scenes = (1...4).map { Scene.bitmap($0) }
    for seed in 0..<200 {
      let old = scenes[seed % 4]
      var new = old
      for _ in 0..<random.next(5) { new[random.next(96), random.next(72)] = 0xff00_0000 | UInt32(random.next(1 << 24)) }
      let metric = MetricCatalogue.all[seed % 5].make(nil, seed % 2 == 0)
      let difference = BitmapDifference(from: old, to: new, metric: metric)
      #expect(
        Self.red(difference.picture) == difference.differentPixels, "seed \(seed)")
      #expect(difference.passes == (difference.differentPixels == 0), "seed \(seed)")
    }
  }

  @Test("One pixel in a large frame at odd coordinates is found")
  func large() {
    let old = Bitmap(width: 4000, height: 3000, filledWith: 0xffff_ffff)
    var new = old
    new[3331, 2777] = 0xffff_fffe
    let difference = BitmapDifference(from: old, to: new)
    #expect(difference.bounds == PixelRect(x: 3331, y: 2777, width: 1, height: 1))
    #expect(difference.max == 1)
  }

  @Test("The message says how many, how far, where, and what would pass")
  func message() {
    let new = Self.painted(Self.page, [PixelRect(x: 40, y: 9, width: 3, height: 2)], 0xfff0_ffff)
    #expect(
      BitmapDifference(from: Self.page, to: new).description == """
        6 of 8000 pixels over exact 0; limit 0
        where: x 40-42, y 9-10
        largest patch: 6 pixels at x 40-42, y 9-10
        how far: at most 15, 0.0113 on average
        smallest setting that would pass: channel with a threshold of 15
        """)
  }

  @Test("Limits below 0 are refused by name")
  func limits() {
    let error = #expect(throws: DiffError.self) { try DifferenceLimits(pixels: 3, cluster: -1) }
    #expect(error == .negativeLimit("cluster", -1))
  }

  @Test("Greys 0 against 13 and 23 show what a threshold of pixelmatch means")
  func scale() {
    func grey(_ level: UInt32) -> Bitmap { Bitmap(width: 9, height: 9, filledWith: 0xff00_0000 | level * 0x010101) }
    func passes(_ level: UInt32, _ threshold: Double) -> Bool {
      BitmapDifference(from: grey(0), to: grey(level), metric: .pixelmatch(threshold: threshold)).passes
    }
    #expect([passes(13, 0.05), passes(14, 0.05), passes(26, 0.1), passes(27, 0.1)] == [true, false, true, false])
  }

  @Test("Translucent pixels of a bitmap are compared by their straight colours")
  func premultiplied() {
    var (old, new) = (Bitmap(width: 8, height: 8), Bitmap(width: 8, height: 8))
    old[3, 3] = 0x8040_0000
    new[3, 3] = 0x8050_0000
    let difference = BitmapDifference(from: old, to: new, metric: .channel(0))
    #expect(difference.max == 159 - 128)
    #expect(BitmapDifference(from: StraightPixels(old), to: StraightPixels(new)).max == 31)
  }

  @Test("Empty pictures are identical, and differ from others without a crash")
  func empty() {
    let nothing = Bitmap(width: 0, height: 0)
    #expect(BitmapDifference(from: nothing, to: nothing).identical)
    for entry in MetricCatalogue.all {
      let difference = BitmapDifference(
        from: nothing, to: Bitmap(width: 1, height: 2), metric: entry.make(nil, false))
      #expect(difference.differentPixels == 2 && !difference.passes)
    }
  }
}
