// Where a spring is and how fast, in closed form for all three kinds of damping.

extension Spring {
  /// How far from 0 to `target` the spring is at a time, starting at rest or with a velocity in the target's units a
  /// second.
  public func value(target: Double = 1, initialVelocity: Double = 0, time: TimeInterval) -> Double {
    target - motion(displacement: target, velocity: initialVelocity, time: time).distance
  }

  /// How fast the spring is at a time, in the target's units a second.
  public func velocity(target: Double = 1, initialVelocity: Double = 0, time: TimeInterval) -> Double {
    -motion(displacement: target, velocity: initialVelocity, time: time).speed
  }

  /// When the spring first stays within a thousandth of its target, for a start at rest.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1, initialVelocity: 0, epsilon: 0.001)
  }

  /// When the spring's envelope first stays within `epsilon` of the target.
  public func settlingDuration(target: Double, initialVelocity: Double = 0, epsilon: Double) -> TimeInterval {
    let ratio = dampingRatio
    guard ratio > 0 else { return .infinity }
    var high = response
    for _ in 0..<60 where envelope(target, initialVelocity, at: high) > epsilon { high *= 2 }
    var low = 0.0
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if envelope(target, initialVelocity, at: middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }

  /// A falling bound of the distance to the target.
  private func envelope(_ target: Double, _ velocity: Double, at time: Double) -> Double {
    let (w, z) = (angularFrequency, dampingRatio)
    if z < 1 {
      let wd = w * (1 - z * z).squareRoot()
      let b = (z * w * target - velocity) / wd
      return (target * target + b * b).squareRoot() * exp(-z * w * time)
    }
    if z == 1 { return (abs(target) + abs(w * target - velocity) * time) * exp(-w * time) }
    let root = w * (z * z - 1).squareRoot()
    let (slow, fast) = (-z * w + root, -z * w - root)
    let c2 = (-velocity - slow * target) / (fast - slow)
    return abs(target - c2) * exp(slow * time) + abs(c2) * exp(fast * time)
  }

  /// The distance left to the target and its rate of change.
  private func motion(displacement d: Double, velocity v: Double, time: Double) -> (distance: Double, speed: Double) {
    let t = time > 0 ? time : 0
    guard t.isFinite else { return (0, 0) }
    let (w, z) = (angularFrequency, dampingRatio)
    if z < 1 {
      let wd = w * (1 - z * z).squareRoot()
      let b = (z * w * d - v) / wd
      let fall = exp(-z * w * t)
      let (c, s) = (cos(wd * t), sin(wd * t))
      let x = fall * (d * c + b * s)
      return (x, fall * (-d * wd * s + b * wd * c) - z * w * x)
    }
    if z == 1 {
      let b = w * d - v
      let fall = exp(-w * t)
      return (fall * (d + b * t), fall * (b - w * (d + b * t)))
    }
    // Overdamped: the physical sum of two exponentials. (UIKit's own form above the critical damping is unknown.)
    let root = w * (z * z - 1).squareRoot()
    let (slow, fast) = (-z * w + root, -z * w - root)
    let c2 = (-v - slow * d) / (fast - slow)
    let c1 = d - c2
    let (e1, e2) = (exp(slow * t), exp(fast * t))
    return (c1 * e1 + c2 * e2, c1 * slow * e1 + c2 * fast * e2)
  }
}
