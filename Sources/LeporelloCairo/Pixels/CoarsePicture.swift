// A picture in squares of several pixels, in floating point, on which wide blurs are cheap.

import LeporelloGraphics

/// Blue, green, red and alpha of squares, premultiplied, 0 to 255.
struct CoarsePicture {
  private let step: Int
  private let width: Int
  private let height: Int
  private var cells: [SIMD4<Float>]

  /// The means of squares from the top left; what lies beyond the last edges is mirrored.
  init(_ bitmap: Bitmap, step: Int) {
    let (width, height) = ((bitmap.width + step - 1) / step, (bitmap.height + step - 1) / step)
    (self.step, self.width, self.height) = (step, width, height)
    var cells = [SIMD4<Float>](repeating: .zero, count: width * height)
    let columns = (0..<width * step).map { Self.mirrored($0, bitmap.width) }
    bitmap.withUnsafePixels { pixels in
      for y in 0..<height * step {
        let row = Self.mirrored(y, bitmap.height) * bitmap.width
        let line = y / step * width
        for x in 0..<width {
          var sum = SIMD4<Float>.zero
          for i in x * step..<(x + 1) * step { sum += Premultiplied.lanes(pixels[row + columns[i]]) }
          cells[line + x] += sum
        }
      }
    }
    let share = 1 / Float(step * step)
    for i in cells.indices { cells[i] *= share }
    self.cells = cells
  }

  /// An index as it is reflected between the edges, however far out it lies.
  static func mirrored(_ index: Int, _ count: Int) -> Int {
    let round = 2 * count
    let place = (index % round + round) % round
    return place < count ? place : round - 1 - place
  }

  /// Blurs by a Gaussian of a standard deviation in squares.
  mutating func blur(_ sigma: CGFloat) {
    let weights = GaussianTaps(sigma).weights.map { Float($0) / 65_536 }
    guard sigma > 0, weights.count > 1 else { return }
    let along = blurred(cells, weights, lines: height, length: width, lineStep: width, step: 1)
    cells = blurred(along, weights, lines: width, length: height, lineStep: 1, step: width)
  }

  private func blurred(
    _ cells: [SIMD4<Float>], _ weights: [Float], lines: Int, length: Int, lineStep: Int, step: Int
  ) -> [SIMD4<Float>] {
    var out = cells
    let reach = weights.count - 1
    let places = (-reach..<length + reach).map { Self.mirrored($0, length) * step }
    for line in 0..<lines {
      let start = line * lineStep
      for i in 0..<length {
        var sum = cells[start + i * step] * weights[0]
        for tap in 1...reach {
          let pair = cells[start + places[i + reach - tap]] + cells[start + places[i + reach + tap]]
          sum += pair * weights[tap]
        }
        out[start + i * step] = sum
      }
    }
    return out
  }

  /// Strengthens the colours about their lightness, and lays a tint over them.
  mutating func colour(saturation: Float, _ tint: RGBA) {
    let t = tint.clamped
    let alpha = Float(t.alpha)
    let ink = SIMD4<Float>(Float(t.blue), Float(t.green), Float(t.red), 1) * (255 * alpha)
    let luminance = SIMD4<Float>(0.0722, 0.7152, 0.2126, 0)
    for i in cells.indices {
      var cell = cells[i]
      if saturation != 1 {
        let light = (cell * luminance).sum()
        let opaque = cell.w
        cell = (light + (cell - light) * saturation).clamped(
          lowerBound: .zero, upperBound: SIMD4(repeating: opaque))
        cell.w = opaque
      }
      cells[i] = ink + cell * (1 - alpha)
    }
  }

  /// The picture in pixels again, by straight lines between the squares' middles.
  func bitmap(width: Int, height: Int) -> Bitmap {
    let columns = (0..<width).map { Self.between($0, step, self.width) }
    var line = [SIMD4<Float>](repeating: .zero, count: self.width)
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { out, count in
      count = width * height
      for y in 0..<height {
        let row = Self.between(y, step, self.height)
        for x in 0..<self.width {
          let (a, b) = (cells[row.first * self.width + x], cells[row.second * self.width + x])
          line[x] = a + (b - a) * row.share
        }
        for x in 0..<width {
          let column = columns[x]
          let (a, b) = (line[column.first], line[column.second])
          out[y * width + x] = Premultiplied.pixel(a + (b - a) * column.share)
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// The squares before and after a pixel's middle, and the second one's share.
  private static func between(_ pixel: Int, _ step: Int, _ count: Int) -> (first: Int, second: Int, share: Float) {
    let place = (Float(pixel) + 0.5) / Float(step) - 0.5
    let first = Int(place.rounded(.down))
    return (max(0, min(first, count - 1)), max(0, min(first + 1, count - 1)), place - Float(first))
  }
}
