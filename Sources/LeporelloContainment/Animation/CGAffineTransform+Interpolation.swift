// Turning maps gradually: by their scale, shear, turn and shift, so that a half turn turns instead of collapsing.

import LeporelloGraphics

extension CGAffineTransform {
  /// The map at a share of the way from the identity to this map; 0 gives the identity, 1 this map.
  func interpolated(_ share: Double) -> CGAffineTransform {
    if share == 0 { return .identity }
    if share == 1 || isIdentity { return self }
    let t = CGFloat(share)
    let scaleX = hypot(a, b)
    let determinant = a * d - b * c
    guard scaleX > 0, determinant != 0 else {
      return CGAffineTransform(
        a: 1 + (a - 1) * t, b: b * t, c: c * t, d: 1 + (d - 1) * t, tx: tx * t, ty: ty * t)
    }
    let angle = atan2(b, a)
    let shear = (a * c + b * d) / (scaleX * scaleX)
    let scaleY = determinant / scaleX
    let (x, y) = (1 + (scaleX - 1) * t, 1 + (scaleY - 1) * t)
    return CGAffineTransform(a: 1, b: 0, c: shear * t, d: 1, tx: 0, ty: 0)
      .concatenating(CGAffineTransform(scaleX: x, y: y))
      .concatenating(CGAffineTransform(rotationAngle: angle * t))
      .concatenating(CGAffineTransform(translationX: tx * t, y: ty * t))
  }
}
