// Pictures side by side in one, as large as there is room for.

import LeporelloGraphics

/// The reference, the new picture and the difference in one picture.
enum PreviewSheet {
  /// One picture of several in a row.
  ///
  /// - Parameters:
  ///   - pictures: What stands in the row.
  ///   - width: The most pixels that the row may be wide.
  ///   - height: The most pixels that it may be high.
  ///   - gap: The pixels between two.
  /// - Returns: The row, on white; each pixel is the mean of those it stands for.
  static func row(_ pictures: [Bitmap], width: Int, height: Int, gap: Int) -> Bitmap {
    let count = pictures.count
    let (widest, highest) = (pictures.map(\.width).max() ?? 0, pictures.map(\.height).max() ?? 0)
    guard widest > 0, highest > 0 else { return Bitmap(width: 0, height: 0) }
    let room = max(1, (width - gap * (count - 1)) / count)
    let scale = min(1, Double(room) / Double(widest), Double(height) / Double(highest))
    func scaled(_ length: Int) -> Int { max(1, Int((Double(length) * scale).rounded())) }
    var row = Bitmap(
      width: scaled(widest) * count + gap * (count - 1), height: scaled(highest), filledWith: 0xffff_ffff)
    for (index, picture) in pictures.enumerated() {
      let left = index * (scaled(widest) + gap)
      for y in 0..<scaled(picture.height) {
        for x in 0..<scaled(picture.width) {
          row[left + x, y] = mean(
            picture, span(x, picture.width, scaled(picture.width)), span(y, picture.height, scaled(picture.height)))
        }
      }
    }
    return row
  }

  /// The source's columns or rows that a target's one stands for.
  private static func span(_ index: Int, _ length: Int, _ target: Int) -> Range<Int> {
    let start = index * length / target
    return start..<max(start + 1, (index + 1) * length / target)
  }

  /// What a part of a picture is on white, at a glance.
  private static func mean(_ picture: Bitmap, _ columns: Range<Int>, _ rows: Range<Int>) -> UInt32 {
    var (red, green, blue) = (UInt32(0), UInt32(0), UInt32(0))
    for y in rows {
      for x in columns {
        let pixel = picture[x, y]
        let rest = 255 - (pixel >> 24)
        red += (pixel >> 16 & 255) + rest
        green += (pixel >> 8 & 255) + rest
        blue += (pixel & 255) + rest
      }
    }
    let count = UInt32(columns.count * rows.count)
    return 0xff00_0000 | (red / count) << 16 | (green / count) << 8 | blue / count
  }
}
