// Keyframes, transactions, and the options' bits.

import LeporelloContainment
import LeporelloGraphics
import Testing

@MainActor @Suite("Keyframes, transactions and options")
struct KeyframeTests {
  @Test("Keyframes move each in its own share of the time and chain without a jump")
  func keyframes() throws {
    let f = try MotionFixture()
    let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { f.view.center.x = 150 }
      UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { f.view.center.x = 250 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { f.view.alpha = 0 }
    } completion: {
      f.noting("end")($0)
    }
    var shown: [CGFloat] = [f.x]
    for _ in 0..<7 {
      f.stage.advance(by: 0.25)
      shown.append(f.x)
    }
    #expect(shown == [50, 75, 100, 125, 150, 150, 150, 200])
    #expect(f.alpha == 0.25)
    f.stage.advance(by: 1)
    #expect(f.log == ["2000 end true"])
  }

  @Test("Discrete keyframes jump")
  func discrete() throws {
    let f = try MotionFixture()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeDiscrete) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { f.view.center.x = 150 }
    }
    f.stage.advance(by: 0.4)
    #expect(isNear(f.x, 50))
    f.stage.advance(by: 0.2)
    #expect(isNear(f.x, 150))
  }

  @Test("A transaction's completion comes when all that began inside is over")
  func transaction() throws {
    let f = try MotionFixture()
    let other = UIView()
    CATransaction.begin()
    CATransaction.setCompletionBlock { f.note("transaction") }
    UIView.animate(withDuration: 0.2) {
      f.view.alpha = 0
    } completion: {
      f.noting("a")($0)
    }
    UIView.animate(withDuration: 0.4) {
      other.alpha = 0
    } completion: {
      f.noting("b")($0)
    }
    CATransaction.commit()
    f.stage.advance(by: 1)
    #expect(f.log == ["200 a true", "400 b true", "400 transaction"])
  }

  @Test("The options have UIKit's raw values")
  func rawValues() {
    typealias O = UIView.AnimationOptions
    #expect(
      [
        O.layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
        .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent, .showHideTransitionViews,
        .overrideInheritedOptions, .curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear, .transitionFlipFromLeft,
        .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown, .transitionCrossDissolve,
        .transitionFlipFromTop, .transitionFlipFromBottom, .preferredFramesPerSecond60, .preferredFramesPerSecond30,
      ].map(\.rawValue) == [
        1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 0, 65536, 131072, 196608, 1_048_576, 2_097_152, 3_145_728, 4_194_304,
        5_242_880, 6_291_456, 7_340_032, 50_331_648, 117_440_512,
      ])
  }

  @Test("An idle second is cheap: nothing ticks while nothing is due")
  func idle() throws {
    let f = try MotionFixture()
    UIView.animate(withDuration: 1000, delay: 0, options: .curveLinear) { f.view.alpha = 0 }
    let events = f.stage.trace.events.count
    f.stage.advance(by: 500)
    #expect(f.stage.trace.events.count == events)
    #expect(f.alpha == 0.5)
  }
}
