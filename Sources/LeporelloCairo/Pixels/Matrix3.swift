// Maps between spaces of colours.

import LeporelloGraphics

/// A map of three numbers to three.
struct Matrix3: Sendable, Hashable {
  private let columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  init(columns a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) { columns = (a, b, c) }

  init(diagonal d: SIMD3<Double>) {
    self.init(columns: SIMD3(d.x, 0, 0), SIMD3(0, d.y, 0), SIMD3(0, 0, d.z))
  }

  static let bradford = Matrix3(
    columns: SIMD3(0.8951, -0.7502, 0.0389), SIMD3(0.2664, 1.7135, -0.0685), SIMD3(-0.1614, 0.0367, 1.0296))

  static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }

  func hash(into hasher: inout Hasher) {
    for column in [columns.0, columns.1, columns.2] { hasher.combine(column) }
  }

  static func * (m: Matrix3, v: SIMD3<Double>) -> SIMD3<Double> {
    m.columns.0 * v.x + m.columns.1 * v.y + m.columns.2 * v.z
  }

  static func * (m: Matrix3, n: Matrix3) -> Matrix3 {
    Matrix3(columns: m * n.columns.0, m * n.columns.1, m * n.columns.2)
  }

  var inverse: Matrix3? {
    let (a, b, c) = columns
    func cross(_ u: SIMD3<Double>, _ v: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x)
    }
    let rows = (cross(b, c), cross(c, a), cross(a, b))
    let determinant = (a * rows.0).sum()
    guard abs(determinant) > 1e-9 else { return nil }
    let (x, y, z) = (rows.0 / determinant, rows.1 / determinant, rows.2 / determinant)
    return Matrix3(columns: SIMD3(x.x, y.x, z.x), SIMD3(x.y, y.y, z.y), SIMD3(x.z, y.z, z.z))
  }
}
