// Small helpers on single premultiplied pixels.

import LeporelloGraphics

enum Premultiplied {
  /// A colour at a coverage from 0 to 1, rounded to the nearest level.
  static func pixel(_ color: RGBA, coverage: Double) -> UInt32 {
    let alpha = color.alpha * coverage
    func level(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    return level(alpha) << 24 | level(color.red * alpha) << 16 | level(color.green * alpha) << 8
      | level(color.blue * alpha)
  }

  /// Blue, green, red and alpha, 0 to 255.
  @inline(__always)
  static func lanes(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4<Float>(
      SIMD4<Int32>(
        Int32(truncatingIfNeeded: pixel & 255), Int32(truncatingIfNeeded: pixel &>> 8 & 255),
        Int32(truncatingIfNeeded: pixel &>> 16 & 255), Int32(truncatingIfNeeded: pixel &>> 24)))
  }

  /// The nearest pixel to blue, green, red and alpha, each from 0 to 255.
  ///
  /// Added to 2^23, a number's fraction is rounded away and its whole part stands in its lowest bits; conversions lane by
  /// lane would take several times as long.
  @inline(__always)
  static func pixel(_ lanes: SIMD4<Float>) -> UInt32 {
    let sums = lanes + 8_388_608
    let (b, g) = (sums.x.bitPattern & 255, sums.y.bitPattern & 255)
    let (r, a) = (sums.z.bitPattern & 255, sums.w.bitPattern & 255)
    return limited(a &<< 24 | r &<< 16 | g &<< 8 | b)
  }

  /// The pixel with no channel above its alpha.
  @inline(__always)
  static func limited(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    return alpha << 24 | min(pixel &>> 16 & 255, alpha) << 16 | min(pixel &>> 8 & 255, alpha) << 8
      | min(pixel & 255, alpha)
  }
}
