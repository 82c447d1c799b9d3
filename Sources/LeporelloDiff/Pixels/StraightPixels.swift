// Pixels as files hold them.

public import LeporelloGraphics

/// A grid of pixels with straight (not premultiplied) alpha in sRGB, top row first.
///
/// Each pixel is 0xAARRGGBB. Colours under alpha 0 are kept, which a `Bitmap` cannot do, so that two files can be
/// compared for all that is in them.
public struct StraightPixels: Sendable, Hashable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The pixels, row by row.
  public package(set) var pixels: [UInt32]

  /// Creates a grid from its pixels, row by row.
  ///
  /// - Precondition: there are `width * height` pixels.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "\(pixels.count) pixels do not make \(width) x \(height)")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Creates a grid from four bytes a pixel, in the order red, green, blue, alpha.
  ///
  /// - Precondition: there are `width * height * 4` bytes.
  public init(width: Int, height: Int, rgba: [UInt8]) {
    precondition(rgba.count == width * height * 4, "\(rgba.count) bytes do not make \(width) x \(height) RGBA pixels")
    let pixels = rgba.withUnsafeBufferPointer { bytes in
      [UInt32](unsafeUninitializedCapacity: width * height) { out, count in
        for index in 0..<width * height {
          let at = index * 4
          out[index] =
            UInt32(bytes[at + 3]) << 24 | UInt32(bytes[at]) << 16 | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2])
        }
        count = width * height
      }
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// Creates a grid with the colours of a bitmap, its alpha divided out.
  ///
  /// A bitmap without translucent pixels is shared, not copied.
  public init(_ bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels)
    divideOutAlpha(rows: 0..<height)
  }

  /// Divides alpha out of the rows, which must hold premultiplied pixels; storage stays shared if all are opaque.
  mutating func divideOutAlpha(rows: Range<Int>) {
    let span = rows.lowerBound * width..<rows.upperBound * width
    let opaque = pixels.withUnsafeBufferPointer { source in
      var all: UInt32 = 0xff00_0000
      for index in span { all &= source[index] }
      return all == 0xff00_0000
    }
    if opaque { return }
    pixels.withUnsafeMutableBufferPointer { target in
      for index in span where target[index] >> 24 != 255 { target[index] = Self.straight(target[index]) }
    }
  }

  /// A premultiplied pixel's straight form, rounded to nearest.
  static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 0 || alpha == 255 { return alpha == 0 ? 0 : pixel }
    func divided(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | divided(16) | divided(8) | divided(0)
  }
}
