// Deflate by the book, without any search for repetitions: stored blocks, fixed codes, and both in one stream.

enum SlowDeflate {
  /// One stored block.
  static func stored(_ raw: [UInt8]) -> [UInt8] { wrapped(block(raw, isLast: true), raw) }

  /// A stored block for each few bytes, some of them empty.
  static func manyBlocks(_ raw: [UInt8]) -> [UInt8] {
    var blocks: [UInt8] = []
    for start in stride(from: 0, to: raw.count, by: 7) {
      blocks += block([], isLast: false) + block(Array(raw[start..<min(start + 7, raw.count)]), isLast: false)
    }
    return wrapped(blocks + block([], isLast: true), raw)
  }

  /// One block in the fixed codes of RFC 1951, literals only.
  static func fixedCodes(_ raw: [UInt8]) -> [UInt8] {
    var bits: [UInt8] = [1, 1, 0]
    func code(_ value: Int, _ length: Int) {
      for bit in (0..<length).reversed() { bits.append(UInt8(value >> bit & 1)) }
    }
    for byte in raw { byte < 144 ? code(0x30 + Int(byte), 8) : code(0x190 + Int(byte) - 144, 9) }
    code(0, 7)
    while bits.count % 8 != 0 { bits.append(0) }
    let bytes = stride(from: 0, to: bits.count, by: 8).map { at in
      (0..<8).reduce(UInt8(0)) { $0 | bits[at + $1] << UInt8($1) }
    }
    return wrapped(bytes, raw)
  }

  private static func block(_ raw: [UInt8], isLast: Bool) -> [UInt8] {
    func little(_ v: Int) -> [UInt8] { [UInt8(v & 255), UInt8(v >> 8 & 255)] }
    return [isLast ? 1 : 0] + little(raw.count) + little(~raw.count) + raw
  }

  private static func wrapped(_ blocks: [UInt8], _ raw: [UInt8]) -> [UInt8] {
    var (s1, s2) = (1, 0)
    for byte in raw {
      s1 = (s1 + Int(byte)) % 65521
      s2 = (s2 + s1) % 65521
    }
    return [0x78, 1] + blocks + SlowPNG.big(s2 << 16 | s1)
  }
}
