// Translucent pixels on a white page, in whole levels.

enum WhitePage {
  /// The opaque pixel that a straight-alpha pixel makes on white, each channel rounded down.
  static func blend(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    let share = Double(alpha) / 255
    func level(_ shift: UInt32) -> UInt32 {
      UInt32(255 + (Double(pixel >> shift & 255) - 255) * share) << shift
    }
    return 0xff00_0000 | level(16) | level(8) | level(0)
  }
}
