// Tells traces of antialiasing from content, by the slope of brightness around a pixel (V. Vysniauskas, 2009).

/// The antialias rule that pixelmatch made common.
struct AntialiasDetector {
  let width: Int
  let height: Int

  /// Whether the pixel looks antialiased in either picture.
  func forgives(_ old: UnsafePointer<UInt32>, _ new: UnsafePointer<UInt32>, x: Int, y: Int) -> Bool {
    isSlope(in: old, other: new, x: x, y: y) || isSlope(in: new, other: old, x: x, y: y)
  }

  /// Whether the pixel lies between a darker and a brighter neighbour, one of which is part of a flat area in both.
  private func isSlope(in image: UnsafePointer<UInt32>, other: UnsafePointer<UInt32>, x: Int, y: Int) -> Bool {
    let columns = max(x - 1, 0)...min(x + 1, width - 1)
    let rows = max(y - 1, 0)...min(y + 1, height - 1)
    let centre = y * width + x
    var equals = x == 0 || y == 0 || x == width - 1 || y == height - 1 ? 1 : 0
    var least = 0.0
    var greatest = 0.0
    var darkest = (x: 0, y: 0)
    var brightest = (x: 0, y: 0)
    // Column by column: the order decides between neighbours of one brightness.
    for column in columns {
      for row in rows where column != x || row != y {
        let delta = YIQ.lumaDelta(image[centre], image[row * width + column], at: centre)
        if delta == 0 {
          equals += 1
          if equals > 2 { return false }
        } else if delta < least {
          least = delta
          darkest = (column, row)
        } else if delta > greatest {
          greatest = delta
          brightest = (column, row)
        }
      }
    }
    if least == 0 || greatest == 0 { return false }
    return isFlat(image, darkest) && isFlat(other, darkest) || isFlat(image, brightest) && isFlat(other, brightest)
  }

  /// Whether at least three neighbours, the border counting as one, have exactly the pixel's colour.
  private func isFlat(_ image: UnsafePointer<UInt32>, _ place: (x: Int, y: Int)) -> Bool {
    let (x, y) = place
    let pixel = image[y * width + x]
    var equals = x == 0 || y == 0 || x == width - 1 || y == height - 1 ? 1 : 0
    for column in max(x - 1, 0)...min(x + 1, width - 1) {
      for row in max(y - 1, 0)...min(y + 1, height - 1) where column != x || row != y {
        if image[row * width + column] == pixel {
          equals += 1
          if equals > 2 { return true }
        }
      }
    }
    return false
  }
}
