// Animators under control from outside.

import LeporelloContainment
import LeporelloGraphics
import Testing

@MainActor @Suite(.serialized) struct AnimatorTests {
  private func position(_ f: MotionFixture) -> (UIViewAnimatingPosition) -> Void {
    { f.note("\($0)") }
  }

  private func linear(_ f: MotionFixture, _ duration: TimeInterval = 1) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) { f.view.center.x = 150 }
    animator.addCompletion(position(f))
    return animator
  }

  @Test("Started, it runs its block, moves, and tells its end")
  func run() throws {
    let f = try MotionFixture()
    let animator = linear(f)
    #expect(animator.state == .inactive)
    #expect(f.view.center.x == 50)
    animator.startAnimation()
    #expect(animator.state == .active)
    #expect(animator.isRunning)
    #expect(f.view.center.x == 150)
    f.stage.advance(by: 0.25)
    #expect(isNear(f.x, 75))
    #expect(isNear(animator.fractionComplete, 0.25))
    f.stage.advance(by: 1)
    #expect(f.log == ["1000 end"])
    #expect(animator.state == .inactive)
  }

  @Test("Paused it stands, started again it goes on with its own curve")
  func pause() throws {
    let f = try MotionFixture()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { f.view.center.x = 150 }
    animator.addCompletion(position(f))
    animator.startAnimation()
    f.stage.advance(by: 0.25)
    animator.pauseAnimation()
    f.stage.advance(by: 3)
    #expect(isNear(f.x, 50 + 100 * 0.1291619310, 1e-6))
    #expect(!animator.isRunning)
    animator.startAnimation()
    f.stage.advance(by: 0.5)
    #expect(isNear(f.x, 50 + 100 * 0.8708380690, 1e-6))
    f.stage.advance(by: 1)
    #expect(f.log == ["4000 end"])
  }

  @Test("Scrubbed, views stand in proportion whatever the curve; continuing takes the rest of the time")
  func scrub() throws {
    let f = try MotionFixture()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { f.view.center.x = 150 }
    animator.addCompletion(position(f))
    animator.pauseAnimation()
    #expect(isNear(f.x, 50))
    animator.fractionComplete = 0.3
    #expect(isNear(f.x, 80))
    animator.fractionComplete = 0.6
    #expect(isNear(f.x, 110))
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0)
    f.stage.advance(by: 0.2)
    #expect(isNear(f.x, 130))
    f.stage.advance(by: 1)
    #expect(f.log == ["400 end"])
  }

  @Test("A duration factor stretches the rest")
  func factor() throws {
    let f = try MotionFixture()
    let animator = linear(f)
    animator.startAnimation()
    f.stage.advance(by: 0.5)
    animator.pauseAnimation()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
    f.stage.advance(by: 1)
    #expect(isNear(f.x, 125))
    f.stage.advance(by: 1)
    #expect(f.log == ["2500 end"])
  }

  @Test("Turned round it goes back to its start, where model values are what they were")
  func reverse() throws {
    let f = try MotionFixture()
    let animator = linear(f)
    animator.startAnimation()
    f.stage.advance(by: 0.5)
    animator.isReversed = true
    f.stage.advance(by: 0.25)
    #expect(isNear(f.x, 75))
    f.stage.advance(by: 0.25)
    #expect(f.log == ["1000 start"])
    #expect(f.view.center.x == 50)
    #expect(isNear(f.x, 50))
  }

  @Test("Stopped without finishing, views stay where they are shown and nobody is told")
  func stop() throws {
    let f = try MotionFixture()
    let animator = linear(f)
    animator.startAnimation()
    f.stage.advance(by: 0.4)
    animator.stopAnimation(true)
    #expect(isNear(f.view.center.x, 90))
    #expect(animator.state == .inactive)
    f.stage.advance(by: 2)
    #expect(f.log == [])
  }

  @Test("Stopped and finished, views go to the position asked for")
  func finish() throws {
    for (position, x) in [(UIViewAnimatingPosition.end, 150.0), (.start, 50), (.current, 90)] {
      let f = try MotionFixture()
      let animator = linear(f)
      animator.startAnimation()
      f.stage.advance(by: 0.4)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      animator.finishAnimation(at: position)
      #expect(isNear(f.view.center.x, x))
      #expect(f.log == ["400 \(position)"])
      #expect(animator.state == .inactive)
    }
  }

  @Test("Changes added on the way run from there to the common end")
  func addLate() throws {
    let f = try MotionFixture()
    let animator = linear(f)
    animator.startAnimation()
    f.stage.advance(by: 0.5)
    animator.addAnimations { f.view.alpha = 0 }
    animator.addAnimations({ f.view.center.y = 150 }, delayFactor: 0.5)
    f.stage.advance(by: 0.25)
    #expect(f.alpha == 0.5)
    #expect(f.view.layer.presentation()?.position.y == 50)
    f.stage.advance(by: 0.125)
    #expect(f.view.layer.presentation()?.position.y == 100)
  }

  @Test("It can stay at its end and be turned round from there")
  func pausesOnCompletion() throws {
    let f = try MotionFixture()
    let animator = linear(f)
    animator.pausesOnCompletion = true
    animator.startAnimation()
    f.stage.advance(by: 2)
    #expect(f.log == [])
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    animator.isReversed = true
    animator.pausesOnCompletion = false
    animator.startAnimation()
    f.stage.advance(by: 1)
    #expect(f.log == ["3000 start"])
  }

  @Test("A delay holds it back; taken hold of meanwhile, it does not start by itself")
  func delay() throws {
    let f = try MotionFixture()
    linear(f).startAnimation(afterDelay: 0.5)
    f.stage.advance(by: 1)
    #expect(isNear(f.x, 100))
    let other = linear(try MotionFixture())
    other.startAnimation(afterDelay: 0.5)
    other.pauseAnimation()
    #expect(!other.isRunning)
  }

  @Test("Springs by ratio take the duration, physical springs their own")
  func springs() throws {
    let f = try MotionFixture()
    let byRatio = UIViewPropertyAnimator(duration: 0.8, dampingRatio: 0.6) { f.view.center.x = 150 }
    byRatio.startAnimation()
    f.stage.advance(by: 0.3)
    #expect(isNear(f.x, 159.39, 0.2))
    let physical = UIViewPropertyAnimator(duration: 9, timingParameters: UISpringTimingParameters())
    #expect(abs(physical.duration - 3.418) < 0.001)
  }

  @Test("A stage torn down tells an animator that it stopped where it was")
  func tearDown() throws {
    let f = try MotionFixture()
    let animator = linear(f)
    animator.startAnimation()
    f.stage.advance(by: 0.5)
    f.stage.tearDown()
    #expect(f.log == ["500 current"])
  }
}
