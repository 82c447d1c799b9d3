// Lines against what geometry says they cover: caps, joins, mitre limits, dashes, rounded corners.

import LeporelloCairo
import LeporelloGraphics
import Testing

@Suite struct StrokeTests {
  private func area(_ bitmap: Bitmap) -> Double { bitmap.pixels.reduce(0) { $0 + Double($1 >> 24) / 255 } }

  private func path(_ points: [(CGFloat, CGFloat)]) -> Path {
    Path { path in
      for (index, point) in points.enumerated() {
        let p = CGPoint(x: point.0, y: point.1)
        if index == 0 { path.move(to: p) } else { path.addLine(to: p) }
      }
    }
  }

  private func stroked(_ points: [(CGFloat, CGFloat)], _ style: StrokeStyle) throws -> Bitmap {
    try render([.stroke(path(points), .color(.black), style)], 80, 60)
  }

  @Test("Caps end at the point, half a circle or half a square beyond it")
  func caps() throws {
    let line: [(CGFloat, CGFloat)] = [(20, 30), (60, 30)]
    let butt = try stroked(line, StrokeStyle(lineWidth: 10))
    #expect(area(butt) == 400 && butt[19, 30] == 0 && butt[20, 30] == 0xFF00_0000 && butt[60, 30] == 0)
    let square = try stroked(line, StrokeStyle(lineWidth: 10, lineCap: .square))
    #expect(area(square) == 500 && square[15, 25] == 0xFF00_0000 && square[14, 30] == 0)
    let round = try stroked(line, StrokeStyle(lineWidth: 10, lineCap: .round))
    #expect(abs(area(round) - 400 - .pi * 25) < 0.5 && round[15, 25] == 0 && round[15, 30] != 0)
  }

  @Test("Joins fill the corner's square, its quarter circle or its triangle")
  func joins() throws {
    let corner: [(CGFloat, CGFloat)] = [(20, 50), (20, 20), (60, 20)]
    // Both arms without the square of 10 by 10 around the corner, and what of that square the inner side covers.
    let arms: Double = 250 + 350 + 75
    let miter = try stroked(corner, StrokeStyle(lineWidth: 10))
    #expect(abs(area(miter) - arms - 25) < 0.01 && miter[15, 15] == 0xFF00_0000)
    let round = try stroked(corner, StrokeStyle(lineWidth: 10, lineJoin: .round))
    #expect(abs(area(round) - arms - .pi * 25 / 4) < 0.3 && round[15, 15] == 0)
    let bevel = try stroked(corner, StrokeStyle(lineWidth: 10, lineJoin: .bevel))
    #expect(abs(area(bevel) - arms - 12.5) < 0.3 && bevel[15, 15] == 0)
  }

  @Test("A corner sharper than the mitre limit is cut")
  func limits() throws {
    // The mitre of an angle of 2·atan(1/2) is 1/sin(angle/2) = 2.236 widths long.
    let sharp: [(CGFloat, CGFloat)] = [(20, 50), (35, 20), (50, 50)]
    let long = try stroked(sharp, StrokeStyle(lineWidth: 8, miterLimit: 2.3))
    let short = try stroked(sharp, StrokeStyle(lineWidth: 8, miterLimit: 2.2))
    #expect(long[35, 14] == 0xFF00_0000 && short[35, 14] == 0)
    #expect(try stroked(sharp, StrokeStyle(lineWidth: 8, lineJoin: .bevel)) == short)
  }

  @Test("Dashes and gaps follow each other from the phase, to the pixel", arguments: [0.0, 3, 7, 13])
  func dashes(phase: CGFloat) throws {
    let style = StrokeStyle(lineWidth: 6, dash: [6, 4, 1, 4], dashPhase: phase)
    let bitmap = try stroked([(10, 30), (70, 30)], style)
    for x in 10..<70 {
      let place = (x - 10 + Int(phase)) % 15
      let isOn = place < 6 || place == 10
      #expect(bitmap[x, 30] == (isOn ? 0xFF00_0000 : 0), "\(x)")
    }
    #expect(bitmap[9, 30] == 0 && bitmap[70, 30] == 0)
  }

  @Test("A slanted line covers its length by its width")
  func slanted() throws {
    let bitmap = try stroked([(20, 20), (50, 50)], StrokeStyle(lineWidth: 6))
    #expect(abs(area(bitmap) - 6 * 30 * 2.0.squareRoot()) < 0.6)
  }

  @Test("A rectangle loses at each corner what its own radius cuts off")
  func radii() throws {
    let radii = CornerRadii(topLeft: 4, topRight: 10, bottomRight: 0, bottomLeft: 16)
    let bitmap = try render(
      [.fill(Path(roundedRect: box(10, 10, 60, 40), cornerRadii: radii), .color(.black))], 80, 60)
    let cut = [4.0, 10, 16].reduce(0) { $0 + (1 - .pi / 4) * $1 * $1 }
    // Curves are drawn as lines that leave them by a tenth of a pixel at most.
    #expect(abs(area(bitmap) - 2400 + cut) < 1.5)
    #expect(bitmap[69, 49] == 0xFF00_0000 && bitmap[10, 49] == 0 && bitmap[69, 10] == 0)
  }

  @Test("A continuous corner is the same on both sides of its middle, and begins before the circular one")
  func continuous() throws {
    func corner(_ style: RoundedCornerStyle) throws -> Bitmap {
      try render([.fill(Path(roundedRect: box(0, 0, 60, 60), cornerRadius: 18, style: style), .color(.black))], 60, 60)
    }
    let (smooth, round) = (try corner(.continuous), try corner(.circular))
    for y in 0..<60 {
      for x in 0..<60 {
        #expect(abs(Int(smooth[x, y] >> 24) - Int(smooth[y, x] >> 24)) <= 20)
        #expect(abs(Int(smooth[x, y] >> 24) - Int(smooth[59 - x, y] >> 24)) <= 20)
      }
    }
    #expect(round[20, 0] >> 24 == 255 && smooth[20, 0] >> 24 < 253)
    #expect(smooth[30, 0] >> 24 == 255)
  }
}
