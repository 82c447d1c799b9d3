// One channel of floating point values, and filters over it.

/// A grid of values whose edges repeat outwards.
struct Plane {
  let width: Int
  let height: Int
  var values: [Float]

  /// The plane filtered by one kernel along rows and another along columns, both of odd length and centred.
  func filtered(alongRows: [Float], alongColumns: [Float]) -> Plane {
    convolved(alongRows, step: 1).convolved(alongColumns, step: width)
  }

  private func convolved(_ kernel: [Float], step: Int) -> Plane {
    let radius = kernel.count / 2
    let (width, height) = (self.width, self.height)
    var result = self
    values.withUnsafeBufferPointer { source in
      kernel.withUnsafeBufferPointer { kernel in
        result.values.withUnsafeMutableBufferPointer { target in
          for y in 0..<height {
            for x in 0..<width {
              let centre = step == 1 ? x : y
              let last = step == 1 ? width - 1 : height - 1
              let origin = y * width + x - centre * step
              var sum: Float = 0
              for tap in 0..<kernel.count {
                sum += kernel[tap] * source[origin + min(max(centre + tap - radius, 0), last) * step]
              }
              target[y * width + x] = sum
            }
          }
        }
      }
    }
    return result
  }

  /// The sum of two planes, each times a weight.
  static func weighted(_ first: Plane, _ weight: Float, _ second: Plane, _ other: Float) -> Plane {
    var sum = first
    for index in sum.values.indices { sum.values[index] = weight * first.values[index] + other * second.values[index] }
    return sum
  }
}
