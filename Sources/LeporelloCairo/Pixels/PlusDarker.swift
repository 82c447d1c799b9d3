// The blend mode that the drawing library lacks.

import LeporelloGraphics

enum PlusDarker {
  /// A picture blended over a ground of the same bounds: what both lack to white is added up.
  static func mix(_ ground: Picture, under picture: Picture) -> Picture {
    var result = ground
    result.bitmap.withUnsafeMutablePixels { pixels in
      picture.bitmap.withUnsafePixels { sources in
        for i in pixels.indices {
          let (s, d) = (Premultiplied.lanes(sources[i]), Premultiplied.lanes(pixels[i]))
          let (sa, da) = (s.w / 255, d.w / 255)
          // With straight colours: the mean of both alone and, where both are, of max(0, s + d - 1).
          let both = (s * da + d * sa - 255 * sa * da).clamped(
            lowerBound: .zero, upperBound: SIMD4(repeating: 255))
          var mixed = s * (1 - da) + d * (1 - sa) + both
          mixed.w = s.w + d.w - s.w * da
          pixels[i] = Premultiplied.pixel(mixed.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)))
        }
      }
    }
    return result
  }
}
