// A progress that can be turned round or sent elsewhere at any time without a jump in place or speed.

/// A progress over time that may change its mind.
public struct ProgressTrack: Sendable, Hashable {
  private enum Motion: Sendable, Hashable {
    case timing(Timing, from: Double, to: Double)
    /// From a place and speed to rest at a target, by the cubic that meets all four.
    case glide(from: Double, speed: Double, to: Double, duration: TimeInterval)
  }

  private struct Segment: Sendable, Hashable {
    var start: TimeInterval
    var motion: Motion
  }

  private var segments: [Segment]

  /// Creates a track that runs from 0 to 1 from time 0 on.
  public init(_ timing: Timing) { segments = [Segment(start: 0, motion: .timing(timing, from: 0, to: 1))] }

  /// Sends the progress to another target from a time on, keeping its place and speed; what was planned for later times
  /// is dropped.
  ///
  /// With a spring the motion is the spring's; otherwise it comes to rest after the timing's duration, or sooner where it
  /// is so fast that it would shoot past the target.
  public mutating func retarget(_ target: Double, at time: TimeInterval, timing: Timing) {
    guard target.isFinite, time.isFinite else { return }
    let (place, speed) = (value(at: time), velocity(at: time))
    segments.removeAll { $0.start > time }
    let way = target - place
    switch timing.shape {
    case .spring(let spring, _) where way != 0:
      let motion = Timing(spring: spring, initialVelocity: speed / way)
      segments.append(Segment(start: time, motion: .timing(motion, from: place, to: target)))
    case .curve, .spring:
      var duration = timing.duration
      if speed != 0, way / speed > 0 { duration = min(duration, 3 * way / speed) }
      segments.append(
        Segment(start: time, motion: .glide(from: place, speed: speed, to: target, duration: duration)))
    }
  }

  /// Turns the progress round from a time on, back to 0 or on to 1, whichever it was not going to.
  public mutating func reverse(at time: TimeInterval, timing: Timing) {
    retarget(target == 0 ? 1 : 0, at: time, timing: timing)
  }

  /// Where it is going.
  public var target: Double {
    switch segments[segments.count - 1].motion {
    case .timing(_, _, let to), .glide(_, _, let to, _): to
    }
  }

  /// When it comes to rest.
  public var end: TimeInterval {
    let last = segments[segments.count - 1]
    switch last.motion {
    case .timing(let timing, _, _): return last.start + timing.end
    case .glide(_, _, _, let duration): return last.start + duration
    }
  }

  /// The progress at a time.
  public func value(at time: TimeInterval) -> Double {
    let (motion, t) = motion(at: time)
    switch motion {
    case .timing(let timing, let from, let to): return from + (to - from) * timing.value(at: t)
    case .glide(let from, let speed, let to, let duration):
      guard t < duration else { return to }
      let s = t / duration
      let rest = (1 - s) * (1 - s)
      return to - (to - from) * rest * (1 + 2 * s) + speed * duration * s * rest
    }
  }

  /// The speed at a time, in progress a second.
  public func velocity(at time: TimeInterval) -> Double {
    let (motion, t) = motion(at: time)
    switch motion {
    case .timing(let timing, let from, let to): return (to - from) * timing.velocity(at: t)
    case .glide(let from, let speed, let to, let duration):
      guard t < duration else { return 0 }
      let s = t / duration
      return 6 * (to - from) / duration * s * (1 - s) + speed * (1 - s) * (1 - 3 * s)
    }
  }

  private func motion(at time: TimeInterval) -> (Motion, TimeInterval) {
    let segment = segments.last { $0.start <= time } ?? segments[0]
    return (segment.motion, time - segment.start)
  }
}
