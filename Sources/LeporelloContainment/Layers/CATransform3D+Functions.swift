// Core Animation's functions on maps of space.

public import LeporelloGraphics

/// Whether a map changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
/// Whether two maps are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }
/// A shift.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var t = CATransform3D()
  (t.m41, t.m42, t.m43) = (tx, ty, tz)
  return t
}
/// A scale.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3D()
  (t.m11, t.m22, t.m33) = (sx, sy, sz)
  return t
}
/// A turn by an angle in radians about an axis; without an axis, nothing.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3D() }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  let k = 1 - c
  return CATransform3D(
    m11: c + x * x * k, m12: x * y * k + z * s, m13: x * z * k - y * s, m14: 0,
    m21: y * x * k - z * s, m22: c + y * y * k, m23: y * z * k + x * s, m24: 0,
    m31: z * x * k + y * s, m32: z * y * k - x * s, m33: c + z * z * k, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
}
/// A shift, then a map.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}
/// A scale, then a map.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}
/// A turn, then a map.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).concatenating(t) }
/// One map, then another.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.concatenating(b) }
/// The map back; the map itself where there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }
/// A map of the plane as one of space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }
/// Whether a map moves nothing out of the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }
/// What a map does to the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }

extension CATransform3D {
  /// The map back, by Gauss and Jordan; nil where there is none.
  var inverse: CATransform3D? {
    var left = rows
    var right = CATransform3D().rows
    for column in 0..<4 {
      let pivot = (column..<4).reduce(column) { abs(left[$1][column]) > abs(left[$0][column]) ? $1 : $0 }
      guard left[pivot][column] != 0 else { return nil }
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      let scale = 1 / left[column][column]
      for j in 0..<4 {
        left[column][j] *= scale
        right[column][j] *= scale
      }
      for i in 0..<4 where i != column {
        let factor = left[i][column]
        for j in 0..<4 {
          left[i][j] -= factor * left[column][j]
          right[i][j] -= factor * right[column][j]
        }
      }
    }
    return CATransform3D(rows: right)
  }
}
