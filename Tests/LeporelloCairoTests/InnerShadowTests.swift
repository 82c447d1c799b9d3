// Shadows that fall into a shape, against the Gaussian's integral and the formula of compositing.

import Foundation
import LeporelloCairo
import LeporelloGraphics
import Testing

@Suite struct InnerShadowTests {
  private let card = Path(roundedRect: box(20, 20, 60, 60), cornerRadius: 14)

  private func shaded(_ shadow: Shadow, _ items: [DisplayItem]) -> DisplayItem {
    .innerShadow(shadow, DisplayList(items))
  }

  @Test("Along a straight edge the shade is what the blurred coverage lacks", arguments: [0.5, 1, 1.5, 2, 4, 6])
  func profile(sigma: CGFloat) throws {
    let shadow = Shadow(color: RGBA(0, 0, 0, 0.8), radius: 2 * sigma)
    let bitmap = try render([shaded(shadow, [fill(box(10, 10, 80, 80), .white)])], 100, 100)
    // Narrow blurs are the Gaussian itself; wide ones are within 4% of it.
    let tolerance = sigma < 2 ? 1.0 : 0.8 * 255 * 0.04
    for x in 10..<50 {
      let depth = Double(x) + 0.5 - 10
      let missing = 0.5 * (1 - erf(depth / sigma / 2.0.squareRoot()))
      let level = Double(channels(bitmap[x, 50])[1])
      #expect(abs(level - 255 * (1 - 0.8 * missing)) <= tolerance, "\(x)")
    }
  }

  @Test("A browser's `box-shadow: inset 3px 5px 12px` has the same colours, to four levels")
  func browser() throws {
    let shadow = Shadow(color: RGBA(hex: 0x141E3C, alpha: 0.6), radius: 12, offset: CGSize(width: 3, height: 5))
    let card = Path(roundedRect: box(160, 20, 120, 80), cornerRadius: 20)
    let bitmap = try render([shaded(shadow, [.fill(card, .color(.white))])], 300, 120)
    // Headless Chromium's pixels, three apart inwards from the left and from the top.
    let across: [UInt32] = [0xFFA1_A5B1, 0xFFBD_C0C8, 0xFFD9_DADF, 0xFFED_EEF0, 0xFFF8_F8F9, 0xFFFE_FEFE, 0xFFFF_FFFF]
    let down: [UInt32] = [0xFF92_96A4, 0xFFAA_ADB8, 0xFFC6_C9D0, 0xFFE0_E1E5, 0xFFF2_F2F4, 0xFFFB_FBFC, 0xFFFE_FEFE]
    for index in 0..<7 {
      for (a, b) in zip(channels(bitmap[160 + 3 * index, 60]), channels(across[index])) { #expect(abs(a - b) <= 4) }
      for (a, b) in zip(channels(bitmap[220, 20 + 3 * index]), channels(down[index])) { #expect(abs(a - b) <= 4) }
    }
  }

  @Test("Coverage stays as it is, to the bit, and nothing is drawn outside it")
  func coverage() throws {
    let fill = DisplayItem.fill(card, .color(RGBA(hex: 0x2F6BFF, alpha: 0.7)))
    let plain = try render([fill], 100, 100)
    let shadow = Shadow(color: RGBA(1, 0, 0, 0.9), radius: 9, offset: CGSize(width: 3, height: -2))
    let shaded = try render([shaded(shadow, [fill])], 100, 100)
    #expect(zip(plain.pixels, shaded.pixels).allSatisfy { $0 >> 24 == $1 >> 24 })
    #expect(plain != shaded)
  }

  @Test("Without blur the offset's strip is the shadow's colour over the shape, and the rest the shape")
  func hard() throws {
    let shadow = Shadow(color: RGBA(0, 0, 1), radius: 0, offset: CGSize(width: 5, height: 0))
    let bitmap = try render([shaded(shadow, [fill(box(10, 10, 40, 40), RGBA(1, 0, 0))])], 60, 60)
    for x in 0..<60 {
      let wanted: UInt32 = x < 10 || x >= 50 ? 0 : x < 15 ? 0xFF00_00FF : 0xFFFF_0000
      #expect(bitmap[x, 30] == wanted, "\(x)")
    }
  }

  @Test("A soft edge takes its shade as its shape does, so that what is behind is not shaded")
  func softEdges() throws {
    let shadow = Shadow(color: RGBA(0, 0, 0), radius: 0, offset: CGSize(width: 4, height: 0))
    let bitmap = try render(
      [fill(box(0, 0, 20, 4), .white), shaded(shadow, [fill(box(5.5, 0, 10, 4), .white)])], 20, 4)
    // Half of the pixel is black: the shape's half.
    #expect(abs(channels(bitmap[5, 1])[1] - 128) <= 1)
    #expect(bitmap[4, 1] == 0xFFFF_FFFF && bitmap[7, 1] == 0xFF00_0000 && bitmap[12, 1] == 0xFFFF_FFFF)
  }

  @Test("Colours, radii and offsets that are no numbers draw the shape alone")
  func hostile() throws {
    let fill = fill(box(2, 2, 10, 10), RGBA(0, 1, 0))
    let plain = try render([fill], 16, 16)
    for shadow in [
      Shadow(color: .black, radius: .nan), Shadow(color: .clear, radius: 3),
      Shadow(color: .black, radius: 2, offset: CGSize(width: CGFloat.nan, height: 0)),
      Shadow(color: .black, radius: 2, offset: CGSize(width: 1e300, height: 0)),
    ] {
      #expect(try render([shaded(shadow, [fill])], 16, 16) == plain)
    }
    #expect(try render([shaded(Shadow(color: .black, radius: 3), [])], 4, 4).pixels.allSatisfy { $0 == 0 })
  }

  @Test("Drawn in bands, again from the cache, or turned to a document: the same shade")
  func parts() throws {
    let shadow = Shadow(color: RGBA(0, 0, 0, 0.6), radius: 7, offset: CGSize(width: 2, height: 3))
    let list = DisplayList([shaded(shadow, [.fill(card, .color(.white))])])
    let renderer = CairoRenderer()
    let size = CGSize(width: 100, height: 100)
    let whole = try renderer.render(list, size: size, scale: 2)
    #expect(try renderer.render(list, size: size, scale: 2) == whole)
    #expect(try bands(list, size, scale: 2, height: 13) == whole)
    #expect(String(decoding: try SVGFormat().data(list, size: size, scale: 2), as: UTF8.self).contains("<image"))
  }
}
