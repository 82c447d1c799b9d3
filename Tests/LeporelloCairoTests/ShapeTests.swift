// Shapes against what geometry says they cover.

import LeporelloCairo
import LeporelloGraphics
import Testing

@Suite struct ShapeTests {
  @Test("A rectangle on pixel edges covers exactly its pixels, at every scale", arguments: [1.0, 1.5, 2, 3])
  func crisp(scale: CGFloat) throws {
    let bitmap = try render([fill(box(2, 4, 6, 2), RGBA(hex: 0x336699))], 12, 10, scale: scale)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let (px, py) = (CGFloat(x) + 0.5, CGFloat(y) + 0.5)
        let inside = px > 2 * scale && px < 8 * scale && py > 4 * scale && py < 6 * scale
        #expect(bitmap[x, y] == (inside ? 0xFF33_6699 : 0), "\(x) \(y)")
      }
    }
  }

  @Test("An edge inside a pixel covers the part it should, to two levels")
  func partial() throws {
    for share in stride(from: 0.0, through: 1, by: 0.125) {
      let bitmap = try render([fill(box(0, 0, 1 + share, 1), .black)], 2, 1)
      #expect(abs(Double(bitmap[1, 0] >> 24) - 255 * share) <= 2)
    }
  }

  @Test("A 45 degree edge covers half of the pixels it crosses, to one sub-sample row")
  func diagonal() throws {
    let triangle = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 16, y: 16))
      $0.addLine(to: CGPoint(x: 0, y: 16))
      $0.closeSubpath()
    }
    let bitmap = try render([.fill(triangle, .color(.black))], 16, 16)
    for i in 0..<16 { #expect(abs(Double(bitmap[i, i] >> 24) - 127.5) <= 9) }
    for i in 1..<16 { #expect(bitmap[i, i - 1] == 0 && bitmap[i - 1, i] == 0xFF00_0000) }
  }

  @Test("A circle's coverage sums to its area, to two thousandths")
  func circle() throws {
    let bitmap = try render([.fill(Path(ellipseIn: box(2, 2, 60, 60)), .color(.black))], 64, 64)
    let area = bitmap.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
    #expect(abs(area - .pi * 900) < 5.6)
  }

  @Test("Every pixel of a curve's edge covers what 64 by 64 points in it say, to 12 levels", arguments: [1.0, 2])
  func curve(scale: Double) throws {
    let (center, radius) = (CGPoint(x: 20.3, y: 19.6), 14.7)
    let circle = box(center.x - radius, center.y - radius, 2 * radius, 2 * radius)
    let bitmap = try render([.fill(Path(ellipseIn: circle), .color(.black))], 40, 40, scale: scale)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let (left, top) = (Double(x) / scale - center.x, Double(y) / scale - center.y)
        let distance = hypot(left + 0.5 / scale, top + 0.5 / scale)
        var share = distance < radius ? 1.0 : 0
        if abs(distance - radius) < 1 / scale {
          let steps = (0..<64).map { (Double($0) + 0.5) / 64 / scale }
          let points = steps.map { dy in steps.count { dx in hypot(left + dx, top + dy) < radius } }
          share = Double(points.reduce(0, +)) / 4_096
        }
        #expect(abs(Double(bitmap[x, y] >> 24) - 255 * share) <= 12, "\(x), \(y)")
      }
    }
  }

  @Test("The even-odd rule leaves a hole where outlines overlap")
  func evenOdd() throws {
    let path = Path {
      $0.addRect(box(0, 0, 6, 6))
      $0.addRect(box(2, 2, 2, 2))
    }
    #expect(try render([.fill(path, .color(.black))], 6, 6)[3, 3] == 0xFF00_0000)
    #expect(try render([.fill(path, .color(.black), rule: .evenOdd)], 6, 6)[3, 3] == 0)
  }

  @Test("A group's opacity applies once, not to each item")
  func groupOpacity() throws {
    let items = [fill(box(0, 0, 4, 4), RGBA(1, 0, 0)), fill(box(0, 0, 4, 4), RGBA(0, 0, 1))]
    let bitmap = try render([.opacity(0.5, DisplayList(items))], 4, 4)
    #expect(channels(bitmap[1, 1])[1] == 0)
    #expect(abs(channels(bitmap[1, 1])[3] - 128) <= 1)
  }

  @Test("Round clips show no fringe of what a later item hides")
  func clipFringe() throws {
    let items = [fill(box(0, 0, 40, 40), RGBA(1, 0, 0)), fill(box(0, 0, 40, 40), .white)]
    let bitmap = try render(
      [fill(box(0, 0, 40, 40), .white), .clip(Path(ellipseIn: box(4, 4, 32, 32)), DisplayList(items))], 40, 40)
    #expect(bitmap.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test("A mask keeps content by the mask's alpha")
  func mask() throws {
    let bitmap = try render(
      [
        .mask(
          DisplayList([fill(box(0, 0, 4, 4), .white)]),
          by: DisplayList([fill(box(0, 0, 2, 4), RGBA(0, 0, 0, 0.5))]))
      ], 4, 4)
    #expect(abs(channels(bitmap[0, 0])[0] - 128) <= 1)
    #expect(bitmap[3, 0] == 0)
  }

  @Test(
    "Blend modes follow their formula on opaque colours",
    arguments: [
      (BlendMode.multiply, 0.24), (.screen, 0.76), (.darken, 0.4), (.lighten, 0.6), (.difference, 0.2),
      (.exclusion, 0.52), (.plusLighter, 1), (.normal, 0.4),
    ] as [(BlendMode, Double)])
  func blends(mode: BlendMode, expected: Double) throws {
    let bitmap = try render(
      [
        fill(box(0, 0, 2, 2), RGBA(white: 0.6)),
        .blend(mode, DisplayList([fill(box(0, 0, 2, 2), RGBA(white: 0.4))])),
      ], 2, 2)
    #expect(abs(Double(channels(bitmap[0, 0])[1]) - 255 * expected) <= 2)
  }
}
