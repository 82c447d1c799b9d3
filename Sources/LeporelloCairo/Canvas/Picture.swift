// A bitmap that knows where on the device it belongs.

import LeporelloGraphics

/// Pixels placed on the device.
struct Picture: Sendable {
  var bitmap: Bitmap
  /// The device column and row of the first pixel.
  var x: Int
  var y: Int
  /// Whether every pixel is known to be opaque.
  var isOpaque = false

  var bounds: PixelBounds {
    PixelBounds(minX: x, minY: y, maxX: x + bitmap.width, maxY: y + bitmap.height)
  }

  /// The part of the picture in some bounds; what they hold beside it is transparent.
  func cropped(to part: PixelBounds) -> Picture {
    guard part != bounds else { return self }
    var result = Picture(bitmap: Bitmap(width: part.width, height: part.height), x: part.minX, y: part.minY)
    let shared = part.intersection(bounds)
    guard !shared.isEmpty else { return result }
    result.bitmap.withUnsafeMutablePixels { out in
      bitmap.withUnsafePixels { pixels in
        for row in shared.minY..<shared.maxY {
          let (from, to) = ((row - y) * bitmap.width + shared.minX - x, (row - part.minY) * part.width)
          for column in 0..<shared.width { out[to + shared.minX - part.minX + column] = pixels[from + column] }
        }
      }
    }
    return result
  }
}
