// Lines of one device pixel: crisp at every scale and wherever they are put.

import LeporelloCairo
import LeporelloGraphics
import Testing

@Suite struct HairlineTests {
  static let scales: [CGFloat] = [1, 1.5, 2, 3]
  static let offsets: [CGFloat] = [0, 0.1, 0.25, 1.0 / 3, 0.4, 0.5, 0.62, 0.75, 0.9]
  private let ink: UInt32 = 0xFF20_4060
  private let color = RGBA(hex: 0x204060)

  /// The rows, or columns, that hold ink, after checking that they hold it whole and in one piece.
  private func lines(_ bitmap: Bitmap, upright: Bool) -> [Int] {
    let (length, count) = upright ? (bitmap.height, bitmap.width) : (bitmap.width, bitmap.height)
    func pixel(_ line: Int, _ at: Int) -> UInt32 { upright ? bitmap[line, at] : bitmap[at, line] }
    return (0..<count).filter { line in
      let inked = (0..<length).filter { pixel(line, $0) != 0 }
      #expect(inked.allSatisfy { pixel(line, $0) == ink })
      if let first = inked.first, let last = inked.last { #expect(inked.count == last - first + 1) }
      return !inked.isEmpty
    }
  }

  @Test("A stroke or a thin rectangle, level or upright, is one row or column of its colour", arguments: scales)
  func lines(scale: CGFloat) throws {
    for offset in Self.offsets {
      for upright in [false, true] {
        func at(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
          upright ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
        }
        let line = Path {
          $0.move(to: at(3, 10 + offset))
          $0.addLine(to: at(27, 10 + offset))
        }
        let thin = upright ? box(10 + offset, 3, 1 / scale, 24) : box(3, 10 + offset, 24, 1 / scale)
        for item in [
          DisplayItem.stroke(line, .color(color), StrokeStyle(lineWidth: 1 / scale)), fill(thin, color),
        ] {
          let bitmap = try render([item], 30, 30, scale: scale)
          let rows = lines(bitmap, upright: upright)
          #expect(rows.count == 1, "\(scale) \(offset) \(upright)")
          // Never further away than the pixel that it lies in, or the nearest to a rectangle's edge.
          #expect(abs(CGFloat(rows.first ?? -9) - (10 + offset) * scale) <= 1)
          let inked = bitmap.pixels.filter { $0 != 0 }.count
          #expect(abs(CGFloat(inked) - 24 * scale) <= 1)
        }
      }
    }
  }

  @Test("A border is one pixel on each side, wherever its rectangle is put", arguments: scales)
  func borders(scale: CGFloat) throws {
    for offset in Self.offsets {
      for rounded in [false, true] {
        let width = 1 / scale
        let rect = box(4 + offset, 5 - offset / 2, 20, 18).insetBy(dx: width / 2, dy: width / 2)
        let path = rounded ? Path(roundedRect: rect, cornerRadius: 4) : Path(rect)
        let bitmap = try render(
          [.stroke(path, .color(color), StrokeStyle(lineWidth: width))], 30, 30, scale: scale)
        let (middleX, middleY) = (Int(14 * scale), Int(14 * scale))
        let row = (0..<bitmap.width).filter { bitmap[$0, middleY] != 0 }
        let column = (0..<bitmap.height).filter { bitmap[middleX, $0] != 0 }
        #expect(row.count == 2 && column.count == 2, "\(scale) \(offset) \(rounded)")
        #expect(row.allSatisfy { bitmap[$0, middleY] == ink } && column.allSatisfy { bitmap[middleX, $0] == ink })
        if !rounded { #expect(bitmap.pixels.allSatisfy { $0 == 0 || $0 == ink }) }
      }
    }
  }

  @Test("A line keeps its pixel's thickness under a map that moves, mirrors or turns it by a right angle")
  func maps() throws {
    let line = DisplayList([
      .stroke(
        Path {
          $0.move(to: CGPoint(x: 2, y: 3.3))
          $0.addLine(to: CGPoint(x: 20, y: 3.3))
          $0.addLine(to: CGPoint(x: 20, y: 12.6))
        }, .color(color), StrokeStyle(lineWidth: 0.5))
    ])
    for map in [
      CGAffineTransform(translationX: 1.3, y: 0.7), CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 25.2, ty: 1),
      CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 20.4, ty: 2.1),
    ] {
      let bitmap = try render([.transform(map, line)], 30, 30, scale: 2)
      #expect(bitmap.pixels.allSatisfy { $0 == 0 || $0 == ink })
      let inked = bitmap.pixels.filter { $0 != 0 }.count
      #expect(abs(inked - 36 - 19) <= 2)
    }
  }

  @Test("Dashes of a hairline keep their rhythm")
  func dashes() throws {
    let line = Path {
      $0.move(to: CGPoint(x: 0, y: 2.2))
      $0.addLine(to: CGPoint(x: 20, y: 2.2))
    }
    let bitmap = try render(
      [.stroke(line, .color(color), StrokeStyle(lineWidth: 0.5, dash: [3, 2], dashPhase: 1))], 20, 4, scale: 2)
    for x in 0..<40 { #expect(bitmap[x, 4] == ((x + 2) % 10 < 6 ? ink : 0), "\(x)") }
  }

  @Test("Other lines are drawn where they lie: wider ones, slanted ones, specks, and all lines of documents")
  func others() throws {
    let wide = try render([fill(box(0, 2.5, 20, 2), .black)], 20, 8)
    #expect(abs(Int(wide[5, 2] >> 24) - 128) <= 2 && abs(Int(wide[5, 4] >> 24) - 128) <= 2)
    let speck = try render([fill(box(2.5, 2, 1, 3), .black)], 8, 8)
    #expect(abs(Int(speck[2, 3] >> 24) - 128) <= 2 && abs(Int(speck[3, 3] >> 24) - 128) <= 2)
    let line = DisplayList([fill(box(0, 2.25, 40, 1), .black)])
    let size = CGSize(width: 40, height: 8)
    #expect(String(decoding: try SVGFormat().data(line, size: size, scale: 1), as: UTF8.self).contains("2.25"))
  }
}
