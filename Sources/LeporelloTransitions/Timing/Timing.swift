// How a progress follows from a clock: duration, delay, shape, repeats.

/// A duration, a delay, a curve or spring, and repeats.
public struct Timing: Sendable, Hashable {
  /// What shapes the progress; closed.
  public enum Shape: Sendable, Hashable {
    /// A curve stretched over the duration.
    case curve(UnitCurve)
    /// A spring with a velocity at the start in whole ways a second, which snaps to its target after the duration.
    case spring(Spring, initialVelocity: Double)
  }

  /// The duration of one way, in seconds; at least 0.
  public var duration: TimeInterval
  /// How long nothing happens at first, in seconds; at least 0.
  public var delay: TimeInterval
  /// What shapes the progress.
  public var shape: Shape
  /// How many times the way is gone; infinite to never end.
  public var repeatCount: Double
  /// Whether each way there is followed by the way back.
  public var autoreverses: Bool

  /// Creates a timing.
  public init(
    duration: TimeInterval, delay: TimeInterval = 0, shape: Shape, repeatCount: Double = 1, autoreverses: Bool = false
  ) {
    self.duration = duration.isFinite ? max(0, duration) : 0
    self.delay = delay.isFinite ? max(0, delay) : 0
    self.shape = shape
    self.repeatCount = repeatCount > 0 ? repeatCount : 1
    self.autoreverses = autoreverses
  }

  /// Creates a timing with a curve.
  public init(duration: TimeInterval, delay: TimeInterval = 0, curve: UnitCurve = .easeInOut) {
    self.init(duration: duration, delay: delay, shape: .curve(curve))
  }

  /// Creates a spring's timing, as long as it takes to settle.
  public init(spring: Spring, initialVelocity: Double = 0, delay: TimeInterval = 0) {
    let settled = spring.settlingDuration(target: 1, initialVelocity: initialVelocity, epsilon: 0.001)
    self.init(
      duration: settled.isFinite ? settled : 60, delay: delay, shape: .spring(spring, initialVelocity: initialVelocity))
  }

  /// When it ends, counted from the start; infinite where it repeats forever.
  public var end: TimeInterval { duration == 0 ? delay : delay + duration * (autoreverses ? 2 : 1) * repeatCount }

  /// The progress at a time counted from the start; 0 before the delay is over, exact at the end.
  public func value(at time: TimeInterval) -> Double {
    guard time >= delay else { return 0 }
    guard time < end else { return endValue }
    let (x, isBack) = phase(at: time)
    return isBack ? oneWay(duration - x) : oneWay(x)
  }

  /// The speed at a time, in progress a second.
  public func velocity(at time: TimeInterval) -> Double {
    guard time >= delay, time < end else { return 0 }
    let (x, isBack) = phase(at: time)
    return isBack ? -speed(duration - x) : speed(x)
  }

  /// The value at the end: where the last repeat stops, which with `autoreverses` is the start.
  public var endValue: Double {
    guard autoreverses || repeatCount != repeatCount.rounded() else { return 1 }
    guard repeatCount.isFinite, duration > 0 else { return autoreverses ? 0 : 1 }
    let part = repeatCount - repeatCount.rounded(.down)
    if part == 0 { return autoreverses ? 0 : 1 }
    let x = part * duration * (autoreverses ? 2 : 1)
    return x <= duration ? oneWay(x) : oneWay(2 * duration - x)
  }

  private func phase(at time: TimeInterval) -> (x: TimeInterval, isBack: Bool) {
    let x = (time - delay).truncatingRemainder(dividingBy: duration * (autoreverses ? 2 : 1))
    return x > duration ? (x - duration, true) : (x, false)
  }

  private func oneWay(_ x: TimeInterval) -> Double {
    switch shape {
    case .curve(let curve): curve.value(at: x / duration)
    case .spring(let spring, let v): x >= duration ? 1 : spring.value(initialVelocity: v, time: x)
    }
  }

  private func speed(_ x: TimeInterval) -> Double {
    switch shape {
    case .curve(let curve): curve.velocity(at: x / duration) / duration
    case .spring(let spring, let v): spring.velocity(initialVelocity: v, time: x)
    }
  }
}
