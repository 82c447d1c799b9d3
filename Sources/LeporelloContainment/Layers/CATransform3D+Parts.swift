// A map of space taken apart into scale, turns, shift and perspective, so that parts can be animated by themselves.

import LeporelloGraphics

extension CATransform3D {
  /// Scale, then turns about x, y and z, then shift; perspective comes last.
  struct Parts {
    var scale: [CGFloat]
    var turn: [CGFloat]
    var shift: [CGFloat]
    var perspective: [CGFloat]

    var linear: CATransform3D {
      CATransform3DMakeScale(scale[0], scale[1], scale[2])
        .concatenating(CATransform3DMakeRotation(turn[0], 1, 0, 0))
        .concatenating(CATransform3DMakeRotation(turn[1], 0, 1, 0))
        .concatenating(CATransform3DMakeRotation(turn[2], 0, 0, 1))
    }

    var map: CATransform3D {
      var map = linear
      // The perspective's numbers are seen through the turned axes.
      map.m14 = map.m11 * perspective[0] + map.m12 * perspective[1] + map.m13 * perspective[2]
      map.m24 = map.m21 * perspective[0] + map.m22 * perspective[1] + map.m23 * perspective[2]
      map.m34 = map.m31 * perspective[0] + map.m32 * perspective[1] + map.m33 * perspective[2]
      (map.m41, map.m42, map.m43) = (shift[0], shift[1], shift[2])
      return map
    }
  }

  var parts: Parts {
    func length(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CGFloat { (x * x + y * y + z * z).squareRoot() }
    var scale = [length(m11, m12, m13), length(m21, m22, m23), length(m31, m32, m33)]
    let determinant =
      m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    if determinant < 0 { scale[0] = -scale[0] }
    func unit(_ value: CGFloat, _ index: Int) -> CGFloat { scale[index] == 0 ? 0 : value / scale[index] }
    let turn = [
      atan2(unit(m23, 1), scale[2] == 0 ? 1 : unit(m33, 2)), asin(min(1, max(-1, -unit(m13, 0)))),
      scale[0] == 0 ? 0 : atan2(unit(m12, 0), unit(m11, 0)),
    ]
    var linear = self
    (linear.m14, linear.m24, linear.m34, linear.m44) = (0, 0, 0, 1)
    (linear.m41, linear.m42, linear.m43) = (0, 0, 0)
    var perspective: [CGFloat] = [0, 0, 0]
    if m14 != 0 || m24 != 0 || m34 != 0, let back = linear.inverse {
      let seen = [m14, m24, m34]
      perspective = back.rows.prefix(3).map { row in (0..<3).reduce(0) { $0 + row[$1] * seen[$1] } }
    }
    return Parts(scale: scale, turn: turn, shift: [m41, m42, m43], perspective: perspective)
  }

  /// The map at a fraction of the way to another; flat maps keep to the plane.
  func interpolated(to end: CATransform3D, fraction: Double) -> CATransform3D {
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    let t = CGFloat(fraction)
    if isAffine, end.isAffine {
      let start = affine
      guard start.a * start.d - start.b * start.c != 0 else { return CATransform3D(linear(start, end.affine, t)) }
      return CATransform3D(end.affine.concatenating(start.inverted()).interpolated(fraction).concatenating(start))
    }
    func mix(_ a: [CGFloat], _ b: [CGFloat]) -> [CGFloat] { zip(a, b).map { $0 + ($1 - $0) * t } }
    let (a, b) = (parts, end.parts)
    // Turns go the short way round.
    let turn = zip(a.turn, b.turn).map { from, to in
      from + (to - from).remainder(dividingBy: 2 * .pi) * t
    }
    return Parts(
      scale: mix(a.scale, b.scale), turn: turn, shift: mix(a.shift, b.shift),
      perspective: mix(a.perspective, b.perspective)
    ).map
  }

  private func linear(_ a: CGAffineTransform, _ b: CGAffineTransform, _ t: CGFloat) -> CGAffineTransform {
    CGAffineTransform(
      a: a.a + (b.a - a.a) * t, b: a.b + (b.b - a.b) * t, c: a.c + (b.c - a.c) * t, d: a.d + (b.d - a.d) * t,
      tx: a.tx + (b.tx - a.tx) * t, ty: a.ty + (b.ty - a.ty) * t)
  }
}
