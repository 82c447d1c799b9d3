// The mean of two pictures in linear light, where half of white and half of black is the grey that a screen shows for
// them side by side, and not the darker one halfway between their levels.

import LeporelloGraphics

/// Mixes premultiplied sRGB pixels by the light that they stand for.
enum LinearLight {
  /// The light of a straight level from 0 to 1, by sRGB's definition.
  static func light(of level: Double) -> Double {
    level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
  }

  /// The straight level of a light from 0 to 1.
  static func level(of light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// Each 8-bit level's light.
  private static let lights = (0...255).map { light(of: Double($0) / 255) }
  /// The light from which a level is nearer than the one before.
  private static let turns = (1...255).map { light(of: (Double($0) - 0.5) / 255) }
  private static let steps = 4_096.0
  /// The level of each 4096th of light, at most two below that of what lies above it.
  private static let guesses = (0...4_096).map { step in
    UInt8(turns.prefix { $0 <= Double(step) / steps }.count)
  }

  /// The mean of light, (1-t)·a + t·b, in each channel; equal pixels stay equal at every t.
  ///
  /// - Precondition: both bitmaps have one size.
  static func mix(_ a: Bitmap, _ b: Bitmap, fraction: Double) -> Bitmap {
    precondition(a.width == b.width && a.height == b.height, "mixed pictures must have one size")
    guard fraction > 0 else { return a }
    guard fraction < 1 else { return b }
    return Bitmap.filled(width: a.width, height: a.height) { out in
      lights.withUnsafeBufferPointer { lights in
        for i in out.indices {
          let (x, y) = (a.pixels[i], b.pixels[i])
          out[i] = x == y ? x : x & y >= 0xFF00_0000 ? opaque(x, y, fraction, lights) : blend(x, y, fraction)
        }
      }
    }
  }

  private static func opaque(
    _ a: UInt32, _ b: UInt32, _ t: Double, _ lights: UnsafeBufferPointer<Double>
  ) -> UInt32 {
    var pixel: UInt32 = 0xFF00_0000
    for shift in stride(from: UInt32(0), to: 24, by: 8) {
      let (x, y) = (lights[Int(a >> shift & 255)], lights[Int(b >> shift & 255)])
      pixel |= nearest(x + (y - x) * t) << shift
    }
    return pixel
  }

  /// The level that is nearest to a light from 0 to 1.
  static func nearest(_ light: Double) -> UInt32 {
    var level = Int(guesses[Int(light * steps)])
    while level < 255, turns[level] <= light { level += 1 }
    return UInt32(level)
  }

  /// Colours under different alphas: the light that comes through each.
  static func blend(_ a: UInt32, _ b: UInt32, _ t: Double) -> UInt32 {
    let (alphaA, alphaB) = (Double(a >> 24), Double(b >> 24))
    let alpha = alphaA + (alphaB - alphaA) * t
    guard alpha > 0 else { return 0 }
    let whole = UInt32(alpha + 0.5)
    var pixel = whole << 24
    for shift in stride(from: UInt32(0), to: 24, by: 8) {
      func through(_ pixel: UInt32, _ alpha: Double) -> Double {
        alpha > 0 ? light(of: min(1, Double(pixel >> shift & 255) / alpha)) * alpha : 0
      }
      let (x, y) = (through(a, alphaA), through(b, alphaB))
      let straight = level(of: min(1, (x + (y - x) * t) / alpha))
      pixel |= min(whole, UInt32(straight * alpha + 0.5)) << shift
    }
    return pixel
  }
}
