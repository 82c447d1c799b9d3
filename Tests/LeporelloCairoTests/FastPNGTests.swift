// The fast encoder against its slow, obvious twins, to the byte, on random input whose seed is printed.

import CKernels
import LeporelloGraphics
import Testing

@testable import LeporelloCairo

@Suite struct FastPNGTests {
  @Test("The vectorised filter equals the obvious one to the byte", arguments: [1, 2, 3, 4, 5])
  func filters(seed: UInt64) {
    var random = Seeded(seed: seed)
    for size in [1, 2, 3, 4, 5, 31, 32, 33, 35, 36, 64, 97, 500, 1_023, 1_024, 3_510] {
      for pixelBytes in [1, 3, 4] {
        for (smoothness, every) in [(1, 1), (4, 1), (4, 4), (256, 4)] as [(Int, Int32)] {
          func row() -> [UInt8] { (0..<size).map { _ in UInt8(random.next(256) / smoothness) } }
          let (up, row) = (row(), row())
          var (fast, plain) = ([UInt8](repeating: 7, count: size + 1), [UInt8](repeating: 7, count: size + 1))
          lep_png_filter(row, up, size, pixelBytes, every, &fast)
          lep_png_filter_plain(row, up, size, pixelBytes, every, &plain)
          #expect(fast == plain, "seed \(seed), \(size) bytes by \(pixelBytes)")
          lep_png_filter(row, nil, size, pixelBytes, every, &fast)
          lep_png_filter_plain(row, nil, size, pixelBytes, every, &plain)
          #expect(fast == plain && fast[0] == 1, "seed \(seed), \(size) bytes by \(pixelBytes)")
        }
      }
    }
  }

  @Test("Where an encoder lies in memory doesn't show in what it writes", arguments: [1, 2, 3])
  func places(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    let coders = (0..<64).map { _ in lep_png_coder_create() }
    defer { coders.forEach { lep_png_coder_destroy($0) } }
    for _ in 0..<40 {
      let (width, height) = (8 + random.next(40), 1 + random.next(12))
      let colors = 2 + random.next(5)
      // Too many levels for a palette, so that rows are filtered, but few steps, so that much is repeated.
      let pixels = (0..<(width * height)).map { i in
        0xFF00_0000 | UInt32(i * 3 % 251) << 16 | UInt32(random.next(colors)) << 8 | UInt32(random.next(colors))
      }
      let files = coders.map { coder in
        var bytes: UnsafePointer<UInt8>?
        var size = 0
        let fault = lep_png_coder_encode(coder, pixels, nil, 0, UInt32(width), UInt32(height), &bytes, &size)
        #expect(fault == nil)
        return Array(UnsafeBufferPointer(start: bytes, count: size))
      }
      #expect(Set(files).count == 1, "seed \(seed), \(width) x \(height)")
    }
  }

  @Test("The vectorised packing equals the obvious one and writes nothing beyond its end", arguments: [1, 2])
  func packing(seed: UInt64) {
    var random = Seeded(seed: seed)
    for count in Array(0...40) + [1_170] {
      let pixels = (0..<count).map { _ in random.pixel() }
      var (fast, plain) = ([UInt8](repeating: 9, count: 3 * count + 1), [UInt8](repeating: 9, count: 3 * count + 1))
      lep_pack_rgb(pixels, count, &fast)
      lep_pack_rgb_plain(pixels, count, &plain)
      #expect(fast == plain, "seed \(seed), \(count) pixels")
    }
  }

  /// A picture of some kind that the encoder stores in a way of its own.
  private func picture(_ kind: Int, _ width: Int, _ height: Int, _ random: inout Seeded) -> Bitmap {
    var bitmap = random.bitmap(width, height)
    let few = (0..<5).map { _ in random.pixel() }
    bitmap.withUnsafeMutablePixels { pixels in
      for i in pixels.indices {
        switch kind {
        case 0: break
        case 1: pixels[i] |= 0xFF00_0000
        case 2: pixels[i] = 0xFF00_0000 | (pixels[i] & 255) * 0x10101
        default: pixels[i] = few[Int(pixels[i] % 5)]
        }
      }
    }
    return bitmap
  }

