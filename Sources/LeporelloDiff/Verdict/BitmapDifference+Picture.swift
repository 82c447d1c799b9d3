// The difference picture, drawn from the very classes that decided.

public import LeporelloGraphics

extension BitmapDifference {
  /// Red where pixels differ, yellow where they were forgiven as antialiasing, else a pale grey of the reference.
  ///
  /// There are exactly ``differentPixels`` red pixels.
  public var picture: Bitmap {
    var pixels = [UInt32](repeating: 0xffff_ffff, count: map.width * map.height)
    for y in 0..<map.height {
      for x in 0..<map.width {
        switch map[x, y] {
        case .different: pixels[y * map.width + x] = 0xffff_0000
        case .antialiased: pixels[y * map.width + x] = 0xffff_ff00
        case .same, .tolerated:
          if x < old.width, y < old.height { pixels[y * map.width + x] = Self.pale(old.pixels[y * old.width + x]) }
        }
      }
    }
    return Bitmap(width: map.width, height: map.height, pixels: pixels)
  }

  /// A tenth of the pixel's brightness on white.
  private static func pale(_ pixel: UInt32) -> UInt32 {
    let luma =
      Double(pixel >> 16 & 255) * 0.29889531 + Double(pixel >> 8 & 255) * 0.58662247 + Double(pixel & 255) * 0.11448223
    let grey = UInt32(255 + (luma - 255) * 0.1 * Double(pixel >> 24) / 255)
    return 0xff00_0000 | grey << 16 | grey << 8 | grey
  }
}
