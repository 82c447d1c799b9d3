// Cubic Bézier timing functions, solved to the last bit that a Double can hold.

/// A cubic from (0, 0) to (1, 1) with two control points, read as y over x.
struct CubicBezier: Sendable, Hashable {
  let x1, y1, x2, y2: Double

  /// Control points outside 0...1 in x would make y ambiguous and are clamped, as Core Animation and CSS demand.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    func number(_ v: Double) -> Double { v.isFinite ? v : 0 }
    self.x1 = min(1, max(0, number(x1)))
    self.x2 = min(1, max(0, number(x2)))
    self.y1 = number(y1)
    self.y2 = number(y2)
  }

  private static func point(_ a: Double, _ b: Double, _ t: Double) -> Double {
    (((1 + 3 * (a - b)) * t + 3 * (b - 2 * a)) * t + 3 * a) * t
  }

  private static func slope(_ a: Double, _ b: Double, _ t: Double) -> Double {
    (3 * (1 + 3 * (a - b)) * t + 6 * (b - 2 * a)) * t + 3 * a
  }

  /// The parameter where the curve has an x; Newton's steps, kept inside a shrinking bracket.
  private func parameter(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var t = x
    for _ in 0..<80 {
      let error = Self.point(x1, x2, t) - x
      if error == 0 { return t }
      if error > 0 { high = t } else { low = t }
      let slope = Self.slope(x1, x2, t)
      let newton = slope > 1e-12 ? t - error / slope : .nan
      let next = newton > low && newton < high ? newton : (low + high) / 2
      if next == t { return t }
      t = next
    }
    return t
  }

  func value(at x: Double) -> Double { Self.point(y1, y2, parameter(at: x)) }

  func velocity(at x: Double) -> Double {
    let t = parameter(at: x)
    let dx = Self.slope(x1, x2, t)
    if dx > 1e-9 { return Self.slope(y1, y2, t) / dx }
    // The tangent is vertical or undefined in t: take the mean slope of a short piece on the inner side.
    let (a, b) = x < 0.5 ? (x, x + 1e-6) : (x - 1e-6, x)
    return (value(at: b) - value(at: a)) / (b - a)
  }
}
