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

  /// The pixel with no channel above its alpha.
  @inline(__always)
  static func limited(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    return alpha << 24 | min(pixel &>> 16 & 255, alpha) << 16 | min(pixel &>> 8 & 255, alpha) << 8
      | min(pixel & 255, alpha)
  }
}
