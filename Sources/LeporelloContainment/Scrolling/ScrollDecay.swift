// Coasting along one axis; the sources stand in `ScrollPhysics`.

import LeporelloGraphics

/// A coasting motion whose speed falls by a factor each millisecond.
struct ScrollDecay: Hashable, Sendable {
  var start: CGFloat
  var velocity: CGFloat
  var rate: CGFloat

  private var perSecond: CGFloat { 1000 * log(rate) }

  /// Where the motion tends to.
  var destination: CGFloat { start - velocity / perSecond }

  /// When it is half a point from its end.
  var duration: TimeInterval {
    guard velocity != 0 else { return 0 }
    return max(0, log(-perSecond * ScrollPhysics.threshold / abs(velocity)) / perSecond)
  }

  func value(at time: TimeInterval) -> CGFloat {
    start + (exp(perSecond * time) - 1) / perSecond * velocity
  }

  func velocity(at time: TimeInterval) -> CGFloat { velocity * exp(perSecond * time) }

  /// When the motion passes a place, if it does.
  func time(at place: CGFloat) -> TimeInterval? {
    guard velocity != 0 else { return nil }
    let share = 1 + perSecond * (place - start) / velocity
    guard share > 0, share <= 1 else { return nil }
    return log(share) / perSecond
  }
}
