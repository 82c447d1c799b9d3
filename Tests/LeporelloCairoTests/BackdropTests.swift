// Frosted grounds against the formulas of CSS: a Gaussian whose edges are mirrored, `saturate()`, and a tint over it.

import Foundation
import LeporelloCairo
import LeporelloGraphics
import Testing

@Suite struct BackdropTests {
  private func ground(
    _ rect: CGRect, radius: CGFloat = 8, saturation: Double = 1, tint: RGBA = .clear
  ) -> DisplayItem {
    .backdrop(Backdrop(radius: radius, saturation: saturation, tint: tint), in: Path(rect))
  }

  /// Stripes in two directions, with something translucent among them.
  private let page: [DisplayItem] =
    [fill(box(0, 0, 120, 90), RGBA(hex: 0xF4F1E8))]
    + (0..<12).map { fill(box(CGFloat($0) * 10, 0, 5, 90), RGBA(hex: $0 % 2 == 0 ? 0xE2583E : 0x2F6BFF)) }
    + [fill(box(0, 40, 120, 9), RGBA(0, 0.6, 0.2, 0.7))]

  @Test("A flat colour stays what it is, whatever the radius", arguments: [0, 1, 3, 7, 20, 60, 400])
  func flat(radius: CGFloat) throws {
    let bitmap = try render(
      [fill(box(0, 0, 70, 50), RGBA(hex: 0x336699)), ground(box(5, 5, 60, 33), radius: radius)], 70, 50)
    #expect(bitmap.pixels.allSatisfy { $0 == 0xFF33_6699 })
  }

  @Test("An edge behind becomes the Gaussian's integral", arguments: [1.0, 2, 5, 8, 13, 24])
  func gaussian(sigma: CGFloat) throws {
    let bitmap = try render(
      [fill(box(0, 0, 400, 40), .white), fill(box(0, 0, 200, 40), .black), ground(box(0, 0, 400, 40), radius: sigma)],
      400, 40)
    for x in stride(from: 100, to: 300, by: 3) {
      let wanted = 255 * 0.5 * (1 + erf((Double(x) + 0.5 - 200) / sigma / 2.0.squareRoot()))
      #expect(abs(Double(channels(bitmap[x, 20])[1]) - wanted) <= (sigma < 6 ? 1 : 255 * 0.01), "\(x)")
    }
  }

