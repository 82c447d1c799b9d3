// What happens along one axis after the finger lifts: coasting, hitting an edge, springing back, snapping to a page.

import LeporelloGraphics

/// The whole motion along one axis after a drag, in phases that follow each other.
struct ScrollMotion: Sendable {
  /// One stretch of the motion; closed.
  enum Phase: Hashable, Sendable {
    case rest(CGFloat)
    case decay(ScrollDecay)
    case spring(ScrollSpring)
  }

  private var first: Phase
  private var second: (phase: ScrollSpring, begin: TimeInterval)?
  private(set) var duration: TimeInterval
  /// Where the motion ends.
  private(set) var end: CGFloat

  /// A motion that stays.
  init(resting place: CGFloat) {
    (first, duration, end) = (.rest(place), 0, place)
  }

  /// A return to a place with an initial speed.
  init(from start: CGFloat, velocity: CGFloat, springingTo target: CGFloat) {
    let spring = ScrollSpring(start: start, velocity: velocity, target: target)
    (first, duration, end) = (.spring(spring), spring.duration, target)
  }

  /// Coasting inside a range; outside it, or where coasting leaves it, a spring brings the content back.
  init(from start: CGFloat, velocity: CGFloat, rate: CGFloat, range: ClosedRange<CGFloat>, bounces: Bool) {
    let nearest = min(max(start, range.lowerBound), range.upperBound)
    guard nearest == start else {
      self.init(from: start, velocity: velocity, springingTo: nearest)
      return
    }
    let decay = ScrollDecay(start: start, velocity: velocity, rate: rate)
    self.init(coasting: decay)
    let edge = min(max(decay.destination, range.lowerBound), range.upperBound)
    guard edge != decay.destination, let time = decay.time(at: edge) else { return }
    (end, duration) = (edge, time)
    guard bounces else { return }
    let spring = ScrollSpring(start: edge, velocity: decay.velocity(at: time), target: edge)
    second = (spring, time)
    duration = time + spring.duration
  }

  /// Coasting whose first speed is such that it ends at a place chosen by the delegate.
  init(from start: CGFloat, rate: CGFloat, coastingTo target: CGFloat) {
    self.init(coasting: ScrollDecay(start: start, velocity: (start - target) * 1000 * log(rate), rate: rate))
    end = target
  }

  private init(coasting decay: ScrollDecay) {
    (first, duration, end) = (.decay(decay), decay.duration, decay.destination)
  }

  func value(at time: TimeInterval) -> CGFloat {
    if time >= duration { return end }
    if let second, time >= second.begin { return second.phase.value(at: time - second.begin) }
    switch first {
    case .rest(let place): return place
    case .decay(let decay): return decay.value(at: time)
    case .spring(let spring): return spring.value(at: time)
    }
  }
}
