// A PNG writer by the book, for every colour type, depth and interlacing, with stored blocks and random filters:
// the slow twin that the decoder is held against.

/// Samples of one colour type and depth, and the file that holds them.
struct SlowPNG {
  let width: Int
  let height: Int
  let colorType: Int
  let depth: Int
  let interlaced: Bool
  /// Row by row, `channels` a pixel.
  var samples: [Int]
  var palette: [UInt8] = []
  var transparency: [UInt8] = []

  static let channelCounts = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]
  var channelCount: Int { Self.channelCounts[colorType] ?? 1 }

  init(_ colorType: Int, _ depth: Int, interlaced: Bool, _ width: Int, _ height: Int, _ random: inout Seeded) {
    (self.width, self.height, self.colorType, self.depth) = (width, height, colorType, depth)
    self.interlaced = interlaced
    let count = width * height * (Self.channelCounts[colorType] ?? 1)
    samples = (0..<count).map { _ in random.next(1 << depth) }
    if colorType == 3 { palette = (0..<(3 << depth)).map { _ in UInt8(random.next(256)) } }
  }

  func sample(_ x: Int, _ y: Int, _ channel: Int) -> Int { samples[(y * width + x) * channelCount + channel] }

  /// One part of a file.
  struct Part {
    var type: String
    var data: [UInt8]
  }

  func file(_ random: inout Seeded) -> [UInt8] { Self.file(parts(&random)) }

  /// The parts of the file, which tests take away, add to and reorder.
  func parts(_ random: inout Seeded, compression: (([UInt8]) -> [UInt8]) = SlowDeflate.stored) -> [Part] {
    var parts = [
      Part(
        type: "IHDR",
        data: Self.big(width) + Self.big(height) + [UInt8(depth), UInt8(colorType), 0, 0, interlaced ? 1 : 0]),
      Part(type: "gAMA", data: Self.big(45455)),
    ]
    if !palette.isEmpty { parts.append(Part(type: "PLTE", data: palette)) }
    if !transparency.isEmpty { parts.append(Part(type: "tRNS", data: transparency)) }
    let data = compression(rows(&random))
    let cut = data.count / 2
    parts += [Part(type: "IDAT", data: Array(data[..<cut])), Part(type: "IDAT", data: Array(data[cut...]))]
    return parts + [Part(type: "tEXt", data: [65, 0, 66]), Part(type: "IEND", data: [])]
  }

  /// A file of parts, each with its checksum.
  static func file(_ parts: [Part]) -> [UInt8] {
    parts.reduce([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]) { bytes, part in
      let body = Array(part.type.utf8) + part.data
      return bytes + big(part.data.count) + body + crc(body)
    }
  }

  private func rows(_ random: inout Seeded) -> [UInt8] {
    let adam7 = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
    return (interlaced ? adam7 : [(0, 0, 1, 1)]).reduce(into: []) { all, pass in
      let xs = Array(stride(from: pass.0, to: width, by: pass.2))
      guard !xs.isEmpty else { return }
      var up: [UInt8]?
      for y in stride(from: pass.1, to: height, by: pass.3) {
        let row = packed(xs, y)
        all += filtered(row, up ?? [UInt8](repeating: 0, count: row.count), random.next(5))
        up = row
      }
    }
  }

  private func packed(_ xs: [Int], _ y: Int) -> [UInt8] {
    var bits: [Int] = []
    for x in xs {
      for channel in 0..<channelCount {
        for bit in (0..<depth).reversed() { bits.append(sample(x, y, channel) >> bit & 1) }
      }
    }
    while bits.count % 8 != 0 { bits.append(0) }
    return stride(from: 0, to: bits.count, by: 8).map { i in UInt8(bits[i..<(i + 8)].reduce(0) { $0 * 2 + $1 }) }
  }

  private func filtered(_ row: [UInt8], _ up: [UInt8], _ type: Int) -> [UInt8] {
    let step = max(1, channelCount * depth / 8)
    return [UInt8(type)]
      + row.indices.map { i in
        let (a, b, c) = (
          i >= step ? Int(row[i - step]) : 0, Int(up[i]), i >= step ? Int(up[i - step]) : 0
        )
        let p = a + b - c
        let (pa, pb, pc) = (abs(p - a), abs(p - b), abs(p - c))
        let paeth = pa <= pb && pa <= pc ? a : pb <= pc ? b : c
        let guess = [0, a, b, (a + b) / 2, paeth][type]
        return UInt8(truncatingIfNeeded: Int(row[i]) - guess)
      }
  }

  static func big(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }
}
