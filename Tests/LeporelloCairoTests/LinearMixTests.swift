// The mean of two pages in linear light: by the definition of sRGB, with equal pixels and both ends untouched.

import LeporelloGraphics
import Testing

@testable import LeporelloCairo

@Suite struct LinearMixTests {
  private func picture(_ bitmap: Bitmap) -> DisplayList {
    let rect = box(0, 0, CGFloat(bitmap.width), CGFloat(bitmap.height))
    return DisplayList([.image(ImageResource(bitmap), in: rect, interpolation: .none)])
  }

  @Test("Half of white and half of black is the level that sRGB gives half the light")
  func middle() throws {
    let (white, black) = (DisplayList([fill(box(0, 0, 2, 2), .white)]), DisplayList([fill(box(0, 0, 2, 2), .black)]))
    let mixed = try render([.linearMix(from: white, to: black, fraction: 0.5)], 2, 2)
    #expect(mixed.pixels.allSatisfy { $0 == 0xFFBC_BCBC })
  }

  @Test("Tables and the definition agree on random pixels", arguments: [1, 7, 42] as [UInt64])
  func twins(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    for _ in 0..<20 {
      let (a, b) = (random.bitmap(37, 5), random.bitmap(37, 5))
      let t = Double(1 + random.next(999_998)) / 1_000_000
      let mixed = try render([.linearMix(from: picture(a), to: picture(b), fraction: t)], 37, 5)
      for i in a.pixels.indices {
        let (x, y) = (a.pixels[i], b.pixels[i])
        #expect(mixed.pixels[i] == (x == y ? x : LinearLight.blend(x, y, t)), "seed \(seed)")
        let c = channels(mixed.pixels[i])
        #expect(c[1...].allSatisfy { $0 <= c[0] })
      }
    }
  }

  @Test("Both ends are the pages themselves, and so is a page mixed with itself")
  func ends() throws {
    let (a, b) = (samplePage(.wireframe), samplePage(.wireframe, tint: RGBA(hex: 0xC0392B)))
    let (pageA, pageB) = (try render(a.items, 120, 100), try render(b.items, 120, 100))
    #expect(try render([.linearMix(from: a, to: b, fraction: 0)], 120, 100) == pageA)
    #expect(try render([.linearMix(from: a, to: b, fraction: 1)], 120, 100) == pageB)
    for t in [0.1, 0.5, 0.9] { #expect(try render([.linearMix(from: a, to: a, fraction: t)], 120, 100) == pageA) }
  }
}
