// `UIView.animate` on the virtual clock.

import LeporelloContainment
import LeporelloGraphics
import Testing

@MainActor @Suite(.serialized) struct AnimateTests {
  @Test("Model values change at once, shown values follow the curve, and the completion comes exactly at the end")
  func basics() throws {
    let f = try MotionFixture()
    UIView.animate(withDuration: 0.4) {
      f.view.center.x = 150
    } completion: {
      f.noting("end")($0)
    }
    #expect(f.view.center.x == 150)
    #expect(isNear(f.x, 50))
    f.stage.advance(by: 0.1)
    #expect(isNear(f.x, 50 + 100 * 0.1291619310, 1e-6))
    f.stage.advance(by: 0.1)
    #expect(isNear(f.x, 100))
    f.stage.advance(by: 0.1999)
    #expect(f.log == [])
    f.stage.advance(by: 0.0001)
    #expect(f.log == ["400 end true"])
    #expect(isNear(f.x, 150))
  }

  @Test("The four curve fields are read as fields")
  func curves() throws {
    for (options, y) in [
      (UIView.AnimationOptions.curveLinear, 0.25), (.curveEaseIn, 0.0934646507), (.curveEaseOut, 0.3781381308),
      (.curveEaseInOut, 0.1291619310), ([.curveLinear, .allowUserInteraction, .preferredFramesPerSecond60], 0.25),
    ] {
      let f = try MotionFixture()
      UIView.animate(withDuration: 1, delay: 0, options: options) { f.view.center.x = 150 }
      f.stage.advance(by: 0.25)
      #expect(isNear(f.x, 50 + 100 * y, 1e-6))
    }
  }

  @Test("Every animatable property is shown on its way")
  func properties() throws {
    let f = try MotionFixture()
    f.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      f.view.frame = CGRect(x: 100, y: 0, width: 200, height: 100)
      f.view.alpha = 0
      f.view.transform = CGAffineTransform(rotationAngle: .pi)
      f.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      f.view.layer.cornerRadius = 10
      f.view.layer.borderWidth = 4
      f.view.layer.shadowOpacity = 1
    }
    f.stage.advance(by: 0.5)
    let shown = try #require(f.view.layer.presentation())
    #expect(shown.bounds.size == CGSize(width: 150, height: 100))
    #expect(shown.position == CGPoint(x: 125, y: 50))
    #expect(shown.opacity == 0.5)
    #expect(shown.cornerRadius == 5)
    #expect(shown.borderWidth == 2)
    #expect(shown.shadowOpacity == 0.5)
    #expect(shown.backgroundColor == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
    // Half of a half turn is a quarter turn, so the frame has its sides swapped.
    #expect(isNear(shown.frame.width, 100, 1e-6))
    #expect(isNear(shown.frame.height, 150, 1e-6))
  }

  @Test("Layout done inside the block is animated")
  func layout() throws {
    final class Row: UIView {
      let child = UIView()
      var inset: CGFloat = 0
      override func layoutSubviews() { child.frame = bounds.insetBy(dx: inset, dy: 0) }
    }
    let f = try MotionFixture()
    let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    row.addSubview(row.child)
    f.stage.window.addSubview(row)
    f.stage.commit()
    row.inset = 20
    row.setNeedsLayout()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { row.layoutIfNeeded() }
    f.stage.advance(by: 0.5)
    #expect(row.child.layer.presentation()?.frame == CGRect(x: 10, y: 0, width: 80, height: 10))
    #expect(row.child.frame == CGRect(x: 20, y: 0, width: 60, height: 10))
  }

  @Test("The option layoutSubviews lays out what changed inside the block")
  func layoutOption() throws {
    final class Filled: UIView {
      let child = UIView()
      override func layoutSubviews() { child.frame = bounds }
    }
    let f = try MotionFixture()
    let box = Filled(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    box.addSubview(box.child)
    f.stage.window.addSubview(box)
    f.stage.commit()
    UIView.animate(withDuration: 1, delay: 0, options: [.layoutSubviews, .curveLinear]) {
      box.frame.size = CGSize(width: 30, height: 10)
    }
    f.stage.advance(by: 0.5)
    #expect(box.child.layer.presentation()?.frame.width == 20)
  }

  @Test("A delay holds the old value and moves the end")
  func delay() throws {
    let f = try MotionFixture()
    UIView.animate(withDuration: 0.5, delay: 0.25, options: .curveLinear) {
      f.view.alpha = 0
    } completion: {
      f.noting("end")($0)
    }
    f.stage.advance(by: 0.25)
    #expect(f.alpha == 1)
    f.stage.advance(by: 0.25)
    #expect(f.alpha == 0.5)
    f.stage.advance(by: 1)
    #expect(f.log == ["750 end true"])
  }

  @Test("No duration, and a block that changes nothing, complete at the next commit")
  func nothingToDo() throws {
    let f = try MotionFixture()
    UIView.animate(withDuration: 0) {
      f.view.center.x = 150
    } completion: {
      f.noting("zero")($0)
    }
    UIView.animate(withDuration: -3) {
      f.view.center.x = 160
    } completion: {
      f.noting("negative")($0)
    }
    UIView.animate(withDuration: 5) {
    } completion: {
      f.noting("empty")($0)
    }
    UIView.animate(withDuration: 5) {
      f.view.alpha = 1
    } completion: {
      f.noting("same")($0)
    }
    #expect(f.log == [])
    #expect(isNear(f.x, 160))
    f.stage.commit()
    #expect(f.log == ["0 zero true", "0 negative true", "0 empty true", "0 same true"])
  }

  @Test("Completions due at one time come in the order of scheduling")
  func order() throws {
    let f = try MotionFixture()
    let others = (0..<3).map { _ in UIView() }
    UIView.animate(withDuration: 0.3) {
      f.view.alpha = 0
    } completion: {
      f.noting("a")($0)
    }
    UIView.animate(withDuration: 0.1, delay: 0.2) {
      others[0].alpha = 0
    } completion: {
      f.noting("b")($0)
    }
    UIView.animate(withDuration: 0.2) {
      others[1].alpha = 0
    } completion: {
      f.noting("c")($0)
    }
    UIView.animate(withDuration: 0.3) {
      others[2].alpha = 0
    } completion: {
      f.noting("d")($0)
    }
    f.stage.advance(by: 1)
    #expect(f.log == ["200 c true", "300 a true", "300 b true", "300 d true"])
  }

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
