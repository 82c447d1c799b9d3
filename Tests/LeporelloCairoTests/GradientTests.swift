// Gradients against their formula, pixel by pixel.

import LeporelloGraphics
import Testing

@testable import LeporelloCairo

@Suite struct GradientTests {
  private let stops = [
    GradientStop(RGBA(1, 0, 0, 1), at: 0), GradientStop(RGBA(0, 1, 0, 0.25), at: 0.4),
    GradientStop(RGBA(0, 0, 1, 0), at: 1),
  ]

  /// Premultiplied interpolation, as the formula has it.
  private func expected(_ t: Double) -> [Double] {
    func premultiplied(_ c: RGBA) -> [Double] { [c.alpha, c.red * c.alpha, c.green * c.alpha, c.blue * c.alpha] }
    let t = min(max(t, 0), 1)
    let (a, b) = t < 0.4 ? (stops[0], stops[1]) : (stops[1], stops[2])
    let f = (t - a.location) / (b.location - a.location)
    return zip(premultiplied(a.color), premultiplied(b.color)).map { 255 * ($0 + ($1 - $0) * f) }
  }

  private func check(_ paint: Paint, scale: CGFloat = 1, _ place: (Double, Double) -> Double) throws {
    let bitmap = try render([.fill(Path(box(0, 0, 40, 30)), paint)], 40, 30, scale: scale)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let wanted = expected(place((Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale))
        for (level, real) in zip(channels(bitmap[x, y]), wanted) {
          #expect(abs(Double(level) - real) <= 0.501, "\(x) \(y)")
        }
      }
    }
  }

  @Test("A linear gradient follows its line", arguments: [1.0, 2])
  func linear(scale: CGFloat) throws {
    let (dx, dy) = (25.0, 10.0)
    try check(
      .linearGradient(stops, start: CGPoint(x: 5, y: 4), end: CGPoint(x: 30, y: 14)), scale: scale
    ) { x, y in ((x - 5) * dx + (y - 4) * dy) / (dx * dx + dy * dy) }
  }

  @Test("Level and upright gradients do too")
  func axes() throws {
    try check(.linearGradient(stops, start: .zero, end: CGPoint(x: 40, y: 0))) { x, _ in x / 40 }
    try check(.linearGradient(stops, start: .zero, end: CGPoint(x: 0, y: 30))) { _, y in y / 30 }
  }

  @Test("A radial gradient follows the distance from its centre")
  func radial() throws {
    try check(.radialGradient(stops, center: CGPoint(x: 20, y: 15), startRadius: 3, endRadius: 18)) { x, y in
      (((x - 20) * (x - 20) + (y - 15) * (y - 15)).squareRoot() - 3) / 15
    }
  }

  @Test("A conic gradient follows the angle, clockwise from where it begins")
  func conic() throws {
    try check(.conicGradient(stops, center: CGPoint(x: 20.2, y: 15.3), angle: 1)) { x, y in
      let turn = (atan2(y - 15.3, x - 20.2) - 1) / (2 * .pi)
      return turn - turn.rounded(.down)
    }
  }

  @Test("No stops draw nothing, one stop is a colour, and a gradient without length is its last colour")
  func degenerate() throws {
    let end = CGPoint(x: 4, y: 0)
    func pixel(_ paint: Paint) throws -> UInt32 { try render([.fill(Path(box(0, 0, 4, 4)), paint)], 4, 4)[1, 1] }
    #expect(try pixel(.linearGradient([], start: .zero, end: end)) == 0)
    #expect(try pixel(.linearGradient([stops[0]], start: .zero, end: end)) == 0xFFFF_0000)
    #expect(
      try pixel(.linearGradient([stops[0], GradientStop(.white, at: 1)], start: .zero, end: .zero)) == 0xFFFF_FFFF)
    #expect(try pixel(.linearGradient(stops, start: .zero, end: CGPoint(x: CGFloat.nan, y: 0))) == 0)
  }

  @Test(
    "Rows that skip what lies beyond the ramp equal the ramp at every pixel", arguments: 1...40 as ClosedRange<UInt64>)
  func rows(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    func number(_ scale: Double) -> Double { (Double(random.next(2_000)) / 1_000 - 1) * scale }
    let stops = (0...random.next(4)).map { _ in
      GradientStop(RGBA(hex: UInt32(random.next(1 << 24)), alpha: Double(random.next(5)) / 4), at: number(1.5))
    }
    let (start, end) = (CGPoint(x: number(60), y: number(60)), CGPoint(x: number(60), y: number(60)))
    let ramp = try #require(GradientRamp(.linearGradient(stops, start: start, end: end)))
    let map = CGAffineTransform(
      a: 1 + number(0.5), b: number(1), c: number(1), d: 1 + number(0.5), tx: number(9), ty: 0)
    let picture = ramp.tile(PixelBounds(minX: -20, minY: -10, maxX: 70, maxY: 30), map)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let inverse = map.inverted()
    for y in 0..<40 {
      let p = CGPoint(x: -19.5, y: -9.5 + Double(y)).applying(inverse)
      let first = ((p.x - start.x) * dx + (p.y - start.y) * dy) / (dx * dx + dy * dy)
      let step = (inverse.a * dx + inverse.b * dy) / (dx * dx + dy * dy)
      for x in 0..<90 {
        #expect(picture.bitmap[x, y] == ramp.pixel(at: first + step * Double(x)), "seed \(seed)")
      }
    }
  }

  @Test(
    "A gradient along an axis is one row or one column, and the same pixels as any other", arguments: [false, true])
  func tiles(isVertical: Bool) throws {
    let stops = [GradientStop(RGBA(1, 0, 0, 1), at: 0.1), GradientStop(RGBA(0, 0, 1, 0.3), at: 0.8)]
    let (start, end) = (CGPoint(x: 3, y: 4), isVertical ? CGPoint(x: 3, y: 28) : CGPoint(x: 28, y: 4))
    let ramp = try #require(GradientRamp(.linearGradient(stops, start: start, end: end)))
    let bounds = PixelBounds(minX: 0, minY: 0, maxX: 45, maxY: 45)
    let tile = ramp.tile(bounds, CGAffineTransform(scaleX: 1.5, y: 1.5))
    #expect(tile.bitmap.width == (isVertical ? 1 : 45) && tile.bitmap.height == (isVertical ? 45 : 1))
    let gradient = Paint.linearGradient(stops, start: start, end: end)
    let list = DisplayList([
      .fill(Path(ellipseIn: CGRect(x: 1, y: 2, width: 25, height: 22)), gradient)
    ])
    let pixels = try CairoRenderer().render(list, size: CGSize(width: 30, height: 30), scale: 1.5)
    for y in 0..<45 {
      for x in 0..<45 where pixels[x, y] >> 24 > 0 {
        let whole = isVertical ? tile.bitmap[0, y] : tile.bitmap[x, 0]
        // Inside the edge the shape covers pixels whole.
        let (dx, dy) = ((Double(x) + 0.5) / 1.5 - 13.5, (Double(y) + 0.5) / 1.5 - 13)
        if (dx / 12.5) * (dx / 12.5) + (dy / 11) * (dy / 11) < 0.8 { #expect(pixels[x, y] == whole) }
      }
    }
  }
}
