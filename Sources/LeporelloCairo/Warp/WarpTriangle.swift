// One triangle of a mesh: which sample points it covers, exactly, and what of the texture lies there.

import LeporelloGraphics

/// A triangle on the device with its place in the texture.
struct WarpTriangle {
  struct Corner {
    var x, y, w, u, v, light: Double
  }

  /// A value that changes linearly over the device.
  struct Plane {
    let base, dx, dy: Double
    func at(_ x: Double, _ y: Double) -> Double { base + dx * x + dy * y }
  }

  /// One side in 256ths of a pixel: a point is inside where `a*x + b*y + c` is at least 0.
  struct Side {
    let a, b, c: Int

    /// - Parameter p: From here to `q` with the inside on the right hand on screen.
    init(_ p: (x: Int, y: Int), _ q: (x: Int, y: Int)) {
      let (dx, dy) = (q.x - p.x, q.y - p.y)
      a = -dy
      b = dx
      // Of two triangles that share a side exactly one owns the points on it.
      let owns = dy < 0 || (dy == 0 && dx > 0)
      c = dy * p.x - dx * p.y - (owns ? 0 : 1)
    }
  }

  let sides: [Side]
  let fixed: [(x: Int, y: Int)]
  /// 1/w, u/w, v/w and light over the device.
  let inverseW, u, v, light: Plane

  init?(_ first: Corner, _ second: Corner, _ third: Corner) {
    var c = [first, second, third]
    let farthest = 2_000_000.0
    guard c.allSatisfy({ abs($0.x) < farthest && abs($0.y) < farthest }) else { return nil }
    func snap(_ corner: Corner) -> (x: Int, y: Int) {
      (Int((corner.x * 256).rounded()), Int((corner.y * 256).rounded()))
    }
    func area(_ p: [(x: Int, y: Int)]) -> Int {
      (p[1].x - p[0].x) * (p[2].y - p[0].y) - (p[1].y - p[0].y) * (p[2].x - p[0].x)
    }
    if area(c.map(snap)) < 0 { c.swapAt(1, 2) }
    fixed = c.map(snap)
    guard area(fixed) > 0 else { return nil }
    sides = [Side(fixed[0], fixed[1]), Side(fixed[1], fixed[2]), Side(fixed[2], fixed[0])]
    let (x1, y1, x2, y2) = (c[1].x - c[0].x, c[1].y - c[0].y, c[2].x - c[0].x, c[2].y - c[0].y)
    let determinant = x1 * y2 - x2 * y1
    guard abs(determinant) > 1e-9 else { return nil }
    func plane(_ value: (Corner) -> Double) -> Plane {
      let (f0, f1, f2) = (value(c[0]), value(c[1]) - value(c[0]), value(c[2]) - value(c[0]))
      let dx = (f1 * y2 - f2 * y1) / determinant
      let dy = (f2 * x1 - f1 * x2) / determinant
      return Plane(base: f0 - dx * c[0].x - dy * c[0].y, dx: dx, dy: dy)
    }
    inverseW = plane { 1 / $0.w }
    u = plane { $0.u / $0.w }
    v = plane { $0.v / $0.w }
    light = plane { $0.light }
  }

  /// Sixteen points in a pixel, each alone in its column and its row of sixteenths, in 256ths.
  static let points: [(x: Int, y: Int)] = (0..<16).map { i in
    let reversed = (i & 1) << 3 | (i & 2) << 1 | (i & 4) >> 1 | (i & 8) >> 3
    return (16 * i + 8, 16 * reversed + 8)
  }

  /// The columns of a row of pixels that the triangle may touch.
  func columns(_ row: Int, width: Int) -> Range<Int> {
    let (top, bottom) = (Double(row) * 256, Double(row + 1) * 256)
    var (low, high) = (Double.infinity, -Double.infinity)
    for i in 0..<3 {
      let (p, q) = (fixed[i], fixed[(i + 1) % 3])
      let (px, py, qx, qy) = (Double(p.x), Double(p.y), Double(q.x), Double(q.y))
      let (from, to) = (max(min(py, qy), top), min(max(py, qy), bottom))
      guard from <= to else { continue }
      for y in [from, to] {
        let x = py == qy ? px : px + (qx - px) * (y - py) / (qy - py)
        (low, high) = (min(low, x), max(high, x))
        if py == qy { (low, high) = (min(low, qx), max(high, qx)) }
      }
    }
    guard low <= high else { return 0..<0 }
    let first = max(0, Int((low / 256).rounded(.down)))
    return first..<max(first, min(width, Int((high / 256).rounded(.down)) + 1))
  }

  /// The points of a pixel that lie inside.
  @inline(__always)
  func mask(_ column: Int, _ row: Int) -> UInt16 {
    let (x, y) = (column * 256, row * 256)
    var inside = true
    for side in sides {
      let worst = side.a * (x + (side.a < 0 ? 256 : 0)) + side.b * (y + (side.b < 0 ? 256 : 0)) + side.c
      if worst < 0 { inside = false }
    }
    if inside { return 0xFFFF }
    var mask: UInt16 = 0
    for i in 0..<16 {
      let (px, py) = (x + Self.points[i].x, y + Self.points[i].y)
      if sides.allSatisfy({ $0.a * px + $0.b * py + $0.c >= 0 }) { mask |= 1 << UInt16(i) }
    }
    return mask
  }

  /// Draws the triangle.
  func draw(from sampler: TextureSampler, into samples: inout SampleBuffer) {
    let (width, height) = (samples.bounds.width, samples.bounds.height)
    let ys = fixed.map(\.y)
    let top = max(0, (ys.min() ?? 0) >> 8)
    let bottom = min(height - 1, (ys.max() ?? 0) >> 8)
    guard top <= bottom else { return }
    samples.sums.withUnsafeMutableBufferPointer { sums in
      samples.masks.withUnsafeMutableBufferPointer { masks in
        for row in top...bottom {
          for column in columns(row, width: width) {
            let mask = mask(column, row)
            guard mask != 0 else { continue }
            let i = row * width + column
            let color = color(Double(column) + 0.5, Double(row) + 0.5, sampler)
            SampleBuffer.lay(color, alpha: color &>> 48, mask, &sums[i], &masks[i])
          }
        }
      }
    }
  }

  @inline(__always)
  private func color(_ x: Double, _ y: Double, _ sampler: TextureSampler) -> UInt64 {
    let iw = max(inverseW.at(x, y), 1e-12)
    let (u0, v0) = (u.at(x, y) / iw, v.at(x, y) / iw)
    let across = SIMD2((u.dx - u0 * inverseW.dx) / iw, (v.dx - v0 * inverseW.dx) / iw)
    let down = SIMD2((u.dy - u0 * inverseW.dy) / iw, (v.dy - v0 * inverseW.dy) / iw)
    return sampler.color(SIMD2(u0, v0), across: across, down: down, light: Float(light.at(x, y)))
  }
}
