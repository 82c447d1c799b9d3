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
}
