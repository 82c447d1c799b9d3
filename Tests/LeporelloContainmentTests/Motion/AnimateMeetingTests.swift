// Animations that meet: one over another, one inside another, springs, repetition, and ends before their time.

import LeporelloContainment
import LeporelloGraphics
import Testing

@MainActor @Suite("Animations that meet")
struct AnimateMeetingTests {
  @Test("A second animation midway neither jumps nor stops the first: both add up")
  func additive() throws {
    let f = try MotionFixture()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      f.view.center.x = 150
    } completion: {
      f.noting("first")($0)
    }
    f.stage.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      f.view.center.x = 50
    } completion: {
      f.noting("second")($0)
    }
    #expect(isNear(f.x, 100))
    f.stage.advance(by: 0.25)
    #expect(isNear(f.x, 50 + 75 - 25))
    f.stage.advance(by: 2)
    #expect(isNear(f.x, 50))
    #expect(f.log == ["1000 first true", "1500 second true"])
  }

  @Test("From the current state, the first is cut off and hears so")
  func fromCurrentState() throws {
    let f = try MotionFixture()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      f.view.center.x = 150
    } completion: {
      f.noting("first")($0)
    }
    f.stage.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
      f.view.center.x = 300
    } completion: {
      f.noting("second")($0)
    }
    #expect(isNear(f.x, 100))
    f.stage.advance(by: 0.5)
    #expect(isNear(f.x, 200))
    f.stage.advance(by: 2)
    #expect(f.log == ["500 first false", "1500 second true"])
  }

  @Test("A nested block takes duration and curve from the outer one unless it overrides them")
  func nesting() throws {
    let f = try MotionFixture()
    let inner = UIView()
    let own = UIView()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      f.view.alpha = 0
      UIView.animate(withDuration: 0.2, delay: 0, options: .curveEaseIn) {
        inner.alpha = 0
      } completion: {
        f.noting("inner")($0)
      }
      UIView.animate(
        withDuration: 0.2, delay: 0, options: [.curveEaseIn, .overrideInheritedDuration, .overrideInheritedCurve]
      ) {
        own.alpha = 0
      } completion: {
        f.noting("own")($0)
      }
    } completion: {
      f.noting("outer")($0)
    }
    f.stage.advance(by: 0.05)
    #expect(isNear(CGFloat(inner.layer.presentation()?.opacity ?? 0), 0.95, 1e-6))
    #expect(isNear(CGFloat(own.layer.presentation()?.opacity ?? 0), 1 - 0.0934646507, 1e-6))
    f.stage.advance(by: 2)
    #expect(f.log == ["200 own true", "1000 inner true", "1000 outer true"])
  }

  @Test("Springs by damping ratio follow UIKit's track and end exactly")
  func spring() throws {
    let f = try MotionFixture()
    UIView.animate(withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) {
      f.view.center.x = 150
    } completion: {
      f.noting("end")($0)
    }
    var shown: [CGFloat] = []
    for _ in 0..<4 {
      f.stage.advance(by: 0.15)
      shown.append(f.x)
    }
    for (x, expected) in zip(shown, [130.98, 159.39, 151.06, 149.06]) { #expect(isNear(x, expected, 0.2)) }
    f.stage.advance(by: 0.2)
    #expect(isNear(f.x, 150))
    #expect(f.log == ["800 end true"])
  }

  @Test("A spring by duration and bounce ends when it has settled")
  func bouncySpring() throws {
    let f = try MotionFixture()
    UIView.animate(springDuration: 0.5, bounce: 0.3) {
      f.view.center.x = 150
    } completion: {
      f.noting("end")($0)
    }
    f.stage.advance(by: 0.4)
    #expect(f.x > 140)
    f.stage.advance(by: 5)
    #expect(f.log.count == 1)
    #expect(isNear(f.x, 150))
  }

  @Test("Repeating swings for ever, is not waited for, and hears false when taken away")
  func repeating() throws {
    let f = try MotionFixture()
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
      f.view.alpha = 0
    } completion: {
      f.noting("end")($0)
    }
    try f.stage.settle()
    #expect(f.stage.now == 0)
    f.stage.advance(by: 0.25)
    #expect(f.alpha == 0.75)
    f.stage.advance(by: 1.5)
    #expect(f.alpha == 0.75)
    f.stage.advance(by: 100)
    #expect(f.log == [])
    f.view.layer.removeAllAnimations()
    #expect(f.alpha == 0)
    f.stage.commit()
    #expect(f.log == ["101750 end false"])
  }

  @Test("Autoreverse without repeat is ignored")
  func autoreverseAlone() throws {
    let f = try MotionFixture()
    UIView.animate(withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear]) { f.view.alpha = 0 }
    f.stage.advance(by: 0.75)
    #expect(f.alpha == 0.25)
  }

  @Test("Turned off in any way, blocks change views at once and still complete")
  func disabled() throws {
    let f = try MotionFixture()
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) {
      f.view.center.x = 150
    } completion: {
      f.noting("off")($0)
    }
    UIView.setAnimationsEnabled(true)
    #expect(isNear(f.x, 150))
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { f.view.center.x = 200 }
    } completion: {
      f.noting("without")($0)
    }
    #expect(isNear(f.x, 200))
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    UIView.animate(withDuration: 1) {
      f.view.center.x = 250
    } completion: {
      f.noting("actions")($0)
    }
    CATransaction.commit()
    #expect(isNear(f.x, 250))
    f.stage.commit()
    #expect(f.log == ["0 off true", "0 without true", "0 actions true"])
  }

  @Test("What runs hears false when the stage is torn down or its view leaves the window")
  func interrupted() throws {
    let f = try MotionFixture()
    let other = UIView()
    f.stage.window.addSubview(other)
    UIView.animate(withDuration: 1) {
      f.view.alpha = 0
    } completion: {
      f.noting("removed")($0)
    }
    UIView.animate(withDuration: 1) {
      other.alpha = 0
    } completion: {
      f.noting("torn down")($0)
    }
    f.stage.advance(by: 0.25)
    f.view.removeFromSuperview()
    f.stage.commit()
    #expect(f.log == ["250 removed false"])
    f.stage.tearDown()
    #expect(f.log == ["250 removed false", "250 torn down false"])
  }
}
