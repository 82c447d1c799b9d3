// The mean of two pages: exact, with exact ends, and equal to the obvious loop.

import CKernels
import LeporelloCairo
import LeporelloGraphics
import Testing

@Suite struct MixTests {
  private func picture(_ bitmap: Bitmap) -> DisplayList {
    let rect = box(0, 0, CGFloat(bitmap.width), CGFloat(bitmap.height))
    return DisplayList([.image(ImageResource(bitmap), in: rect, interpolation: .none)])
  }

  @Test("Every channel is the real mean's nearest level, on random pixels and fractions", arguments: [1, 7, 42])
  func exact(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    for _ in 0..<20 {
      let (a, b) = (random.bitmap(37, 5), random.bitmap(37, 5))
      let t = Double(random.next(1_000_000)) / 1_000_000
      let mixed = try render([.mix(from: picture(a), to: picture(b), fraction: t)], 37, 5)
      for i in a.pixels.indices {
        for ((x, y), level) in zip(zip(channels(a.pixels[i]), channels(b.pixels[i])), channels(mixed.pixels[i])) {
          let real = (1 - t) * Double(x) + t * Double(y)
          #expect(abs(Double(level) - real) <= 0.5 + 1e-4, "seed \(seed)")
        }
        if a.pixels[i] == b.pixels[i] { #expect(mixed.pixels[i] == a.pixels[i]) }
        let c = channels(mixed.pixels[i])
        #expect(c[1...].allSatisfy { $0 <= c[0] })
      }
    }
  }

  @Test("The fast loop equals the obvious one to the byte", arguments: [0, 1, 2, 3])
  func twins(seed: UInt64) {
    var random = Seeded(seed: seed)
    for count in [0, 1, 7, 8, 9, 1_000] {
      let a = (0..<count).map { _ in random.pixel() }
      let b = (0..<count).map { _ in random.pixel() }
      let weights: [UInt32] = [0, 1, 1 << 21, (1 << 22) - 1, 1 << 22, UInt32(random.next(1 << 22))]
      for weight in weights {
        var (fast, plain) = ([UInt32](repeating: 0, count: count), [UInt32](repeating: 0, count: count))
        lep_lerp(a, b, &fast, count, weight)
        lep_lerp_plain(a, b, &plain, count, weight)
        #expect(fast == plain, "seed \(seed)")
      }
    }
  }

  @Test("Both ends give the bytes of the pages, and a page mixed with itself never changes")
  func ends() throws {
    let (a, b) = (samplePage(.wireframe), samplePage(.wireframe, tint: RGBA(hex: 0xC0392B)))
    let (pageA, pageB) = (try render(a.items, 120, 100), try render(b.items, 120, 100))
    #expect(try render([.mix(from: a, to: b, fraction: 0)], 120, 100) == pageA)
    #expect(try render([.mix(from: a, to: b, fraction: 1)], 120, 100) == pageB)
    for t in [0.01, 0.3, 0.5, 0.999] {
      #expect(try render([.mix(from: a, to: a, fraction: t)], 120, 100) == pageA)
    }
  }

  @Test("A mix is isolated: what is behind shows only through what both leave clear")
  func isolated() throws {
    let red = DisplayList([fill(box(0, 0, 4, 4), RGBA(1, 0, 0))])
    let bitmap = try render([fill(box(0, 0, 4, 4), .white), .mix(from: red, to: red, fraction: 0.5)], 4, 4)
    #expect(bitmap[0, 0] == 0xFFFF_0000)
  }
}
