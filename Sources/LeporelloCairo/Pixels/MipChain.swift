// A picture at half its size, for sampling where it shrinks.

import LeporelloGraphics

enum MipChain {
  /// Means of pairs; a last odd row or column stands for itself.
  static func halved(_ bitmap: Bitmap, across: Bool, down: Bool) -> Bitmap {
    let width = across ? (bitmap.width + 1) / 2 : bitmap.width
    let height = down ? (bitmap.height + 1) / 2 : bitmap.height
    return Bitmap.filled(width: width, height: height) { out in
      bitmap.withUnsafePixels { pixels in
        for y in 0..<height {
          let y0 = (down ? 2 * y : y) * bitmap.width
          let y1 = (down ? min(2 * y + 1, bitmap.height - 1) : y) * bitmap.width
          for x in 0..<width {
            let x0 = across ? 2 * x : x
            let x1 = across ? min(2 * x + 1, bitmap.width - 1) : x
            out[y * width + x] = mean(
              pixels[y0 + x0], pixels[y0 + x1], pixels[y1 + x0], pixels[y1 + x1])
          }
        }
      }
    }
  }

  /// The rounded mean of four pixels, two channels at a time.
  @inline(__always)
  private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00FF_00FF
    let low = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask) &+ 0x0002_0002
    let high = (a &>> 8 & mask) &+ (b &>> 8 & mask) &+ (c &>> 8 & mask) &+ (d &>> 8 & mask) &+ 0x0002_0002
    return (low &>> 2 & mask) | (high &>> 2 & mask) &<< 8
  }
}
