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
    let columns = (0..<width * step).map { Self.mirrored($0, bitmap.width) }
    let share = 1 / Float(step * step)
    var sums = [SIMD4<UInt32>](repeating: .zero, count: width)
    var cells: [SIMD4<Float>] = []
    cells.reserveCapacity(width * height)
    for y in 0..<height {
      for i in sums.indices { sums[i] = .zero }
      for line in y * step..<(y + 1) * step {
        Self.add(bitmap, line: Self.mirrored(line, bitmap.height), columns, step, to: &sums)
      }
      for sum in sums { cells.append(SIMD4<Float>(sum) * share) }
    }
    self.cells = cells
  }

  /// Adds a line of pixels to the sums of the squares that it runs through.
  private static func add(
    _ bitmap: Bitmap, line: Int, _ columns: [Int], _ step: Int, to sums: inout [SIMD4<UInt32>]
  ) {
    bitmap.withUnsafePixels { pixels in
      columns.withUnsafeBufferPointer { columns in
        sums.withUnsafeMutableBufferPointer { sums in
          let row = line * bitmap.width
          for x in sums.indices {
            // Two channels a number, each with room for the 65,536 pixels of the largest square.
            var (even, odd): (UInt64, UInt64) = (0, 0)
            for i in x &* step..<(x &+ 1) &* step {
              let pixel = UInt64(pixels[row &+ columns[i]])
              even &+= pixel & 0xFF | (pixel & 0xFF_0000) &<< 16
              odd &+= pixel &>> 8 & 0xFF | (pixel & 0xFF00_0000) &<< 8
            }
            sums[x] &+= SIMD4(
              UInt32(truncatingIfNeeded: even), UInt32(truncatingIfNeeded: odd),
              UInt32(truncatingIfNeeded: even &>> 32),
              UInt32(truncatingIfNeeded: odd &>> 32))
          }
        }
      }
    }
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
    let reach = weights.count - 1
    let places = (-reach..<length + reach).map { Self.mirrored($0, length) * step }
    return [SIMD4<Float>](unsafeUninitializedCapacity: cells.count) { out, count in
      count = cells.count
      cells.withUnsafeBufferPointer { cells in
        places.withUnsafeBufferPointer { places in
          weights.withUnsafeBufferPointer { weights in
            // Either way memory is walked in order.
            let isAlong = step == 1
            for outer in 0..<(isAlong ? lines : length) {
              for inner in 0..<(isAlong ? length : lines) {
                let i = isAlong ? inner : outer
                let start = (isAlong ? outer : inner) &* lineStep
                var sum = cells[start &+ i &* step] * weights[0]
                for tap in 1...reach {
                  let pair =
                    cells[start &+ places[i &+ reach &- tap]] + cells[start &+ places[i &+ reach &+ tap]]
                  sum += pair * weights[tap]
                }
                out[start &+ i &* step] = sum
              }
            }
          }
        }
      }
    }
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
        line.withUnsafeBufferPointer { line in
          columns.withUnsafeBufferPointer { columns in
            for x in 0..<width {
              let column = columns[x]
              let a = line[column.first]
              out[y &* width &+ x] = Premultiplied.pixel(a + (line[column.second] - a) * column.share)
            }
          }
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
