// Blurs and shadows against the Gaussian they stand for.

import LeporelloGraphics
import Testing

@testable import LeporelloCairo

@Suite struct EffectTests {
  @Test("A blurred edge follows the Gaussian's integral within 4%", arguments: [0.4, 0.75, 1.2, 1.9, 2, 5, 12])
  func gaussian(sigma: CGFloat) throws {
    let bitmap = try render([.blur(sigma, DisplayList([fill(box(100, -100, 400, 300), .black)]))], 200, 60)
    for x in stride(from: 40, to: 160, by: 3) {
      let z = (Double(x) + 0.5 - 100) / sigma / 2.0.squareRoot()
      #expect(abs(Double(bitmap[x, 30] >> 24) / 255 - 0.5 * (1 + erf(z))) < 0.04)
    }
  }

  @Test("A shadow lies behind, moved by its offset, and takes only coverage from what casts it")
  func shadow() throws {
    let shadow = Shadow(color: RGBA(0, 0, 1), radius: 0, offset: CGSize(width: 4, height: 4))
    let bitmap = try render([.shadow(shadow, DisplayList([fill(box(2, 2, 4, 4), RGBA(1, 0, 0))]))], 12, 12)
    #expect(bitmap[3, 3] == 0xFFFF_0000)
    #expect(bitmap[8, 8] == 0xFF00_00FF)
    #expect(bitmap[5, 5] == 0xFFFF_0000)
    #expect(bitmap[10, 10] == 0)
  }

  @Test("A shadow is blurred once for all places at the same part of a pixel, and so is one that falls inside")
  func cached() throws {
    let renderer = CairoRenderer()
    let shadow = Shadow(color: RGBA(0, 0, 0, 0.4), radius: 8, offset: CGSize(width: 0, height: 3))
    let card = DisplayList([.fill(Path(roundedRect: box(0, 0, 20, 14), cornerRadius: 4), .color(.white))])
    for (effect, name) in [(DisplayItem.shadow(shadow, card), "drop"), (.innerShadow(shadow, card), "inner")] {
      let places: [(CGFloat, CGFloat)] = [(20, 20), (60, 20), (20, 50), (60, 50)]
      let cards = places.map {
        DisplayItem.transform(CGAffineTransform(translationX: $0.0, y: $0.1), DisplayList([effect]))
      }
      let before = renderer.picturesDrawn
      let size = CGSize(width: 100, height: 90)
      let first = try renderer.render(DisplayList(cards), size: size, scale: 2)
      #expect(renderer.picturesDrawn == before + 1, "\(name)")
      #expect(try renderer.render(DisplayList(cards), size: size, scale: 2) == first)
      #expect(renderer.picturesDrawn == before + 1, "\(name)")
      #expect(try CairoRenderer(cacheLimit: 0).render(DisplayList(cards), size: size, scale: 2) == first)
      // The same card in another place has the same pixels.
      for y in 40..<68 { for x in 40..<80 { #expect(first[x, y] == first[x + 80, y]) } }
    }
  }

  @Test("A group whose one item casts a shadow is kept beside that shadow, and never in its place")
  func groups() throws {
    let shadow = Shadow(color: RGBA(0, 0, 1), radius: 0)
    let leaf = DisplayList([fill(box(0, 0, 20, 20), RGBA(1, 0, 0))])
    for effect in [DisplayItem.shadow(shadow, leaf), .innerShadow(shadow, leaf)] {
      let renderer = CairoRenderer()
      let list = DisplayList([.opacity(0.5, DisplayList([effect]))])
      for _ in 0..<2 {
        let pixel = channels(try renderer.render(list, size: CGSize(width: 20, height: 20), scale: 1)[10, 10])
        #expect(abs(pixel[0] - 128) <= 1 && abs(pixel[1] - 128) <= 1 && pixel[3] == 0)
      }
    }
  }

  @Test(
    "A border fills the strip inside its frame and nothing else, at any width and scale", arguments: [1.0, 1.5, 2, 3])
  func borders(scale: CGFloat) throws {
    for width in [2, 4, 6] as [CGFloat] {
      let frame = box(4, 4, 32, 24)
      let line = Path(frame.insetBy(dx: width / 2, dy: width / 2))
      let bitmap = try render(
        [.stroke(line, .color(RGBA(hex: 0x123456)), StrokeStyle(lineWidth: width))], 40, 32, scale: scale)
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let p = CGPoint(x: (CGFloat(x) + 0.5) / scale, y: (CGFloat(y) + 0.5) / scale)
          let isOn = frame.contains(p) && !frame.insetBy(dx: width, dy: width).contains(p)
          #expect(bitmap[x, y] == (isOn ? 0xFF12_3456 : 0), "\(x) \(y)")
        }
      }
    }
  }

  @Test("What lies outside still casts its shadow inside")
  func outside() throws {
    let shadow = Shadow(color: .black, radius: 0, offset: CGSize(width: 20, height: 0))
    let bitmap = try render([.shadow(shadow, DisplayList([fill(box(-20, 0, 10, 10), .white)]))], 10, 10)
    #expect(bitmap[5, 5] == 0xFF00_0000)
  }

  @Test("Radii that are no numbers are taken as none")
  func hostile() throws {
    for radius in [CGFloat.nan, .infinity, -3] {
      let list = DisplayList([fill(box(0, 0, 4, 4), .black)])
      #expect(try render([.blur(radius, list)], 4, 4)[1, 1] == 0xFF00_0000)
      #expect(try render([.shadow(Shadow(color: .black, radius: radius), list)], 4, 4)[1, 1] == 0xFF00_0000)
    }
  }

  @Test("An enlarged picture keeps its pixels where none is asked for, and a shrunken one its mean")
  func images() throws {
    let checker = Bitmap(
      width: 64, height: 64, pixels: (0..<4096).map { ($0 + $0 / 64) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 })
    let large = try render([.image(ImageResource(checker), in: box(0, 0, 128, 128), interpolation: .none)], 128, 128)
    for y in 0..<128 { for x in 0..<128 { #expect(large[x, y] == checker[x / 2, y / 2]) } }
    let small = try render([.image(ImageResource(checker), in: box(0, 0, 8, 8))], 8, 8)
    for pixel in small.pixels { #expect(abs(channels(pixel)[1] - 128) <= 2) }
    let same = try render([.image(ImageResource(checker), in: box(0, 0, 64, 64))], 64, 64)
    #expect(same == checker)
  }
}