  @Test("A mean encoded on the way is the file of the mean made first", arguments: [11, 12, 13, 14])
  func fused(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    let encoder = PNGEncoder(.fast)
    for kind in 0..<4 {
      for (width, height) in [(1, 1), (5, 200), (61, 64), (40, 130)] {
        let a = picture(kind, width, height, &random)
        var b = picture(kind, width, height, &random)
        // The lower half is the same in both.
        for y in (height / 2)..<height { for x in 0..<width { b[x, y] = a[x, y] } }
        for step in 1...3 {
          let frame = RenderedFrame.mean(a, b, weight: UInt32(step) << 20)
          let file = try encoder.encode(frame)
          #expect(
            try file == PNGEncoder(.fast).encode(frame.bitmap), "seed \(seed), kind \(kind), \(width) x \(height)")
          #expect(try Bitmap(png: file) == frame.bitmap, "seed \(seed)")
        }
      }
    }
  }

  @Test("What an encoder saw before doesn't show in what it writes", arguments: [21, 22, 23])
  func spliced(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    let encoder = PNGEncoder(.fast)
    var bitmap = picture(1, 50, 300, &random)
    for round in 0..<40 {
      switch random.next(6) {
      case 0: bitmap = picture(random.next(4), 50, 300, &random)
      case 1: bitmap = picture(random.next(4), 50, 128, &random)
      case 2:
        let other = picture(random.next(4), bitmap.width, bitmap.height, &random)
        let frame = RenderedFrame.mean(bitmap, other, weight: UInt32(1 + random.next(1 << 22 - 1)))
        #expect(try encoder.encode(frame) == PNGEncoder(.fast).encode(frame.bitmap), "seed \(seed), round \(round)")
      default:
        let y = random.next(bitmap.height)
        for x in 0..<bitmap.width { bitmap[x, y] = random.pixel() }
      }
      #expect(try encoder.encode(bitmap) == PNGEncoder(.fast).encode(bitmap), "seed \(seed), round \(round)")
    }
  }

  @Test("Rows that two pictures share are the same bytes in both files")
  func shared() throws {
    guard hasBands else { return }
    var random = Seeded(seed: 31)
    let a = picture(1, 40, 256, &random)
    var b = a
    for x in 0..<40 { b[x, 200] = random.pixel() | 0xFF00_0000 }
    let (first, second) = (try PNGEncoder().encode(a), try PNGEncoder().encode(b))
    // Three of the four bands are before the changed row; the data's length stands before them.
    #expect(zip(first.dropFirst(60), second.dropFirst(60)).prefix { $0 == $1 }.count > first.count / 2)
  }

  /// Whether the encoder works in bands, which it does with ISA-L only.
  private var hasBands: Bool {
    let flat = Bitmap(width: 1, height: 640, filledWith: 0xFF00_0000)
    return (try? PNGEncoder(.fast).encode(flat).count > PNGEncoder(.small).encode(flat).count + 40) ?? false
  }

  @Test("A frame that ends in a dissolve of opaque pages is the picture that drawing it step by step gives")
  func topMix() throws {
    let (a, b) = (samplePage(.wireframe), samplePage(.wireframe, tint: RGBA(hex: 0xC0392B)))
    let clip = Path(box(-5, -5, 200, 200))
    let nested = DisplayItem.transform(
      CGAffineTransform(translationX: 0, y: 0),
      DisplayList([.clip(clip, DisplayList([.mix(from: a, to: b, fraction: 0.3)]))]))
    let below = fill(box(0, 0, 120, 100), RGBA(1, 0, 1))
    let marked = try render([below, nested, fill(box(0, 0, 0.01, 0.01), .clear)], 120, 100)
    #expect(try render([below, nested], 120, 100) == marked)
    let size = CGSize(width: 120, height: 100)
    guard case .mean = try CairoRenderer().frame(DisplayList([below, nested]), size: size, scale: 1) else {
      Issue.record("the dissolve was drawn over what it hides")
      return
    }
    // Where a page is not opaque or something cuts it off, what is below shows.
    let clear = DisplayList([fill(box(0, 0, 60, 100), .white)])
    let through = try render([below, .mix(from: clear, to: a, fraction: 0.5)], 120, 100)
    #expect(channels(through[100, 5])[1...] == [255, 128, 255] || channels(through[100, 5])[2] == 127)
    let cut = try render(
      [below, .clip(Path(box(0, 0, 60, 100)), DisplayList([.mix(from: a, to: b, fraction: 0.5)]))], 120, 100)
    #expect(cut[100, 5] == 0xFFFF_00FF)
  }
}
