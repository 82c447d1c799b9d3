// Pictures made smaller: each pixel is the mean of the area it covers.

import LeporelloGraphics

enum AreaAverage {
  /// The bitmap with each side no longer than asked for (rounded, at least one pixel); never enlarged.
  static func shrunk(_ bitmap: Bitmap, width: CGFloat, height: CGFloat) -> Bitmap {
    let columns = side(bitmap.width, width)
    let rows = side(bitmap.height, height)
    guard columns < bitmap.width || rows < bitmap.height else { return bitmap }
    let xs = spans(from: bitmap.width, to: columns)
    let ys = spans(from: bitmap.height, to: rows)
    return Bitmap.filled(width: columns, height: rows) { out in
      var sums = [SIMD4<Float>](repeating: .zero, count: bitmap.width)
      bitmap.withUnsafePixels { pixels in
        for (row, y) in ys.enumerated() {
          addRows(pixels, bitmap.width, y, &sums)
          for (column, x) in xs.enumerated() {
            var sum = SIMD4<Float>.zero
            for i in 0..<x.count { sum += sums[x.first + i] * x.weight(i) }
            out[row * columns + column] = pack(sum)
          }
        }
      }
    }
  }

  private static func side(_ pixels: Int, _ wanted: CGFloat) -> Int {
    guard wanted < CGFloat(pixels) else { return pixels }
    return max(1, Int(wanted.rounded()))
  }

  /// The source pixels under one pixel; the first and the last count in part, and all weights sum to 1.
  private struct Span {
    let first: Int
    let count: Int
    let head: Float
    let inner: Float
    let tail: Float

    func weight(_ i: Int) -> Float { i == 0 ? head : i == count - 1 ? tail : inner }
  }

  private static func spans(from length: Int, to parts: Int) -> [Span] {
    (0..<parts).map { part in
      // Edges in units of 1/parts of a source pixel are whole numbers, so no rounding creeps in.
      let (start, end) = (part * length, (part + 1) * length)
      let first = start / parts
      let last = (end - 1) / parts
      func weight(_ from: Int, _ to: Int) -> Float { Float(to - from) / Float(length) }
      return Span(
        first: first, count: last - first + 1, head: weight(start, min(end, (first + 1) * parts)),
        inner: weight(0, parts), tail: weight(max(start, last * parts), end))
    }
  }

  /// The weighted sum of a span's rows.
  private static func addRows(
    _ pixels: UnsafeBufferPointer<UInt32>, _ width: Int, _ span: Span, _ sums: inout [SIMD4<Float>]
  ) {
    sums.withUnsafeMutableBufferPointer { sums in
      for i in 0..<span.count {
        let weight = span.weight(i)
        let row = (span.first + i) * width
        for x in 0..<width {
          let p = pixels[row + x]
          let color = SIMD4<Float>(
            SIMD4<Int32>(
              Int32(truncatingIfNeeded: p & 255), Int32(truncatingIfNeeded: p &>> 8 & 255),
              Int32(truncatingIfNeeded: p &>> 16 & 255), Int32(truncatingIfNeeded: p &>> 24)))
          sums[x] = i == 0 ? color * weight : sums[x] + color * weight
        }
      }
    }
  }

  private static func pack(_ sum: SIMD4<Float>) -> UInt32 {
    func level(_ value: Float) -> UInt32 { UInt32(min(value + 0.5, 255)) }
    return Premultiplied.limited(
      level(sum.w) << 24 | level(sum.z) << 16 | level(sum.y) << 8 | level(sum.x))
  }
}
