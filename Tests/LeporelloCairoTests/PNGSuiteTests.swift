// The classes of files that PNG's own suite has, made here by a writer by the book, so that every pixel is known.

import LeporelloCairo
import LeporelloGraphics
import Testing

@Suite struct PNGSuiteTests {
  typealias Part = SlowPNG.Part

  private func png(
    _ index: Int, _ width: Int, _ height: Int, interlaced: Bool = false, _ random: inout Seeded
  ) -> SlowPNG {
    let (type, depth) = PNGClassTests.classes[index % PNGClassTests.classes.count]
    return SlowPNG(type, depth, interlaced: interlaced, width, height, &random)
  }

  @Test("Every side from 1 to 40 pixels, straight and interlaced, whatever the class", arguments: [false, true])
  func sizes(interlaced: Bool) throws {
    var random = Seeded(seed: 101)
    for side in 1...40 {
      for (width, height) in [(side, side), (side, 41 - side), (1, side)] {
        let png = png(random.next(15), width, height, interlaced: interlaced, &random)
        try PNGClassTests.check(png, png.file(&random))
      }
    }
  }

  @Test("Image data may be stored, in many blocks, in fixed codes, in pieces of one byte and in empty pieces")
  func data() throws {
    var random = Seeded(seed: 103)
    for index in PNGClassTests.classes.indices {
      for (name, compression) in [
        ("stored", SlowDeflate.stored), ("many blocks", SlowDeflate.manyBlocks), ("fixed", SlowDeflate.fixedCodes),
      ] {
        let png = png(index, 11, 6, interlaced: index % 2 == 1, &random)
        var parts = png.parts(&random, compression: compression)
        try PNGClassTests.check(png, SlowPNG.file(parts), name)
        let data = parts.filter { $0.type == "IDAT" }.flatMap(\.data)
        let place = try #require(parts.firstIndex { $0.type == "IDAT" })
        parts.removeAll { $0.type == "IDAT" }
        let empty = Part(type: "IDAT", data: [])
        parts.insert(
          contentsOf: [empty] + data.flatMap { [Part(type: "IDAT", data: [$0]), empty] }, at: place)
        try PNGClassTests.check(png, SlowPNG.file(parts), name + " in pieces")
      }
    }
  }

  @Test("What is not critical changes nothing, wherever it stands")
  func ancillary() throws {
    var random = Seeded(seed: 107)
    let before: [Part] = [
      Part(type: "cHRM", data: [UInt8](repeating: 3, count: 32)), Part(type: "sRGB", data: [0]),
      Part(type: "sBIT", data: [5, 5, 5, 5]), Part(type: "bKGD", data: [0, 1]), Part(type: "hIST", data: [0, 9]),
      Part(type: "pHYs", data: [0, 0, 0, 4, 0, 0, 0, 1, 0]), Part(type: "tIME", data: [7, 208, 1, 1, 12, 34, 56]),
      Part(type: "sPLT", data: [65, 0, 8]), Part(type: "iCCP", data: [65, 0, 0]), Part(type: "iTXt", data: [65, 0]),
      Part(type: "zTXt", data: []), Part(type: "eXIf", data: [77, 77]), Part(type: "prVt", data: [1, 2, 3]),
    ]
    for index in PNGClassTests.classes.indices {
      let png = png(index, 7, 5, &random)
      for extra in before {
        var parts = png.parts(&random)
        parts.insert(extra, at: 1 + random.next(2))
        parts.insert(extra, at: parts.count - 1)
        try PNGClassTests.check(png, SlowPNG.file(parts), extra.type)
      }
    }
  }

  @Test("A palette that a colour picture only suggests is passed over")
  func suggestedPalette() throws {
    var random = Seeded(seed: 109)
    for (type, depth) in [(2, 8), (2, 16), (6, 8), (6, 16)] {
      var png = SlowPNG(type, depth, interlaced: false, 8, 8, &random)
      png.palette = (0..<(3 * 256)).map { _ in UInt8(random.next(256)) }
      try PNGClassTests.check(png, png.file(&random))
    }
  }

  @Test("Sixteen bits become the nearest of 256 levels, and a few bits all levels from black to white")
  func levels() throws {
    var random = Seeded(seed: 113)
    var png = SlowPNG(0, 16, interlaced: false, 5, 1, &random)
    png.samples = [0, 128, 129, 0x7FFF, 0xFFFF]
    #expect(try Bitmap(png: png.file(&random)).pixels.map { $0 & 255 } == [0, 0, 1, 127, 255])
    png = SlowPNG(0, 2, interlaced: false, 4, 1, &random)
    png.samples = [0, 1, 2, 3]
    #expect(try Bitmap(png: png.file(&random)).pixels.map { $0 & 255 } == [0, 85, 170, 255])
  }

  @Test("A stated gamma changes no pixel")
  func gamma() throws {
    var random = Seeded(seed: 127)
    for gamma in [35_000, 45_455, 100_000, 250_000, 0] {
      let png = png(8, 6, 6, &random)
      var parts = png.parts(&random)
      parts[1] = Part(type: "gAMA", data: SlowPNG.big(gamma))
      try PNGClassTests.check(png, SlowPNG.file(parts), "gamma \(gamma)")
    }
  }
}
