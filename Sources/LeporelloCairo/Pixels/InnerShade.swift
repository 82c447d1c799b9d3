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
      cover.levels.withUnsafeBufferPointer { levels in
        for y in 0..<height {
          let line = content.y + y - dy - cover.bounds.minY
          let start = line * cover.bounds.width + content.x - dx - cover.bounds.minX
          let inside = line >= 0 && line < cover.bounds.height
          let first = inside ? cover.bounds.minX - content.x + dx : width
          let end = inside ? first + cover.bounds.width : width
          for x in 0..<width {
            let pixel = pixels[y * width + x]
            guard pixel > 0x00FF_FFFF else { continue }
            let gap = CoveragePlane.full - (x >= first && x < end ? Float(levels[start + x]) : 0)
            guard gap > 0 else {
              if !withContent { pixels[y * width + x] = 0 }
              continue
            }
            let share = gap * strength
            var mixed = ink * (Float(pixel &>> 24) * share)
            if withContent { mixed += Premultiplied.lanes(pixel) * (1 - share) }
            pixels[y * width + x] = Premultiplied.pixel(mixed)
          }
        }
      }
    }
    return result
  }
}
