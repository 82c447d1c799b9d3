// Every kind of PNG file against its definition.

import LeporelloCairo
import LeporelloGraphics
import Testing

@Suite struct PNGClassTests {
  static let classes: [(type: Int, depth: Int)] = [
    (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 2), (3, 4), (3, 8), (4, 8), (4, 16), (6, 8),
    (6, 16),
  ]

  /// What a file's pixel is by the format's definition, its alpha multiplied in or left apart.
  static func pixel(_ png: SlowPNG, _ x: Int, _ y: Int, straight isStraight: Bool = false) -> UInt32 {
    func level(_ channel: Int) -> Double {
      (Double(png.sample(x, y, channel)) * 255 / Double((1 << png.depth) - 1)).rounded()
    }
    let isKey =
      [0, 2].contains(png.colorType) && !png.transparency.isEmpty
      && (0..<png.channelCount).allSatisfy {
        png.sample(x, y, $0) == Int(png.transparency[2 * $0]) << 8 | Int(png.transparency[2 * $0 + 1])
      }
    let straight: [Double]
    switch png.colorType {
    case 0: straight = [level(0), level(0), level(0), isKey ? 0 : 255]
    case 2: straight = [level(0), level(1), level(2), isKey ? 0 : 255]
    case 3:
      let index = png.sample(x, y, 0)
      let alpha = index < png.transparency.count ? Double(png.transparency[index]) : 255
      straight = png.palette[(3 * index)..<(3 * index + 3)].map { Double($0) } + [alpha]
    case 4: straight = [level(0), level(0), level(0), level(1)]
    default: straight = (0..<4).map(level)
    }
    let alpha = straight[3]
    if isStraight { return ([alpha] + straight[..<3]).reduce(0) { $0 << 8 | UInt32($1) } }
    let rgb = straight[..<3].map { UInt32(($0 * alpha / 255).rounded()) }
    return UInt32(alpha) << 24 | rgb[0] << 16 | rgb[1] << 8 | rgb[2]
  }

  private func check(_ png: SlowPNG, _ random: inout Seeded) throws {
    try Self.check(png, png.file(&random))
  }

  /// Holds a file against the samples it was made of, both ways to read it.
  static func check(_ png: SlowPNG, _ file: [UInt8], _ note: String = "") throws {
    let name = "type \(png.colorType), depth \(png.depth), \(png.width)x\(png.height) \(note)"
    func expected(straight: Bool) -> [UInt32] {
      (0..<png.height).flatMap { y in (0..<png.width).map { x in pixel(png, x, y, straight: straight) } }
    }
    let bitmap = try Bitmap(png: file)
    #expect(bitmap.width == png.width && bitmap.height == png.height, "\(name)")
    #expect(bitmap.pixels == expected(straight: false), "\(name)")
    #expect(try PNGPixels(png: file, name: "").pixels == expected(straight: true), "\(name)")
    #expect(bitmap.isHeld(byPNG: file) == !png.interlaced, "\(name)")
  }

  @Test("Every colour type and depth, straight and interlaced, of every small size", arguments: classes.indices)
  func everyClass(index: Int) throws {
    let (type, depth) = Self.classes[index]
    var random = Seeded(seed: UInt64(index))
    for interlaced in [false, true] {
      for (width, height) in [(1, 1), (2, 1), (5, 3), (9, 9), (17, 11)] {
        try check(SlowPNG(type, depth, interlaced: interlaced, width, height, &random), &random)
      }
    }
  }

  @Test("Transparent colours and palette entries are transparent")
  func transparency() throws {
    var random = Seeded(seed: 17)
    for (type, depth) in Self.classes where type < 4 {
      var png = SlowPNG(type, depth, interlaced: false, 9, 7, &random)
      switch type {
      case 3: png.transparency = (0..<(1 << depth)).map { _ in UInt8(random.next(256)) }
      default:
        png.transparency = (0..<png.channelCount).flatMap { channel -> [UInt8] in
          let value = png.sample(4, 4, channel)
          return [UInt8(value >> 8), UInt8(value & 255)]
        }
      }
      try check(png, &random)
    }
  }

  @Test("A palette that is missing or too short is refused")
  func palettes() {
    var random = Seeded(seed: 23)
    var png = SlowPNG(3, 8, interlaced: false, 9, 9, &random)
    png.palette = []
    #expect(throws: RenderError.self) { try Bitmap(png: png.file(&random)) }
    png.palette = [1, 2, 3]
    #expect { try Bitmap(png: png.file(&random)) } throws: { "\($0)".contains("its palette lacks") }
  }
}
