// The mean of two pictures, exact to half a level in each channel.

import CKernels
import LeporelloGraphics

/// Mixes premultiplied pixels.
enum Lerp {
  /// How many parts a weight is counted in; 255 of them times a channel still fits 32 bits.
  static let parts: UInt32 = 1 << 22

  /// The second picture's share in parts.
  static func weight(_ fraction: Double) -> UInt32 {
    fraction > 0 ? UInt32((min(fraction, 1) * Double(parts)).rounded()) : 0
  }

  /// round((1-t)·a + t·b) in each channel; equal pixels stay equal at every t.
  ///
  /// - Precondition: both bitmaps have one size.
  static func mix(_ a: Bitmap, _ b: Bitmap, fraction t: Double) -> Bitmap { frame(a, b, fraction: t).bitmap }

  /// The same, not made yet.
  static func frame(_ a: Bitmap, _ b: Bitmap, fraction t: Double) -> RenderedFrame {
    precondition(a.width == b.width && a.height == b.height, "mixed pictures must have one size")
    let weight = weight(t)
    if weight == 0 { return .whole(a) }
    if weight == parts { return .whole(b) }
    return .mean(a, b, weight: weight)
  }

  static func mix(_ a: Bitmap, _ b: Bitmap, weight: UInt32) -> Bitmap {
    Bitmap.filled(width: a.width, height: a.height) { out in
      a.withUnsafePixels { a in
        b.withUnsafePixels { b in lep_lerp(a.baseAddress, b.baseAddress, out.baseAddress, a.count, weight) }
      }
    }
  }
}
