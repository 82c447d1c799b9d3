// UIKit's springs are said by a duration and a damping ratio; the stiffness follows from when they count as settled.

extension Spring {
  /// The spring of mass 1 that has come within a thousandth of its target after a duration, as
  /// `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)`
  /// takes it.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds, above 0.
  ///   - dampingRatio: The damping ratio, above 0 and at most 1; other values are clamped to 0.01...1.
  ///   - initialVelocity: The velocity at the start, in whole ways a second.
  public init(fitting duration: TimeInterval, dampingRatio: Double, initialVelocity: Double = 0) {
    let d = duration.isFinite && duration > 0 ? duration : 1e-3
    let z = dampingRatio.isFinite ? min(1, max(0.01, dampingRatio)) : 1
    let v = initialVelocity.isFinite ? initialVelocity : 0
    let omega = z < 1 ? Self.underdamped(d, z, v) : Self.critical(d, v)
    self.init(stiffness: omega * omega, damping: 2 * z * omega)
  }

  /// The largest root of |ζω − v| / (ω√(1−ζ²)) · e^(−ζωD) = 0.001.
  private static func underdamped(_ d: Double, _ z: Double, _ v: Double) -> Double {
    let s = (1 - z * z).squareRoot()
    func amplitude(_ w: Double) -> Double { abs(z * w - v) / (w * s) * exp(-z * w * d) }
    guard v > 0 else { return root(of: amplitude, falling: 1e-9 / d) }
    // With a velocity towards the target the amplitude is 0 at v/ζ and has one hill beyond.
    let top = (z * d * v + (z * z * d * d * v * v + 4 * z * z * d * v).squareRoot()) / (2 * z * z * d)
    return amplitude(top) >= 0.001
      ? root(of: amplitude, falling: top) : root(of: amplitude, falling: 1e-9 / d, until: v / z)
  }

  /// The largest root of (1 + (ω − v)D) · e^(−ωD) = 0.001.
  private static func critical(_ d: Double, _ v: Double) -> Double {
    func amplitude(_ w: Double) -> Double { (1 + (w - v) * d) * exp(-w * d) }
    return root(of: amplitude, falling: max(v, 1e-9 / d))
  }

  /// Where a function that falls from `start` on passes 0.001, by bisection to the last bit.
  private static func root(of f: (Double) -> Double, falling start: Double, until end: Double? = nil) -> Double {
    var low = start
    var high = end ?? max(start, 1) * 2
    if end == nil { while f(high) > 0.001, high < 1e150 { high *= 2 } }
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if middle == low || middle == high { break }
      if f(middle) > 0.001 { low = middle } else { high = middle }
    }
    return high
  }
}
