// How a change moves in time, by a finger or by the clock.

import LeporelloGraphics
import LeporelloTransitions

/// How far a change is, as a function of time; closed.
enum PageMotion: Sendable, Hashable {
  /// A finger holds it.
  case held(Double)
  /// It moves from one fraction to another.
  case moving(from: Double, to: Double, start: Int64, timing: Timing)

  /// How far the change is at a moment, on the clock's nanoseconds.
  func fraction(at now: Int64) -> Double {
    switch self {
    case .held(let fraction): return fraction
    case .moving(let from, let to, let start, let timing):
      // A spring let go with speed may overshoot; pages stop at their page.
      let share = min(max(timing.value(at: TimeInterval(now - start) / 1e9), 0), 1)
      return from + (to - from) * share
    }
  }

  /// Where it goes; nil while a finger holds it.
  var goal: Double? {
    switch self {
    case .held: nil
    case .moving(_, let to, _, _): to
    }
  }

  /// The most that the fraction can change in a second; nil where a finger decides.
  var greatestSpeed: Double? {
    switch self {
    case .held: return nil
    case .moving(let from, let to, _, let timing):
      guard timing.duration > 0 else { return .infinity }
      let steps = 64
      let speeds = (0...steps).map { abs(timing.velocity(at: timing.end * Double($0) / Double(steps))) }
      return abs(to - from) * (speeds.max() ?? 0)
    }
  }

  /// How pages go on when a finger lets go at a speed in changes a second: a spring that just does not swing.
  static func settling(from: Double, to: Double, velocity: Double, start: Int64) -> PageMotion {
    let way = to - from
    let timing =
      way == 0
      ? Timing(duration: 0)
      : Timing(spring: settlingSpring, initialVelocity: max(0, velocity / way))
    return .moving(from: from, to: to, start: start, timing: timing)
  }

  private static let settlingSpring = Spring(response: 0.35, dampingRatio: 1)
}