  @Test("Saturation and tint follow their formulas")
  func colours() throws {
    let behind = RGBA(hex: 0x6090C0)
    let tint = RGBA(1, 0.5, 0, 0.4)
    let bitmap = try render(
      [fill(box(0, 0, 40, 40), behind), ground(box(0, 0, 40, 40), saturation: 1.8, tint: tint)], 40, 40)
    let (r, g, b) = (Double(0x60), Double(0x90), Double(0xC0))
    let light = 0.2126 * r + 0.7152 * g + 0.0722 * b
    let wanted = zip([r, g, b], [1, 0.5, 0]).map { level, ink in
      min(max(light + (level - light) * 1.8, 0), 255) * 0.6 + 255 * ink * 0.4
    }
    for (level, real) in zip(channels(bitmap[20, 20]).dropFirst(), wanted) { #expect(abs(Double(level) - real) <= 1) }
  }

  @Test("A browser's `backdrop-filter: blur(8px) saturate(180%)` has the same colours, to four levels")
  func browser() throws {
    var items = [fill(box(0, 0, 300, 200), RGBA(hex: 0xF4F1E8))]
    for x in stride(from: CGFloat(0), to: 300, by: 70) {
      items += [fill(box(x, 0, 20, 200), RGBA(hex: 0xE2583E)), fill(box(x + 50, 0, 20, 200), RGBA(hex: 0x2F6BFF))]
    }
    items.append(ground(box(20, 20, 120, 80), saturation: 1.8, tint: RGBA(hex: 0xF9F9F9, alpha: 0.55)))
    let bitmap = try render(items, 300, 200)
    // Headless Chromium's pixels of these boxes, twelve apart along the middle of the ground.
    let seen: [UInt32] = [
      0xFFF8_F6EE, 0xFFF4_F3F1, 0xFFC9_DCFC, 0xFFA2_BDFC, 0xFFE1_AECF, 0xFFFC_BAAC, 0xFFFC_E6DC, 0xFFF1_F2F3,
      0xFFBE_D6FC, 0xFF8E_BDFC,
    ]
    for (index, pixel) in seen.enumerated() {
      for (a, b) in zip(channels(bitmap[24 + 12 * index, 60]), channels(pixel)) { #expect(abs(a - b) <= 4) }
    }
  }

  @Test("What lies outside the bounds does not shine in, and nothing outside them changes")
  func bounds() throws {
    let rect = box(30, 20, 50, 40)
    let outside = [fill(box(0, 0, 120, 90), RGBA(1, 0, 0)), fill(rect, .white)]
    let plain = try render(outside, 120, 90, scale: 2)
    #expect(try render(outside + [ground(rect, radius: 12)], 120, 90, scale: 2) == plain)
    let before = try render(page, 120, 90, scale: 2)
    let shape = DisplayItem.backdrop(
      Backdrop(radius: 6, saturation: 1.5, tint: RGBA(1, 1, 1, 0.3)), in: Path(ellipseIn: rect))
    let after = try render(page + [shape], 120, 90, scale: 2)
    #expect(before != after)
    for y in 0..<180 {
      for x in 0..<240 where x < 60 || x >= 160 || y < 40 || y >= 120 || (x < 64 && y < 44) {
        #expect(before[x, y] == after[x, y], "\(x) \(y)")
      }
    }
  }

  @Test("On nothing there is only the tint")
  func nothing() throws {
    let bitmap = try render([ground(box(2, 2, 8, 8), tint: RGBA(0, 0, 1, 0.6))], 12, 12)
    #expect(bitmap[5, 5] == 0x9900_0099)
    #expect(bitmap[0, 0] == 0)
  }

  /// Grounds in all that may lie around them.
  private var everywhere: DisplayList {
    let cards = DisplayList([
      ground(box(10, 10, 60, 30), saturation: 1.8, tint: RGBA(1, 1, 1, 0.5)), fill(box(20, 20, 12, 6), .black),
    ])
    return DisplayList(
      page + [
        .clip(Path(roundedRect: box(12, 12, 50, 26), cornerRadius: 9), cards),
        .transform(
          CGAffineTransform(translationX: 31.5, y: 34.25),
          DisplayList([
            .opacity(0.6, cards), .shadow(Shadow(color: RGBA(0, 0, 0, 0.5), radius: 5), DisplayList([cards.items[0]])),
          ])),
        .mask(cards, by: DisplayList([.fill(Path(ellipseIn: box(8, 4, 40, 40)), .color(RGBA(0, 0, 0, 0.8)))])),
        .transform(CGAffineTransform(rotationAngle: 0.3), DisplayList([ground(box(60, 10, 40, 12), radius: 3)])),
      ])
  }

  @Test(
    "Drawn whole, in bands, again, without a cache or on several threads: the same bytes", arguments: [1.0, 1.5, 2])
  func parts(scale: CGFloat) async throws {
    let list = everywhere
    let size = CGSize(width: 120, height: 90)
    let whole = try CairoRenderer().render(list, size: size, scale: scale)
    #expect(try bands(list, size, scale: scale, height: 10) == whole)
    let renderers = [CairoRenderer(), CairoRenderer(cacheLimit: 0)]
    try await withThrowingTaskGroup(of: Bitmap.self) { group in
      for index in 0..<8 {
        group.addTask { try renderers[index % 2].render(list, size: size, scale: scale) }
      }
      for try await bitmap in group { #expect(bitmap == whole) }
    }
  }

  @Test("A ground that reaches over the page's edge looks the same as further inside")
  func overTheEdge() throws {
    let items = page + [ground(box(-30, 60, 100, 60), radius: 5, tint: RGBA(1, 1, 1, 0.3))]
    let list = DisplayList([.transform(CGAffineTransform(translationX: 40, y: 40), DisplayList(items))])
    let roomy = try render(list.items, 200, 200)
    let tight = try render(items, 120, 90)
    for y in 0..<90 { for x in 0..<120 { #expect(tight[x, y] == roomy[x + 40, y + 40], "\(x) \(y)") } }
  }

  @Test("A group's opacity is the mean of the page without and with the group, to a level")
  func groups() throws {
    let group = DisplayList([
      ground(box(10, 10, 90, 60), tint: RGBA(1, 1, 1, 0.4)), fill(box(30, 30, 20, 20), .black),
    ])
    let (without, with) = (try render(page, 120, 90), try render(page + group.items, 120, 90))
    let half = try render(page + [.opacity(0.25, group)], 120, 90)
    for i in half.pixels.indices {
      for (level, pair) in zip(
        channels(half.pixels[i]), zip(channels(without.pixels[i]), channels(with.pixels[i])))
      {
        #expect(abs(Double(level) - (Double(pair.0) * 0.75 + Double(pair.1) * 0.25)) <= 1)
      }
    }
    #expect(try render(page + [.opacity(1, group)], 120, 90) == with)
  }

  @Test("A round clip shows the ground inside and leaves the corners alone")
  func clips() throws {
    let group = DisplayList([
      ground(box(10, 10, 90, 60), tint: RGBA(1, 1, 1, 0.4)), fill(box(50, 30, 20, 20), .black),
    ])
    let (without, with) = (try render(page, 120, 90), try render(page + group.items, 120, 90))
    let clipped = try render(
      page + [.clip(Path(roundedRect: box(10, 10, 90, 60), cornerRadius: 20), group)], 120, 90)
    #expect(clipped[11, 11] == without[11, 11] && clipped[98, 68] == without[98, 68])
    for x in 32..<78 { #expect(clipped[x, 40] == with[x, 40]) }
  }

  @Test("Documents show the ground as a picture of what is there")
  func documents() throws {
    let list = everywhere
    let size = CGSize(width: 120, height: 90)
    #expect(String(decoding: try SVGFormat().data(list, size: size, scale: 2), as: UTF8.self).contains("<image"))
    #expect(try PDFFormat().data(list, size: size, scale: 2).count > 1_000)
  }

  @Test("Numbers that are none draw a ground without them")
  func hostile() throws {
    for value in [CGFloat.nan, .infinity, -4, 1e300] {
      let backdrop = Backdrop(radius: value, saturation: Double(value), tint: RGBA(0, 1, 0, 0.5))
      for rect in [box(1, 1, 4, 4), box(value, 1, 4, 4), box(1, 1, value, 4), .null, .infinite] {
        let bitmap = try render([.backdrop(backdrop, in: Path(rect)), fill(box(6, 6, 2, 2), .white)], 8, 8)
        #expect(bitmap[7, 7] == 0xFFFF_FFFF)
      }
    }
  }
}
