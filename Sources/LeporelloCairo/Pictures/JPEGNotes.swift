// What a JPEG file says beside its pixels: how the camera was held, and whose colours they are.

import LeporelloGraphics

/// The notes of a JPEG file that decide its look.
struct JPEGNotes {
  /// How the picture is to be turned, as EXIF numbers it; 1 for not at all.
  private(set) var orientation = 1
  /// The colour profile, put together from its pieces; nil where there is none or a piece is missing.
  private(set) var profile: [UInt8]?

  init(_ bytes: [UInt8]) {
    var pieces: [Int: ArraySlice<UInt8>] = [:]
    var expected = 0
    var place = 2
    // Segments of a marker and a length each, up to the first that holds pixels.
    while place + 4 <= bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      let end = place + 2 + length
      guard length >= 2, end <= bytes.count else { break }
      let body = bytes[(place + 4)..<end]
      if bytes[place + 1] == 0xE1, body.starts(with: Array("Exif\0\0".utf8)) {
        orientation = Self.orientation(Array(body.dropFirst(6))) ?? orientation
      }
      if bytes[place + 1] == 0xE2, body.starts(with: Array("ICC_PROFILE\0".utf8)), body.count > 14 {
        let number = Int(body[body.startIndex + 12])
        expected = Int(body[body.startIndex + 13])
        pieces[number] = body.dropFirst(14)
      }
      place = end
    }
    guard expected > 0, (1...expected).allSatisfy({ pieces[$0] != nil }) else { return }
    profile = (1...expected).flatMap { pieces[$0] ?? [] }
  }

  /// The orientation in a TIFF directory.
  private static func orientation(_ tiff: [UInt8]) -> Int? {
    guard tiff.count >= 8 else { return nil }
    let isLittle = tiff[0] == UInt8(ascii: "I")
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= tiff.count else { return nil }
      let bytes = tiff[place..<place + count]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for entry in 0..<min(count, 512) {
      let place = directory + 2 + entry * 12
      guard number(place, 2) == 0x0112 else { continue }
      guard let value = number(place + 8, 2), (1...8).contains(value) else { return nil }
      return value
    }
    return nil
  }
}

/// The notes of a WebP file that decide its look.
enum WebPNotes {
  /// The colour profile, or nil where there is none.
  static func profile(of bytes: [UInt8]) -> [UInt8]? {
    var place = 12
    while place + 8 <= bytes.count {
      let length = (0..<4).reduce(0) { $0 | Int(bytes[place + 4 + $1]) << (8 * $1) }
      guard place + 8 + length <= bytes.count else { return nil }
      if bytes[place..<place + 4].elementsEqual(Array("ICCP".utf8)) {
        return Array(bytes[(place + 8)..<(place + 8 + length)])
      }
      place += 8 + length + length % 2
    }
    return nil
  }
}
