// The framing of PNG files: parts with a type, a length and a checksum.

import LeporelloGraphics

/// One part of a PNG file.
struct PNGChunk: Sendable {
  let type: String
  let data: ArraySlice<UInt8>
}

enum PNGChunks {
  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xedb8_8320 ^ value >> 1 : value >> 1 }
  }

  /// The parts in order; lengths and checksums are verified.
  static func parse(_ bytes: [UInt8], name: String) throws(RenderError) -> [PNGChunk] {
    guard bytes.starts(with: signature) else {
      throw .unreadableImage(name: name, reason: "it does not begin like a PNG file")
    }
    var chunks: [PNGChunk] = []
    var at = signature.count
    while chunks.last?.type != "IEND" {
      guard bytes.count - at >= 12 else { throw .unreadableImage(name: name, reason: "it is cut off") }
      let length = Int(number(bytes[at..<at + 4]))
      guard length <= bytes.count - at - 12 else { throw .unreadableImage(name: name, reason: "it is cut off") }
      let end = at + 8 + length
      guard checksum(bytes[at + 4..<end]) == number(bytes[end..<end + 4]) else {
        throw .unreadableImage(name: name, reason: "a checksum is wrong")
      }
      let type = String(decoding: bytes[at + 4..<at + 8], as: UTF8.self)
      chunks.append(PNGChunk(type: type, data: bytes[at + 8..<end]))
      at = end + 4
    }
    return chunks
  }

  /// The bytes of one part.
  static func framed(_ type: String, _ data: some Collection<UInt8>) -> [UInt8] {
    let body = Array(type.utf8) + data
    return bytes(UInt32(data.count)) + body + bytes(checksum(body[...]))
  }

  /// A number from the first four bytes, the highest first.
  static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 { bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }

  /// A number's four bytes, the highest first.
  static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var value: UInt32 = 0xffff_ffff
    for byte in bytes { value = table[Int((value ^ UInt32(byte)) & 255)] ^ value >> 8 }
    return ~value
  }
}
