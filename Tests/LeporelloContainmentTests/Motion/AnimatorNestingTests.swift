// Animations inside an animator's blocks take over what is left of it.

import LeporelloContainment
import LeporelloGraphics
import Testing

@MainActor @Suite("Animations inside animators")
struct AnimatorNestingTests {
  @Test("Begun with it, they take its duration and its curve")
  func atStart() throws {
    let f = try MotionFixture()
    let inner = UIView()
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      f.view.center.x = 150
      UIView.animate(withDuration: 0.1) {
        inner.alpha = 0
      } completion: {
        f.noting("inner")($0)
      }
    }
    animator.startAnimation()
    f.stage.advance(by: 0.5)
    #expect(isNear(CGFloat(inner.layer.presentation()?.opacity ?? 0), 0.75))
    f.stage.advance(by: 2)
    #expect(f.log == ["2000 inner true"])
  }

  @Test("Added on the way, they take what is left")
  func onTheWay() throws {
    let f = try MotionFixture()
    let inner = UIView()
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { f.view.center.x = 150 }
    animator.startAnimation()
    f.stage.advance(by: 1.5)
    animator.addAnimations {
      UIView.animate(withDuration: 9) {
        inner.alpha = 0
      } completion: {
        f.noting("inner")($0)
      }
    }
    f.stage.advance(by: 1)
    #expect(f.log == ["2000 inner true"])
  }

  @Test("Running, it closes its views to touches where it is told to, and says how long it waited")
  func touches() throws {
    let f = try MotionFixture()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { f.view.alpha = 0.5 }
    animator.isUserInteractionEnabled = false
    animator.startAnimation(afterDelay: 0.25)
    f.stage.advance(by: 0.5)
    #expect(animator.delay == 0.25)
    #expect(f.stage.window.hitTest(CGPoint(x: 50, y: 50), with: nil) !== f.view)
    animator.isUserInteractionEnabled = true
    #expect(f.stage.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === f.view)
  }

  @Test("Ends due at one time come in the order of scheduling, whatever made them")
  func order() throws {
    let f = try MotionFixture()
    f.view.backgroundColor = .red
    f.stage.commit()
    f.stage.after(0.5) { f.note("after") }
    UIView.transition(with: f.view, duration: 0.5, options: .transitionCrossDissolve) {
      f.view.backgroundColor = .blue
    } completion: {
      f.noting("transition")($0)
    }
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { f.view.center.x = 150 }
    animator.addCompletion { f.note("animator \($0)") }
    animator.startAnimation()
    UIView.animate(withDuration: 0.25, delay: 0.25) {
      f.view.alpha = 0.5
    } completion: {
      f.noting("animate")($0)
    }
    CATransaction.begin()
    CATransaction.setCompletionBlock { f.note("transaction") }
    UIView.animate(withDuration: 0.5) { f.view.center.y = 20 }
    CATransaction.commit()
    f.stage.advance(by: 1)
    #expect(
      f.log == ["500 after", "500 transition true", "500 animator end", "500 animate true", "500 transaction"])
  }
}
