// Pictures of other kinds: their pixels as another library reads them, and damage with its reason.

import Foundation
import LeporelloCairo
import LeporelloGraphics
import Testing

/// A file and some of its pixels.
struct PictureFixture: Decodable, Sendable {
  let file: String
  let width: Int
  let height: Int
  let places: [[Int]]
  let rgba: [[Int]]

  var bytes: [UInt8] { [UInt8](Data(base64Encoded: file) ?? Data()) }

  private struct File: Decodable { let pictures: [String: PictureFixture] }

  static func all() throws -> [String: PictureFixture] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Fixtures/pictures.json")
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).pictures
  }
}

@Suite struct PictureTests {
  private func channels(_ pixel: UInt32) -> [Int] {
    [pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255, pixel >> 24].map { Int($0) }
  }

  @Test(
    "Pictures have another reader's pixels: grey, progressive, turned, with alpha, in a profile's or a gamma's colours")
  func pixels() throws {
    let pictures = try PictureFixture.all()
    #expect(pictures.count == 23)
    for (name, picture) in pictures where name != "jpeg cmyk" {
      let bitmap = try Bitmap(picture: picture.bytes, name: name)
      #expect(bitmap.width == picture.width && bitmap.height == picture.height, "\(name)")
      for (place, wanted) in zip(picture.places, picture.rgba) {
        let alpha = wanted[3]
        let premultiplied = wanted.prefix(3).map { ($0 * alpha + 127) / 255 } + [alpha]
        let seen = channels(bitmap[place[0], place[1]])
        #expect(
          zip(seen, premultiplied).allSatisfy { abs($0 - $1) <= 2 }, "\(name) at \(place): \(seen) \(premultiplied)")
      }
    }
  }

  @Test("A drawing has three pixels to each of its units, and its size in points is its own")
  func drawings() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">
      <rect width="10" height="10" fill="#ff0000"/><rect x="10" width="10" height="10" fill="#0000ff" fill-opacity="0.5"/></svg>
      """
    let picture = try ImageResource(picture: Array(svg.utf8), name: "flag.svg")
    #expect(picture.bitmap.width == 60 && picture.bitmap.height == 30)
    #expect(picture.scale == 3)
    #expect(picture.bitmap[5, 5] == 0xFFFF_0000)
    #expect(channels(picture.bitmap[50, 20]) == [0, 0, 128, 128])
    let boxed = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 4\"><rect width=\"8\" height=\"4\"/></svg>"
    #expect(try Bitmap(picture: Array(boxed.utf8)).width == 24)
  }

  @Test("What cannot be read says why, by name: damage, print colours, too many pixels, and no picture at all")
  func damage() throws {
    let pictures = try PictureFixture.all()
    func reason(_ bytes: [UInt8]) -> String? {
      do {
        _ = try Bitmap(picture: bytes, name: "cat")
        return nil
      } catch { return error.description }
    }
    for (name, picture) in pictures {
      let bytes = picture.bytes
      if name == "jpeg cmyk" {
        #expect(reason(bytes)?.contains("CMYK") == true)
        continue
      }
      #expect(reason(Array(bytes.prefix(bytes.count / 2))) != nil, "\(name)")
      #expect(reason(Array(bytes.prefix(14))) != nil, "\(name)")
    }
    #expect(reason([])?.contains("none of PNG, JPEG, WebP and SVG") == true)
    #expect(reason(Array("GIF89a....".utf8))?.contains("cat is not a readable picture") == true)
    #expect(reason(Array("<svg><unclosed>".utf8)) != nil)
    #expect(
      reason(Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"90000\" height=\"90000\"/>".utf8))?.contains(
        "pixels") == true)
    // A header that promises 65,535 pixels a side, without any.
    #expect(
      reason([0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0xFF, 0xFF, 0xFF, 0xFF, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]) != nil)
  }

  /// A PNG file that says it has so many pixels, and has none.
  private func hollow(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    func number(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
    func part(_ type: String, _ data: [UInt8]) -> [UInt8] {
      let body = Array(type.utf8) + data
      var sum: UInt32 = 0xFFFF_FFFF
      for byte in body {
        sum ^= UInt32(byte)
        for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
      }
      return number(UInt32(data.count)) + body + number(~sum)
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + part("IHDR", number(width) + number(height) + [8, 6, 0, 0, 0])
      + part("IDAT", [UInt8](repeating: 0, count: 64)) + part("IEND", [])
  }

  @Test("A small file of any kind that claims a huge picture is refused before memory is reserved for it")
  func limits() throws {
    let jpeg: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0x9C, 0x40, 0x9C, 0x40, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0, 0xFF, 0xDA, 0,
      12,
      3, 1, 0, 2, 0x11, 3, 0x11, 0, 0x3F, 0, 0xFF, 0xD9,
    ]
    // A lossless WebP file of 16,384 by 16,384 pixels, as its first bits say.
    let webp =
      Array("RIFF".utf8) + [26, 0, 0, 0] + Array("WEBPVP8L".utf8) + [14, 0, 0, 0, 0x2F, 0xFF, 0xFF, 0xFF, 0x0F]
      + [UInt8](repeating: 0, count: 9)
    let svg = Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"11000\" height=\"9000\"/>".utf8)
    for (bytes, words) in [
      (jpeg, "40000 x 40000 pixels"), (webp, "16384 x 16384 pixels"), (svg, "33000 x 27000 pixels"),
      (hollow(60_000, 60_000), "pixels"), (hollow(20_000, 10_000), "too short"), (hollow(70_000, 1), "pixels"),
      (hollow(0, 5), "no pixels"),
    ] {
      let error = #expect(throws: RenderError.self) { try Bitmap(picture: bytes, name: "cat") }
      #expect(error?.description.contains(words) == true, "\(error?.description ?? "none")")
    }
  }

  @Test("What is said of colours is looked at for pictures, and not for levels")
  func levels() throws {
    let file = try #require(PictureFixture.all()["png gamma"]).bytes
    #expect(try Bitmap(png: file) != Bitmap(picture: file))
    #expect(try ImageResource(png: file).bitmap == Bitmap(picture: file))
  }

  @Test("No mutated file ends the process")
  func mutations() throws {
    var state: UInt64 = 20_260
    print("mutations of pictures: seed \(state)")
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let pictures = try PictureFixture.all().sorted { $0.key < $1.key }
    for _ in 0..<600 {
      var bytes = pictures[next(pictures.count)].value.bytes
      for _ in 0...next(4) { bytes[next(bytes.count)] = UInt8(next(256)) }
      _ = try? Bitmap(picture: bytes)
    }
  }
}
