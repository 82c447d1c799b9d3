// Springs against probes of UIKit's stiffness and a recorded track.

import LeporelloTransitions
import Testing

@Suite struct SpringTests {
  static let probes: [(ratio: Double, duration: Double, velocity: Double, stiffness: Double)] = [
    (0.35, 1, 0, 286.409428), (0.6, 0.8, 0, 190.214274), (0.1, 1, 0, 2125.390128), (0.2, 1, 0, 707.221789),
    (0.5, 1, 0, 161.719503), (0.8, 1, 0, 80.897372), (0.9, 1, 0, 71.924729), (0.99, 1, 0, 80.025182),
    (0.5, 0.3, 0, 1796.883361), (0.5, 0.5, 0, 646.878010), (0.5, 2, 0, 40.429876), (0.5, 1, 0.25, 159.672338),
    (0.5, 1, 1, 152.868414), (0.5, 1, 1.5, 147.616020), (0.5, 1, -2, 175.422412), (1, 1, 0, 85.2559),
    (1, 1, 1, 83.1380),
  ]

  @Test("A damping ratio and a duration make UIKit's stiffness", arguments: probes)
  func stiffness(probe: (ratio: Double, duration: Double, velocity: Double, stiffness: Double)) {
    let spring = Spring(
      fitting: probe.duration, dampingRatio: probe.ratio, initialVelocity: probe.velocity)
    let tolerance = probe.ratio < 1 ? 2e-8 : 1e-6
    #expect(abs(spring.stiffness / probe.stiffness - 1) < tolerance)
    #expect(abs(spring.dampingRatio - probe.ratio) < 1e-12)
  }

  @Test("The recorded track from 50 to 150 is met within a fifth of a point")
  func track() {
    let spring = Spring(fitting: 0.8, dampingRatio: 0.6)
    let timing = Timing(duration: 0.8, shape: .spring(spring, initialVelocity: 0))
    let shown = [0.15, 0.3, 0.45, 0.6, 0.8].map { 50 + 100 * timing.value(at: $0) }
    for (value, expected) in zip(shown, [130.98, 159.39, 151.06, 149.06, 150]) {
      #expect(abs(value - expected) < 0.2)
    }
    #expect(shown[4] == 150)
  }

  @Test("UIKit's default spring is overdamped by its documented ratio")
  func uiKitDefault() {
    #expect(abs(Spring.uiKitDefault.dampingRatio - 4.56435) < 1e-5)
    #expect(Spring.uiKitDefault.value(time: 0.1) > 0)
    #expect(Spring.uiKitDefault.value(time: 0.1) < 1)
  }

  @Test("All three kinds of damping obey the spring's equation", arguments: [0.2, 0.7, 0.999, 1, 1.001, 3])
  func equation(ratio: Double) {
    let spring = Spring(stiffness: 120, dampingRatio: ratio)
    let h = 1e-4
    for t in [0.01, 0.1, 0.25, 0.6] {
      func x(_ t: Double) -> Double { spring.value(target: 2, initialVelocity: 3, time: t) }
      let speed = (x(t + h) - x(t - h)) / (2 * h)
      let acceleration = (x(t + h) - 2 * x(t) + x(t - h)) / (h * h)
      #expect(abs(speed - spring.velocity(target: 2, initialVelocity: 3, time: t)) < 1e-3)
      #expect(abs(acceleration - (spring.stiffness * (2 - x(t)) - spring.damping * speed)) < 0.05)
    }
    #expect(abs(spring.velocity(target: 2, initialVelocity: 3, time: 0) - 3) < 1e-9)
  }

  @Test("Duration and bounce are read back as they were given")
  func durationAndBounce() {
    for bounce in [-0.5, 0, 0.3, 0.9] {
      let spring = Spring(duration: 0.4, bounce: bounce)
      #expect(abs(spring.duration - 0.4) < 1e-12)
      #expect(abs(spring.bounce - bounce) < 1e-9)
    }
  }

  @Test("After its settling duration a spring stays near its target", arguments: [0.3, 1, 2])
  func settling(ratio: Double) {
    let spring = Spring(stiffness: 200, dampingRatio: ratio)
    let settled = spring.settlingDuration
    for i in 0..<100 {
      #expect(abs(1 - spring.value(time: settled + Double(i) * 0.02)) <= 0.0011)
    }
  }

  @Test("Numbers that no spring has still make a spring that moves")
  func nonsense() {
    for spring in [
      Spring(mass: -1, stiffness: .nan, damping: -5), Spring(fitting: 0, dampingRatio: .nan),
      Spring(fitting: 1, dampingRatio: -1, initialVelocity: .infinity), Spring(duration: .nan, bounce: .nan),
      Spring(fitting: 1, dampingRatio: 0.5, initialVelocity: 1e6),
      Spring(fitting: 1, dampingRatio: 1, initialVelocity: 1e3),
    ] {
      #expect(spring.value(time: 0) == 0)
      #expect(spring.value(time: 0.3).isFinite)
    }
  }
}
