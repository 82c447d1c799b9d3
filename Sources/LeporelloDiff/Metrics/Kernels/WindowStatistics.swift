// Means, variances and covariances of windows, from sums over the rectangle above and left of each pixel.

/// Window sums over a band of rows of a pair of pictures, which lie on a chequered ground that matches neither.
struct WindowStatistics {
  /// How far a structural window reaches from its centre.
  static let radius = 15

  private let columns: Int
  private let top: Int
  private let channels: [ChannelSums]

  init(_ pair: PixelPair, rows: Range<Int>) {
    let radius = Self.radius
    columns = pair.width + 2 * radius
    top = rows.lowerBound - radius
    let lines = rows.count + 2 * radius
    let (old, new) = (Self.padded(pair.old, pair, top, lines), Self.padded(pair.new, pair, top, lines))
    let columns = self.columns
    channels = [16, 8, 0].map { ChannelSums(old, new, shift: $0, columns: columns, rows: lines) }
  }

  /// Whether the 3x3 pixels around a place have one colour in either picture.
  func isFlat(x: Int, y: Int) -> Bool {
    var (first, second) = (0.0, 0.0)
    for channel in channels {
      let sums = window(channel, x: x, y: y, radius: 1)
      first += sums.variance(sums.squaresOld, sums.old)
      second += sums.variance(sums.squaresNew, sums.new)
    }
    return first == 0 || second == 0
  }

  /// The structural similarity of the windows around a place, the mean of red, green and blue.
  func similarity(x: Int, y: Int) -> Double {
    var total = 0.0
    for channel in channels { total += window(channel, x: x, y: y, radius: Self.radius).similarity }
    return total / 3
  }

  private func window(_ sums: ChannelSums, x: Int, y: Int, radius: Int) -> WindowSums {
    let (column, row) = (x + Self.radius, y - top)
    return sums.window(left: column - radius, top: row - radius, right: column + radius, bottom: row + radius)
  }

  private static func padded(_ pixels: [UInt32], _ pair: PixelPair, _ top: Int, _ lines: Int) -> [UInt32] {
    let columns = pair.width + 2 * radius
    var padded = [UInt32](repeating: 0, count: columns * lines)
    for line in 0..<lines {
      let y = top + line
      for column in 0..<columns {
        let x = column - radius
        padded[line * columns + column] =
          x >= 0 && x < pair.width && y >= 0 && y < pair.height
          ? WhitePage.blend(pixels[y * pair.width + x]) : (x + y) & 1 == 0 ? 0xffff_00ff : 0xff00_ff00
      }
    }
    return padded
  }
}
