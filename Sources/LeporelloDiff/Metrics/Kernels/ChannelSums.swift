// Summed-area tables of one channel of two pictures. Sums wrap: a window's own sum is far below 2^32.

/// The five sums that structural similarity needs, each entry holding the sum of all pixels above and left of it.
struct ChannelSums {
  private let columns: Int
  private let table: [UInt32]

  init(_ old: [UInt32], _ new: [UInt32], shift: UInt32, columns: Int, rows: Int) {
    // One more row and column than there are pixels, so that edges need no test.
    let stride = (columns + 1) * 5
    self.columns = columns
    table = [UInt32](unsafeUninitializedCapacity: stride * (rows + 1)) { out, count in
      for index in 0..<stride { out[index] = 0 }
      for row in 0..<rows {
        let line = (row + 1) * stride
        var (sumOld, sumNew, squaresOld, squaresNew, products) = (UInt32(0), UInt32(0), UInt32(0), UInt32(0), UInt32(0))
        for index in 0..<5 { out[line + index] = 0 }
        for column in 0..<columns {
          let left = old[row * columns + column] >> shift & 255
          let right = new[row * columns + column] >> shift & 255
          sumOld &+= left
          sumNew &+= right
          squaresOld &+= left * left
          squaresNew &+= right * right
          products &+= left * right
          let at = line + (column + 1) * 5
          out[at] = out[at - stride] &+ sumOld
          out[at + 1] = out[at - stride + 1] &+ sumNew
          out[at + 2] = out[at - stride + 2] &+ squaresOld
          out[at + 3] = out[at - stride + 3] &+ squaresNew
          out[at + 4] = out[at - stride + 4] &+ products
        }
      }
      count = stride * (rows + 1)
    }
  }

  /// The sums over a window, its last column and row included.
  func window(left: Int, top: Int, right: Int, bottom: Int) -> WindowSums {
    let stride = (columns + 1) * 5
    let (upper, lower) = (top * stride, (bottom + 1) * stride)
    let (near, far) = (left * 5, (right + 1) * 5)
    func sum(_ index: Int) -> Double {
      Double(
        table[lower + far + index] &- table[upper + far + index] &- table[lower + near + index]
          &+ table[upper + near + index])
    }
    return WindowSums(
      count: Double((right - left + 1) * (bottom - top + 1)), old: sum(0), new: sum(1), squaresOld: sum(2),
      squaresNew: sum(3), products: sum(4))
  }
}

/// The sums over one window of one channel.
struct WindowSums {
  var count: Double
  var old: Double
  var new: Double
  var squaresOld: Double
  var squaresNew: Double
  var products: Double

  /// The population variance; exactly 0 on one colour, since the sums are whole numbers.
  func variance(_ squares: Double, _ sum: Double) -> Double { (squares - sum * sum / count) / count }

  /// The structural similarity index with the constants of 8-bit pictures.
  var similarity: Double {
    let (mean1, mean2) = (old / count, new / count)
    let covariance = (products - old * new / count) / count
    let c1 = 0.01 * 255 * (0.01 * 255)
    let c2 = 0.03 * 255 * (0.03 * 255)
    return (2 * mean1 * mean2 + c1) * (2 * covariance + c2) / (mean1 * mean1 + mean2 * mean2 + c1)
      / (variance(squaresOld, old) + variance(squaresNew, new) + c2)
  }
}
