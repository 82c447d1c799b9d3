// PNG: what was written is read back to the pixel, and what is damaged is refused with the reason.

import LeporelloCairo
import LeporelloGraphics
import Testing

@Suite struct PNGTests {
  @Test("Random pixels survive both settings exactly", arguments: [3, 5, 8])
  func roundTrip(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    for (width, height) in [(1, 1), (3, 7), (64, 33), (257, 2)] {
      let any = random.bitmap(width, height)
      let opaque = Bitmap(width: width, height: height, pixels: any.pixels.map { $0 | 0xFF00_0000 })
      let grey = Bitmap(width: width, height: height, pixels: any.pixels.map { 0xFF00_0000 | ($0 & 255) * 0x10101 })
      let colours = (2...random.next(40) + 3).map { _ in random.pixel() }
      let few = Bitmap(
        width: width, height: height, pixels: any.pixels.map { colours[Int($0 % UInt32(colours.count))] })
      for bitmap in [any, opaque, grey, few] {
        for setting in [PNGEncoder.Setting.fast, .small] {
          let bytes = try PNGEncoder(setting).encode(bitmap)
          #expect(try Bitmap(png: bytes) == bitmap, "seed \(seed)")
          #expect(try PNGEncoder(setting).encode(bitmap) == bytes)
        }
      }
    }
  }

  @Test("The colour type is the smallest that holds the pixels")
  func colorTypes() throws {
    func type(_ pixels: [UInt32], _ setting: PNGEncoder.Setting) throws -> [UInt8] {
      let bytes = try PNGEncoder(setting).encode(Bitmap(width: pixels.count, height: 1, pixels: pixels))
      return [bytes[24], bytes[25]]
    }
    let many = (0..<300).map { 0xFF00_0000 | UInt32($0) * 0x357 }
    #expect(try type(many, .fast) == [8, 2])
    #expect(try type(many + [0x8000_0000], .fast) == [8, 6])
    for setting in [PNGEncoder.Setting.fast, .small] {
      #expect(try type(many, setting) == [8, 2])
      #expect(try type([0xFFFF_FFFF, 0xFF00_0000], setting) == [1, 3])
      #expect(try type((0..<16).map { 0xFF00_0000 | $0 }, setting) == [4, 3])
      #expect(try type((0..<100).map { 0xFF00_0000 | $0 * 0x10101 }, setting) == [8, 0])
    }
  }

  @Test("A bitmap without pixels cannot be written, and says so")
  func empty() {
    #expect(throws: RenderError.self) { try PNGEncoder().encode(Bitmap(width: 0, height: 4)) }
  }

  @Test("A changed, missing or cut byte is refused, and never crashes")
  func damage() throws {
    var random = Seeded(seed: 99)
    let good = try PNGEncoder(.small).encode(random.bitmap(20, 10))
    for length in 0..<good.count - 1 {
      #expect(throws: RenderError.self) { try Bitmap(png: Array(good.prefix(length))) }
    }
    for index in good.indices {
      var bad = good
      bad[index] ^= UInt8(1 + random.next(255))
      #expect(throws: RenderError.self, "byte \(index)") { try Bitmap(png: bad) }
    }
    #expect { try Bitmap(png: Array("GIF89a".utf8), name: "cat.png") } throws: {
      "\($0)"
        == "cat.png is not a readable picture (it does not begin like a PNG file); give a PNG, JPEG, WebP or SVG file"
    }
  }

  @Test("A file that claims more pixels than it can hold is refused before memory is taken")
  func bomb() throws {
    var bytes = try PNGEncoder().encode(Bitmap(width: 2, height: 2, filledWith: 0xFF12_3456))
    bytes.replaceSubrange(16..<24, with: [0, 0, 0x3F, 0xFF, 0, 0, 0x3F, 0xFF])
    bytes.replaceSubrange(29..<33, with: crc(Array(bytes[12..<29])))
    #expect { try Bitmap(png: bytes) } throws: { "\($0)".contains("too short for its size") }
  }

  @Test("A picture is read from a file by its name, and a missing one says which")
  func files() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("leporello-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: url) }
    let bitmap = Bitmap(width: 4, height: 2, filledWith: 0xFF12_3456)
    try writeAtomically(try PNGEncoder().encode(bitmap), to: url)
    let image = try ImageResource(contentsOf: url, scale: 2)
    #expect(image.bitmap == bitmap && image.size == CGSize(width: 2, height: 1))
    #expect(image.name == url.lastPathComponent)
    #expect { try ImageResource(contentsOf: url.appendingPathExtension("no")) } throws: {
      guard case RenderError.unreadableFile(let path, let reason) = $0 else { return false }
      return path.hasSuffix(".no") && reason == "there is no such file"
    }
  }
}

/// The checksum of a chunk's type and data, by its definition.
func crc(_ bytes: [UInt8]) -> [UInt8] {
  var value: UInt32 = 0xFFFF_FFFF
  for byte in bytes {
    value ^= UInt32(byte)
    for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
  }
  value = ~value
  return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}
