// The loop behind inner shadows: a colour laid over a picture, by how much is missing of its own blurred coverage.

import LeporelloGraphics

/// A colour that shades a picture where a moved and blurred coverage has gaps.
struct InnerShade {
  let color: RGBA
  let dx: Int
  let dy: Int
  /// The blurred coverage where it would lie if it did not fall.
  let cover: CoveragePlane

  /// The shaded picture with its own coverage, or the shade alone.
  func picture(of content: Picture, withContent: Bool) -> Picture {
    var result = content
    let (width, height) = (content.bitmap.width, content.bitmap.height)
    let ink = SIMD4<Float>(Float(color.blue), Float(color.green), Float(color.red), 1)
    let strength = Float(color.alpha) / CoveragePlane.full
    result.bitmap.withUnsafeMutablePixels { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let pixel = pixels[y * width + x]
          guard pixel > 0x00FF_FFFF else { continue }
          let level = cover[content.x + x - dx, content.y + y - dy]
          let share = max(0, CoveragePlane.full - Float(level)) * strength
          let alpha = Float(pixel >> 24)
          var mixed = ink * (alpha * share)
          if withContent { mixed += Premultiplied.lanes(pixel) * (1 - share) }
          pixels[y * width + x] = Premultiplied.pixel(mixed)
        }
      }
    }
    return result
  }
}
