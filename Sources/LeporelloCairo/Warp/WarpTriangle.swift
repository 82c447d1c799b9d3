// One triangle of a mesh: which sample points it covers, exactly, and what of the texture lies there.

import CKernels
import LeporelloGraphics

/// A triangle on the device with its place in the texture.
struct WarpTriangle {
  struct Corner {
    var x, y, w, u, v, light: Double
  }

  /// A value that changes linearly over the device.
  struct Plane {
    let base, dx, dy: Double
  }

  /// One side in 256ths of a pixel: a point is inside where `a*x + b*y + c` is at least 0.
  struct Side {
    let a, b, c: Int

    /// The side from `p` to `q`, with the inside on the right hand on screen.
    init(_ p: (x: Int, y: Int), _ q: (x: Int, y: Int)) {
      let (dx, dy) = (q.x - p.x, q.y - p.y)
      a = -dy
      b = dx
      // Of two triangles that share a side exactly one owns the points on it.
      let owns = dy < 0 || (dy == 0 && dx > 0)
      c = dy * p.x - dx * p.y - (owns ? 0 : 1)
    }
  }

  let corners: [Corner]
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
    corners = c
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

  /// How many texels a pixel shows across its shorter axis, at the corner where it shows most.
  var shrinking: Double {
    corners.reduce(0) { most, corner in
      let across = SIMD2(u.dx - corner.u * inverseW.dx, v.dx - corner.v * inverseW.dx) * corner.w
      let down = SIMD2(u.dy - corner.u * inverseW.dy, v.dy - corner.v * inverseW.dy) * corner.w
      let (x, y) = ((across * across).sum().squareRoot(), (down * down).sum().squareRoot())
      return max(most, min(x, y), max(x, y) / 64)
    }
  }

  /// The triangle as the loop over pixels takes it.
  var forLoop: lep_triangle {
    func plane(_ p: Plane) -> lep_plane { lep_plane(base: p.base, dx: p.dx, dy: p.dy) }
    func three(_ value: (Int) -> Int) -> (Int64, Int64, Int64) {
      (Int64(value(0)), Int64(value(1)), Int64(value(2)))
    }
    return lep_triangle(
      corner_x: three { fixed[$0].x }, corner_y: three { fixed[$0].y }, a: three { sides[$0].a },
      b: three { sides[$0].b }, c: three { sides[$0].c }, inverse_w: plane(inverseW), u: plane(u), v: plane(v),
      light: plane(light))
  }
}
