// Files that are not what they should be: each is refused with its reason, and none is read beyond its end.

import LeporelloCairo
import LeporelloGraphics
import Testing

@Suite struct PNGDamageTests {
  typealias Part = SlowPNG.Part

  /// A change to a file's parts, and what is said about it.
  struct Damage: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var type = 2
    var depth = 8
    var reason: String
    var change: @Sendable (inout [Part]) -> Void
  }

  private static func header(_ index: Int, _ value: UInt8) -> @Sendable (inout [Part]) -> Void {
    { $0[0].data[index] = value }
  }

  static let all: [Damage] = [
    Damage(testDescription: "colour type 1", reason: "unknown colour type", change: header(9, 1)),
    Damage(testDescription: "colour type 5", reason: "unknown colour type", change: header(9, 5)),
    Damage(testDescription: "colour type 9", reason: "unknown colour type", change: header(9, 9)),
    Damage(testDescription: "depth 0", reason: "bit depth", change: header(8, 0)),
    Damage(testDescription: "depth 3", reason: "bit depth", change: header(8, 3)),
    Damage(testDescription: "depth 99", reason: "bit depth", change: header(8, 99)),
    Damage(testDescription: "colour of 4 bits", reason: "bit depth", change: header(8, 4)),
    Damage(testDescription: "a palette of 16 bits", type: 3, reason: "bit depth", change: header(8, 16)),
    Damage(testDescription: "unknown compression", reason: "unknown way", change: header(10, 1)),
    Damage(testDescription: "unknown filtering", reason: "unknown way", change: header(11, 1)),
    Damage(testDescription: "unknown interlacing", reason: "unknown way", change: header(12, 2)),
    Damage(testDescription: "no width", reason: "no pixels") { $0[0].data.replaceSubrange(0..<4, with: [0, 0, 0, 0]) },
    Damage(testDescription: "no height", reason: "no pixels") {
      $0[0].data.replaceSubrange(4..<8, with: [0, 0, 0, 0])
    },
    Damage(testDescription: "a width of 4 billion", reason: "a side longer than 65,535") {
      $0[0].data.replaceSubrange(0..<4, with: [255, 255, 255, 255])
    },
    Damage(testDescription: "4 billion pixels", reason: "more than 268,435,456 pixels") {
      $0[0].data.replaceSubrange(0..<8, with: [0, 0, 255, 255, 0, 0, 255, 255])
    },
    Damage(testDescription: "more rows than data", reason: "too short") { $0[0].data[7] = 200 },
    Damage(testDescription: "fewer rows than data", reason: "too long") { $0[0].data[7] = 2 },
    Damage(testDescription: "a short header", reason: "header has a wrong length") { $0[0].data.removeLast() },
    Damage(testDescription: "a long header", reason: "header has a wrong length") { $0[0].data.append(0) },
    Damage(testDescription: "no header", reason: "not at the beginning") { $0.removeFirst() },
    Damage(testDescription: "two headers", reason: "more than one header") { $0.insert($0[0], at: 1) },
    Damage(testDescription: "a late header", reason: "not at the beginning") { $0.swapAt(0, 1) },
    Damage(testDescription: "no image data", reason: "no image data") { $0.removeAll { $0.type == "IDAT" } },
    Damage(testDescription: "empty image data", reason: "too short") { parts in
      for index in parts.indices where parts[index].type == "IDAT" { parts[index].data = [] }
    },
    Damage(testDescription: "image data in two places", reason: "in pieces apart") { parts in
      parts.insert(Part(type: "tEXt", data: [65, 0]), at: (parts.firstIndex { $0.type == "IDAT" } ?? 0) + 1)
    },
    Damage(testDescription: "no end", reason: "cut off") { $0.removeLast() },
    Damage(testDescription: "an end with something in it", reason: "its end is malformed") {
      $0[$0.count - 1].data = [0]
    },
    Damage(testDescription: "an unknown critical part", reason: "critical part") {
      $0.insert(Part(type: "ABCD", data: []), at: 1)
    },
    Damage(testDescription: "a part without a name", reason: "no proper name") {
      $0.insert(Part(type: "a1b2", data: []), at: 1)
    },
    Damage(testDescription: "no palette", type: 3, reason: "lacks a palette") { $0.removeAll { $0.type == "PLTE" } },
    Damage(testDescription: "an empty palette", type: 3, reason: "palette is malformed") { parts in
      parts[2].data = []
    },
    Damage(testDescription: "a palette of half colours", type: 3, reason: "palette is malformed") {
      $0[2].data.removeLast()
    },
    Damage(testDescription: "two palettes", type: 3, reason: "more than one palette") { $0.insert($0[2], at: 3) },
    Damage(testDescription: "too many colours", type: 3, depth: 2, reason: "more colours than its bit depth") {
      $0[2].data += [1, 2, 3]
    },
    Damage(testDescription: "a colour that is not there", type: 3, reason: "its palette lacks") {
      $0[2].data = [1, 2, 3]
    },
    Damage(testDescription: "a palette of a grey picture", type: 0, reason: "grey and has a palette") {
      $0.insert(Part(type: "PLTE", data: [1, 2, 3]), at: 1)
    },
    Damage(testDescription: "a palette after the data", type: 2, reason: "after its image data") {
      $0.insert(Part(type: "PLTE", data: [1, 2, 3]), at: $0.count - 1)
    },
    Damage(testDescription: "transparency after the data", type: 2, reason: "after its image data") {
      $0.insert(Part(type: "tRNS", data: [0, 1, 0, 2, 0, 3]), at: $0.count - 1)
    },
    Damage(testDescription: "transparency before the palette", type: 3, reason: "comes after the palette's") {
      $0.insert(Part(type: "tRNS", data: [0]), at: 2)
    },
    Damage(testDescription: "more transparency than colours", type: 3, depth: 1, reason: "wrong length") {
      $0.insert(Part(type: "tRNS", data: [0, 1, 2]), at: 3)
    },
    Damage(testDescription: "transparency of the wrong kind", type: 2, reason: "wrong length") {
      $0.insert(Part(type: "tRNS", data: [0, 1]), at: 2)
    },
    Damage(testDescription: "transparency beside alpha", type: 6, reason: "has an alpha channel") {
      $0.insert(Part(type: "tRNS", data: [0, 1, 0, 2, 0, 3]), at: 2)
    },
    Damage(testDescription: "transparency twice", type: 2, reason: "more than once") { parts in
      for _ in 0..<2 { parts.insert(Part(type: "tRNS", data: [0, 1, 0, 2, 0, 3]), at: 2) }
    },
    Damage(testDescription: "a wrong checksum of the data", reason: "damaged") { parts in
      let last = parts.lastIndex { $0.type == "IDAT" } ?? 0
      parts[last].data[parts[last].data.count - 1] ^= 1
    },
    Damage(testDescription: "an unknown filter", reason: "unknown filter") { parts in
      let data = parts.filter { $0.type == "IDAT" }.flatMap(\.data)
      var raw = Array(data[7..<(data.count - 4)])
      raw[0] = 5
      parts.removeAll { $0.type == "IDAT" }
      parts.insert(Part(type: "IDAT", data: SlowDeflate.stored(raw)), at: 2)
    },
  ]

  @Test("What is wrong with a file is said", arguments: all)
  func reasons(damage: Damage) throws {
    var random = Seeded(seed: 131)
    let png = SlowPNG(damage.type, damage.depth, interlaced: false, 9, 7, &random)
    var parts = png.parts(&random)
    _ = try Bitmap(png: SlowPNG.file(parts))
    damage.change(&parts)
    let file = SlowPNG.file(parts)
    let error = #expect(throws: RenderError.self) { try Bitmap(png: file, name: "x.png") }
    #expect(error.map { "\($0)" }?.contains(damage.reason) == true, "\(error.map { "\($0)" } ?? "")")
    #expect(!Bitmap(width: 9, height: 7).isHeld(byPNG: file))
  }

  @Test("A signature that a transfer as text has changed is refused", arguments: [0, 1, 4, 5, 6, 7])
  func signature(index: Int) throws {
    var random = Seeded(seed: 137)
    var file = SlowPNG(2, 8, interlaced: false, 4, 4, &random).file(&random)
    file[index] = index == 4 ? 10 : file[index] ^ 0x80
    #expect { try Bitmap(png: file) } throws: { "\($0)".contains("does not begin like a PNG file") }
  }

  @Test("Files mutated at random, their checksums made right again, are pictures or errors", arguments: 1...8)
  func fuzz(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    var read = 0
    for _ in 0..<150 {
      let (type, depth) = PNGClassTests.classes[random.next(15)]
      let png = SlowPNG(type, depth, interlaced: random.next(2) == 1, 1 + random.next(20), 1 + random.next(20), &random)
      var parts = png.parts(&random, compression: random.next(2) == 0 ? SlowDeflate.stored : SlowDeflate.fixedCodes)
      for _ in 0...random.next(3) {
        let place = random.next(parts.count)
        switch random.next(6) {
        case 0: parts.remove(at: place)
        case 1: parts.insert(parts[random.next(parts.count)], at: place)
        case 2: parts.swapAt(place, random.next(parts.count))
        case 3: parts[place].data = Array(parts[place].data.prefix(random.next(parts[place].data.count + 1)))
        default:
          if !parts[place].data.isEmpty {
            parts[place].data[random.next(parts[place].data.count)] ^= UInt8(1 << random.next(8))
          }
        }
        if parts.isEmpty { break }
      }
      let file = SlowPNG.file(parts)
      let (bitmap, straight) = (try? Bitmap(png: file), try? PNGPixels(png: file, name: ""))
      #expect((bitmap == nil) == (straight == nil), "seed \(seed)")
      if let bitmap {
        read += 1
        #expect(bitmap.pixels.count == bitmap.width * bitmap.height, "seed \(seed)")
        #expect(
          bitmap.pixels.allSatisfy { pixel in
            (0..<3).allSatisfy { pixel >> (8 * UInt32($0)) & 255 <= pixel >> 24 }
          }, "seed \(seed)")
        let isInterlaced = file[28] == 1
        #expect(bitmap.isHeld(byPNG: file) == !isInterlaced, "seed \(seed)")
      }
      _ = try? AnimatedPNG(png: file)
      _ = AnimatedPNG.isAnimated(png: file)
      _ = PNGNotes.notes(in: file)
    }
    #expect(read > 0 && read < 150)
  }
}
