// Sums of colours by the sample points they cover. Points are shared out among triangles without gap or overlap, so
// cells that meet leave no seam, and a silhouette has 17 levels of softness.

import LeporelloGraphics

/// For each pixel which of its 16 points are covered, and the sum of the colours there.
struct SampleBuffer {
  let bounds: PixelBounds
  /// Four sums of 16 bits: alpha, red, green, blue times the number of covered points (at most 255 * 16).
  var sums: [UInt64]
  var masks: [UInt16]

  init(_ bounds: PixelBounds) {
    self.bounds = bounds
    sums = [UInt64](repeating: 0, count: bounds.width * bounds.height)
    masks = [UInt16](repeating: 0, count: bounds.width * bounds.height)
  }

  /// Lays a colour over the points of a mask.
  @inline(__always)
  static func lay(
    _ color: UInt64, alpha: UInt64, _ mask: UInt16, _ sum: inout UInt64, _ covered: inout UInt16
  ) {
    let overlap = mask & covered
    if overlap != 0 {
      // What is below is taken to have one colour at all its points.
      let keep = 1 - Float(overlap.nonzeroBitCount) / Float(covered.nonzeroBitCount) * Float(alpha) / 255
      var kept: UInt64 = 0
      for shift in stride(from: UInt64(0), to: 64, by: 16) {
        kept |= UInt64((Float(sum &>> shift & 0xFFFF) * keep).rounded()) &<< shift
      }
      sum = kept
    }
    sum &+= color &* UInt64(mask.nonzeroBitCount)
    covered |= mask
  }

  /// The mean over each pixel's points.
  func resolved() -> Picture {
    let pixels = [UInt32](unsafeUninitializedCapacity: sums.count) { out, count in
      count = sums.count
      for i in 0..<sums.count {
        let s = (sums[i] &+ 0x0008_0008_0008_0008) &>> 4
        out[i] = Premultiplied.limited(
          UInt32(truncatingIfNeeded: s &>> 48 & 255) &<< 24 | UInt32(truncatingIfNeeded: s &>> 32 & 255) &<< 16
            | UInt32(truncatingIfNeeded: s &>> 16 & 255) &<< 8 | UInt32(truncatingIfNeeded: s & 255))
      }
    }
    return Picture(
      bitmap: Bitmap(width: bounds.width, height: bounds.height, pixels: pixels), x: bounds.minX, y: bounds.minY)
  }
}
