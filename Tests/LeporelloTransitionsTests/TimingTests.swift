// Delays, repeats, staggering, and changes of mind.

import LeporelloTransitions
import Testing

@Suite struct TimingTests {
  @Test("Nothing moves during the delay, and the end is exact")
  func delay() {
    let timing = Timing(duration: 0.5, delay: 0.25, curve: .linear)
    #expect([0, 0.25, 0.5, 0.75, 9].map { timing.value(at: $0) } == [0, 0, 0.5, 1, 1])
    #expect(timing.end == 0.75)
  }

  @Test("A timing of no duration jumps after its delay")
  func jump() {
    let timing = Timing(duration: 0, delay: 0.1)
    #expect(timing.value(at: 0.05) == 0)
    #expect(timing.value(at: 0.1) == 1)
  }

  @Test("Repeats begin anew, and with autoreverse go there and back")
  func repeats() {
    let saw = Timing(duration: 1, shape: .curve(.linear), repeatCount: 2)
    #expect([0.5, 1.25, 2].map { saw.value(at: $0) } == [0.5, 0.25, 1])
    let swing = Timing(duration: 1, shape: .curve(.linear), repeatCount: .infinity, autoreverses: true)
    #expect([0.25, 1, 1.75, 2.25].map { swing.value(at: $0) } == [0.25, 1, 0.25, 0.25])
    #expect(swing.end == .infinity)
    #expect(Timing(duration: 1, shape: .curve(.linear), repeatCount: 1, autoreverses: true).value(at: 2) == 0)
  }

  @Test("Parts start one after another in each order")
  func stagger() {
    func delays(_ order: Stagger.Order) -> [TimeInterval] {
      (0..<5).map { Stagger(interval: 1, from: order).delay(of: $0, count: 5) }
    }
    #expect(delays(.first) == [0, 1, 2, 3, 4])
    #expect(delays(.last) == [4, 3, 2, 1, 0])
    #expect(delays(.center) == [2, 1, 0, 1, 2])
    #expect(delays(.edges) == [0, 1, 2, 1, 0])
  }

  @Test(
    "A progress turned round jumps neither in place nor in speed",
    arguments: [Timing(duration: 0.4), Timing(spring: .bouncy), Timing(spring: .smooth)])
  func retarget(timing: Timing) {
    for moment in [0.05, 0.13, 0.2, 0.31] {
      var track = ProgressTrack(Timing(duration: 0.4))
      let (place, speed) = (track.value(at: moment), track.velocity(at: moment))
      track.reverse(at: moment, timing: timing)
      #expect(abs(track.value(at: moment) - place) < 1e-9)
      #expect(abs(track.velocity(at: moment) - speed) < 1e-6)
      #expect(abs(track.value(at: moment + 1e-6) - place) < 1e-4)
      #expect(abs(track.value(at: track.end + 1e-9)) < 1e-9)
      #expect(track.target == 0)
    }
  }

  @Test("A fast progress sent on in its direction does not shoot past")
  func noOvershoot() {
    var track = ProgressTrack(Timing(duration: 0.1, curve: .linear))
    track.retarget(1, at: 0.08, timing: Timing(duration: 5))
    for i in 0...1000 { #expect(track.value(at: 0.08 + Double(i) * 0.005) <= 1 + 1e-12) }
  }
}
