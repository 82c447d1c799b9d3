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

  func file(_ random: inout Seeded) -> [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]
    bytes += chunk(
      "IHDR", big(width) + big(height) + [UInt8(depth), UInt8(colorType), 0, 0, interlaced ? 1 : 0])
    bytes += chunk("gAMA", big(45455))
    if !palette.isEmpty { bytes += chunk("PLTE", palette) }
    if !transparency.isEmpty { bytes += chunk("tRNS", transparency) }
    let data = zlib(rows(&random))
    let cut = data.count / 2
    bytes += chunk("IDAT", Array(data[..<cut])) + chunk("IDAT", Array(data[cut...]))
    return bytes + chunk("tEXt", [65, 0, 66]) + chunk("IEND", [])
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

  private func zlib(_ raw: [UInt8]) -> [UInt8] {
    var (s1, s2) = (1, 0)
    for byte in raw {
      s1 = (s1 + Int(byte)) % 65521
      s2 = (s2 + s1) % 65521
    }
    func little(_ v: Int) -> [UInt8] { [UInt8(v & 255), UInt8(v >> 8 & 255)] }
    return [0x78, 1, 1] + little(raw.count) + little(~raw.count) + raw + big(s2 << 16 | s1)
  }

  private func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return big(data.count) + body + crc(body)
  }

  private func big(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }
}
