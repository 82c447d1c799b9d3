// Where a node lies, in the engine's own form: Foundation's rectangle hides its numbers behind calls.

import LeporelloGraphics

/// A rectangle of plain numbers.
struct Place: BitwiseCopyable, Equatable {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0

  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  /// Each edge on the pixel grid, halves up, and what only rounding keeps from a half as well: both edges of a line of
  /// one pixel's width go the same way, so that it never vanishes.
  @inline(__always) func onGrid(_ pixelsPerPoint: Double, _ pointsPerPixel: Double) -> Place {
    // A number of this size has no digits after the point, so adding it and taking it away leaves whole pixels.
    let whole = 0x1.8p52
    let edges = SIMD4(x, y, x + width, y + height) * pixelsPerPoint + 0.500_000_1
    let nearest = (edges + whole) - whole
    let pixels = nearest - SIMD4<Double>.zero.replacing(with: 1, where: nearest .> edges)
    let points = pixels * pointsPerPixel
    return Place(x: points.x, y: points.y, width: points.z - points.x, height: points.w - points.y)
  }
}
