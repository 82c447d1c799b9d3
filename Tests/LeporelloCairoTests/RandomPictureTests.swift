// Random pictures of all effects: whatever was kept of one, its bytes stay, and it can be drawn in parts.

import LeporelloCairo
import LeporelloGraphics
import Testing

@Suite struct RandomPictureTests {
  private struct Generator {
    var random: Seeded

    mutating func number(_ low: Int, _ high: Int) -> CGFloat { CGFloat(low + random.next(high - low + 1)) }
    /// Mostly whole, sometimes a half or a quarter.
    mutating func place(_ low: Int, _ high: Int) -> CGFloat { number(low, high) + [0, 0, 0.5, 0.25][random.next(4)] }

    mutating func color() -> RGBA {
      RGBA(hex: UInt32(random.next(1 << 24)), alpha: [1, 1, 0.7, 0.4][random.next(4)])
    }

    mutating func path() -> Path {
      let rect = CGRect(x: place(-10, 50), y: place(-10, 40), width: place(3, 45), height: place(3, 35))
      switch random.next(4) {
      case 0: return Path(ellipseIn: rect)
      case 1:
        return Path(roundedRect: rect, cornerRadius: number(1, 9), style: random.next(2) == 0 ? .circular : .continuous)
      default: return Path(rect)
      }
    }

    mutating func shadow() -> Shadow {
      Shadow(
        color: color(), radius: place(0, 9), offset: CGSize(width: number(-4, 4), height: number(-4, 4)))
    }

    mutating func backdrop() -> Backdrop {
      Backdrop(
        radius: place(0, 12), saturation: [1, 1.8, 0][random.next(3)],
        tint: random.next(3) == 0 ? .clear : color().opacity(0.5))
    }

    mutating func list(_ depth: Int) -> DisplayList {
      DisplayList((0...random.next(3)).map { _ in item(depth) })
    }

    mutating func item(_ depth: Int) -> DisplayItem {
      switch depth > 0 ? random.next(14) : random.next(4) {
      case 0: .stroke(path(), .color(color()), StrokeStyle(lineWidth: place(1, 4)))
      case 1: .backdrop(backdrop(), in: path())
      case 2, 3: .fill(path(), .color(color()), rule: random.next(2) == 0 ? .nonZero : .evenOdd)
      case 4: .opacity(Double(number(0, 4)) / 4, list(depth - 1))
      case 5: .transform(CGAffineTransform(translationX: place(-8, 8), y: place(-8, 8)), list(depth - 1))
      case 6: .transform(CGAffineTransform(rotationAngle: number(-3, 3) / 10), list(depth - 1))
      case 7, 8: .clip(path(), list(depth - 1))
      case 9: .mask(list(depth - 1), by: list(0))
      case 10: .blend([.multiply, .destinationOut, .plusDarker, .hue][random.next(4)], list(depth - 1))
      case 11: .shadow(shadow(), list(depth - 1))
      case 12: .innerShadow(shadow(), list(depth - 1))
      default: .blur(place(0, 4), list(depth - 1))
      }
    }
  }

  @Test(
    "Two hundred random pictures are the same from a cache and without one, and in bands up to single soft edges",
    arguments: 0..<20)
  func parts(block: Int) throws {
    let shared = CairoRenderer()
    for seed in (block * 10)..<(block * 10 + 10) {
      var generator = Generator(random: Seeded(seed: UInt64(seed)))
      let list = DisplayList(
        [fill(box(0, 0, 60, 50), RGBA(hex: 0xE8E2D4))] + generator.list(3).items + generator.list(3).items)
      let size = CGSize(width: 60, height: 50)
      for scale in [1, 2] as [CGFloat] {
        let whole = try CairoRenderer(cacheLimit: 0).render(list, size: size, scale: scale)
        let parts = try bands(list, size, scale: scale, height: 10)
        // The drawing library cuts outlines off at the canvas's edge, which moves a few soft edges by some levels.
        let moved = whole.pixels.indices.filter { whole.pixels[$0] != parts.pixels[$0] }
        #expect(moved.count <= 64, "seed \(seed) in bands at \(scale)")
        for i in moved {
          let levels = zip(channels(whole.pixels[i]), channels(parts.pixels[i]))
          #expect(levels.allSatisfy { abs($0 - $1) <= 8 }, "seed \(seed) in bands at \(scale)")
        }
        for _ in 0..<2 {
          #expect(try shared.render(list, size: size, scale: scale) == whole, "seed \(seed) kept at \(scale)")
        }
        // Colours stay under their alpha.
        #expect(whole.pixels.allSatisfy { pixel in [16, 8, 0].allSatisfy { pixel >> $0 & 255 <= pixel >> 24 } })
      }
    }
  }
}
