// The formulas of scrolling.

import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@Suite("Scroll physics")
struct ScrollPhysicsTests {
  @Test("the rubber band gives 0.55 at first and never a whole view's length")
  func rubberBand() {
    // (1 - 1/(x·0.55/d + 1))·d for a view of 400 points.
    let expected: [(CGFloat, CGFloat)] = [(0, 0), (100, 48.351_648), (200, 86.274_510), (400, 141.935_484)]
    for (x, moved) in expected { #expect(abs(ScrollPhysics.rubberBand(x, dimension: 400) - moved) < 1e-5) }
    #expect(abs(ScrollPhysics.rubberBand(0.001, dimension: 400) / 0.001 - 0.55) < 1e-4)
    #expect(ScrollPhysics.rubberBand(1e9, dimension: 400) < 400)
    #expect(ScrollPhysics.rubberBand(-100, dimension: 400) == -ScrollPhysics.rubberBand(100, dimension: 400))
  }

  @Test("the inverse of the rubber band undoes it", arguments: [-300, -1, 0, 5, 250] as [CGFloat])
  func inverse(x: CGFloat) {
    let moved = ScrollPhysics.rubberBand(x, dimension: 320)
    #expect(abs(ScrollPhysics.inverseRubberBand(moved, dimension: 320) - x) < 1e-6)
  }

  @Test("coasting falls by the rate each millisecond")
  func decay() {
    let decay = ScrollDecay(start: 0, velocity: 1000, rate: 0.998)
    #expect(abs(decay.velocity(at: 0.001) - 998) < 1e-9)
    #expect(abs(decay.destination - 499.4998) < 1e-3)
    #expect(abs(decay.value(at: decay.duration) - decay.destination) <= 0.5 + 1e-9)
    #expect(abs(ScrollDecay(start: 0, velocity: 1000, rate: 0.99).destination - 99.4992) < 1e-3)
  }

  @Test("coasting passes a place when it says so")
  func passing() throws {
    let decay = ScrollDecay(start: 0, velocity: 2000, rate: 0.998)
    let time = try #require(decay.time(at: 300))
    #expect(abs(decay.value(at: time) - 300) < 1e-9)
    #expect(decay.time(at: 5000) == nil)
  }

  @Test("the spring back is critically damped: from rest it never passes its end")
  func spring() {
    let spring = ScrollSpring(start: 100, velocity: 0, target: 0)
    let values = (0...100).map { spring.value(at: Double($0) / 100) }
    #expect(values.allSatisfy { $0 >= 0 })
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(abs(spring.value(at: 0.1) - 73.5759) < 1e-3)
    #expect(abs(spring.value(at: spring.duration)) <= 0.5)
  }

  @Test("coasting into an edge goes on as a spring with the speed it had there")
  func edge() {
    let motion = ScrollMotion(from: 0, velocity: 3000, rate: 0.998, range: 0...200, bounces: true)
    let values = (0...300).map { motion.value(at: Double($0) / 100) }
    #expect((values.max() ?? 0) > 200)
    #expect(motion.value(at: motion.duration) == 200)
    let hard = ScrollMotion(from: 0, velocity: 3000, rate: 0.998, range: 0...200, bounces: false)
    #expect((0...300).allSatisfy { hard.value(at: Double($0) / 100) <= 200 + 1e-9 })
  }
}
