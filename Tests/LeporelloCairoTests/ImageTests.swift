// Pictures: their pixels where they are stretched, repeated or cut in nine.

import LeporelloCairo
import LeporelloGraphics
import Testing

@Suite struct ImageTests {
  /// A picture of six by six pixels, each of its own colour.
  private let picture = ImageResource(
    Bitmap(width: 6, height: 6, pixels: (0..<36).map { 0xFF00_0000 | UInt32($0 % 6) << 20 | UInt32($0 / 6) << 12 }),
    name: "frame")

  private func slices(_ inset: CGFloat, tiles: Bool, scale: CGFloat = 1) -> NineSlice {
    NineSlice(
      ImageResource(picture.bitmap, scale: scale), top: inset, left: inset, bottom: inset, right: inset, tiles: tiles)
  }

  @Test("An enlarged picture runs in straight lines between the middles of its pixels")
  func bilinear() throws {
    let step = ImageResource(Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF]))
    let bitmap = try render([.image(step, in: box(0, 0, 40, 4))], 40, 4)
    for x in 0..<40 {
      let share = min(max((Double(x) + 0.5) / 20 - 0.5, 0), 1)
      #expect(abs(Double(channels(bitmap[x, 1])[1]) - 255 * share) <= 3, "\(x)")
    }
  }

  @Test(
    "Stretched in nine, corners keep their pixels, edges theirs across, and the middle grows", arguments: [1.0, 2, 3])
  func stretched(scale: CGFloat) throws {
    let list = slices(2 / scale, tiles: false, scale: scale).drawing(
      in: box(0, 0, 20 / scale, 16 / scale), scale: scale, interpolation: .none)
    let bitmap = try render(list.items, 20 / scale, 16 / scale, scale: scale)
    func source(_ at: Int, _ count: Int) -> Int {
      at < 2 ? at : at >= count - 2 ? at - count + 6 : 2 + (at - 2) * 2 / (count - 4)
    }
    for y in 0..<16 {
      for x in 0..<20 { #expect(bitmap[x, y] == picture.bitmap[source(x, 20), source(y, 16)], "\(x) \(y)") }
    }
  }

  @Test(
    "Repeated in nine, edges and middle begin at their top left and are cut off at their end", arguments: [1.0, 2, 3])
  func tiled(scale: CGFloat) throws {
    let list = slices(2 / scale, tiles: true, scale: scale).drawing(
      in: box(0, 0, 19 / scale, 15 / scale), scale: scale, interpolation: .high)
    let bitmap = try render(list.items, 19 / scale, 15 / scale, scale: scale)
    func source(_ at: Int, _ count: Int) -> Int { at < 2 ? at : at >= count - 2 ? at - count + 6 : 2 + (at - 2) % 2 }
    for y in 0..<15 {
      for x in 0..<19 { #expect(bitmap[x, y] == picture.bitmap[source(x, 19), source(y, 15)], "\(x) \(y)") }
    }
  }

  @Test("Without caps a picture is repeated as a whole")
  func wallpaper() throws {
    let bitmap = try render(
      slices(0, tiles: true).drawing(in: box(3, 1, 20, 9), scale: 1, interpolation: .high).items, 30, 12)
    for y in 0..<12 {
      for x in 0..<30 {
        let isInside = (3..<23).contains(x) && (1..<10).contains(y)
        #expect(bitmap[x, y] == (isInside ? picture.bitmap[(x - 3) % 6, (y - 1) % 6] : 0), "\(x) \(y)")
      }
    }
  }

  @Test("Between the cuts of a picture that is not aligned no seam shows", arguments: [1.0, 1.5, 2])
  func seams(scale: CGFloat) throws {
    let plain = ImageResource(Bitmap(width: 9, height: 9, filledWith: 0xFF80_8080))
    for tiles in [false, true] {
      let slices = NineSlice(plain, top: 2.3, left: 3, bottom: 1, right: 2.7, tiles: tiles)
      let list = slices.drawing(in: box(0, 0, 31, 27), scale: scale, interpolation: .high)
      let bitmap = try render(list.items, 31, 27, scale: scale)
      for y in 0..<Int(27 * scale) {
        for x in 0..<Int(31 * scale) { #expect(bitmap[x, y] == 0xFF80_8080, "\(x) \(y)") }
      }
    }
  }

  @Test("Caps that the frame has no room for shrink together; insets that are no numbers count as none")
  func tight() throws {
    let small = slices(3, tiles: false).drawing(in: box(0, 0, 4, 6), scale: 1, interpolation: .none)
    #expect(
      small.items.map { "\($0)" } == [
        "image \"image\" (0 0 2 3) nearest", "image \"image\" (2 0 2 3) nearest", "image \"image\" (0 3 2 3) nearest",
        "image \"image\" (2 3 2 3) nearest",
      ])
    for wild in [CGFloat.nan, -5, .infinity, 1e300] {
      let list = slices(wild, tiles: true).drawing(in: box(0, 0, 12, 12), scale: 1, interpolation: .high)
      #expect(try render(list.items, 12, 12)[1, 1] >> 24 == 255)
    }
    #expect(slices(1, tiles: true).drawing(in: box(0, 0, .nan, 4), scale: 1, interpolation: .none).isEmpty)
  }
}
