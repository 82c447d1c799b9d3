// Springing back along one axis; the sources stand in `ScrollPhysics`.

import LeporelloGraphics

/// A critically damped return to a place.
struct ScrollSpring: Hashable, Sendable {
  var start: CGFloat
  var velocity: CGFloat
  var target: CGFloat

  private static let beta = sqrt(ScrollPhysics.springStiffness)

  private var offset: CGFloat { start - target }
  private var slope: CGFloat { velocity + Self.beta * offset }

  func value(at time: TimeInterval) -> CGFloat { target + exp(-Self.beta * time) * (offset + slope * time) }

  func velocity(at time: TimeInterval) -> CGFloat {
    exp(-Self.beta * time) * (slope - Self.beta * (offset + slope * time))
  }

  /// When both parts of the motion are within half a point of the end for good.
  var duration: TimeInterval {
    guard offset != 0 || velocity != 0 else { return 0 }
    let first = offset == 0 ? 0 : log(2 * abs(offset) / ScrollPhysics.threshold) / Self.beta
    let second = slope == 0 ? 0 : 2 / Self.beta * log(4 * abs(slope) / (M_E * Self.beta * ScrollPhysics.threshold))
    return max(0, first, second)
  }
}
