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
}
