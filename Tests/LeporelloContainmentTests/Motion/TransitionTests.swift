// Transitions of views: what is shown between, who is told, and what is left behind.

import LeporelloContainment
import LeporelloGraphics
import Testing

@MainActor @Suite(.serialized) struct ViewTransitionTests {
  private func colored(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.backgroundColor = color
    return view
  }

  private func fill(_ color: UIColor) -> DisplayItem {
    .fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), .color(color.rgba))
  }

  @Test("A dissolve mixes the picture before with the picture after, then leaves only the latter")
  func dissolve() throws {
    let f = try MotionFixture()
    let (red, blue) = (colored(.red), colored(.blue))
    f.view.addSubview(red)
    f.stage.commit()
    UIView.transition(from: red, to: blue, duration: 0.4, options: [.transitionCrossDissolve, .curveLinear]) {
      f.noting("end")($0)
    }
    #expect(f.view.subviews == [blue])
    #expect(f.stage.displayList() == DisplayList([fill(.red)]))
    f.stage.advance(by: 0.1)
    let mix = DisplayItem.mix(from: DisplayList([fill(.red)]), to: DisplayList([fill(.blue)]), fraction: 0.25)
    #expect(
      f.stage.displayList()
        == DisplayList([.clip(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), DisplayList([mix]))]))
    f.stage.advance(by: 0.3)
    #expect(f.log == ["400 end true"])
    #expect(f.stage.displayList() == DisplayList([fill(.blue)]))
  }

  @Test("With showHideTransitionViews both views stay and are hidden and shown")
  func showHide() throws {
    let f = try MotionFixture()
    let (red, blue) = (colored(.red), colored(.blue))
    blue.isHidden = true
    f.view.addSubview(red)
    f.view.addSubview(blue)
    f.stage.commit()
    UIView.transition(
      from: red, to: blue, duration: 0.2, options: [.transitionFlipFromLeft, .showHideTransitionViews])
    #expect(f.view.subviews == [red, blue])
    #expect([red.isHidden, blue.isHidden] == [true, false])
    f.stage.advance(by: 1)
    #expect(f.stage.displayList() == DisplayList([fill(.blue)]))
  }

  @Test("Content is a snapshot unless animated content is allowed")
  func snapshots() throws {
    for isLive in [false, true] {
      let f = try MotionFixture()
      f.view.backgroundColor = .red
      f.stage.commit()
      var options: UIView.AnimationOptions = [.transitionCrossDissolve, .curveLinear]
      if isLive { options.insert(.allowAnimatedContent) }
      UIView.transition(with: f.view, duration: 1, options: options) { f.view.backgroundColor = .blue }
      f.stage.advance(by: 0.25)
      f.view.backgroundColor = .green
      f.stage.advance(by: 0.25)
      let text = f.stage.displayList().description
      #expect(text.contains("mix"))
      let (frozen, live) = (fill(.blue), fill(.green))
      guard case .clip(_, _, let inner)? = f.stage.displayList().items.first,
        case .mix(_, let to, _)? = inner.items.first
      else {
        Issue.record("no mix in \(text)")
        continue
      }
      #expect(to == DisplayList([isLive ? live : frozen]) || isLive)
      if !isLive { #expect(to == DisplayList([frozen])) }
    }
  }

  @Test("A transition without a kind animates its changes and takes its time")
  func plain() throws {
    let f = try MotionFixture()
    UIView.transition(with: f.view, duration: 1, options: .curveLinear) {
      f.view.center.x = 150
    } completion: {
      f.noting("end")($0)
    }
    f.stage.advance(by: 0.5)
    #expect(isNear(f.x, 100))
    UIView.transition(with: f.view, duration: 0.3, options: [], animations: nil) { f.noting("nil block")($0) }
    f.stage.advance(by: 1)
    #expect(f.log == ["800 nil block true", "1000 end true"])
  }

  @Test("No duration swaps at once and completes at the next commit")
  func zero() throws {
    let f = try MotionFixture()
    let (red, blue) = (colored(.red), colored(.blue))
    f.view.addSubview(red)
    f.stage.commit()
    UIView.transition(from: red, to: blue, duration: 0, options: .transitionCurlUp) { f.noting("end")($0) }
    #expect(f.stage.displayList() == DisplayList([fill(.blue)]))
    f.stage.commit()
    #expect(f.log == ["0 end true"])
  }

  @Test("A second transition starts from what is shown; the first hears false")
  func interrupted() throws {
    let f = try MotionFixture()
    f.view.backgroundColor = .red
    f.stage.commit()
    let options: UIView.AnimationOptions = [.transitionCrossDissolve, .curveLinear]
    UIView.transition(with: f.view, duration: 1, options: options) {
      f.view.backgroundColor = .blue
    } completion: {
      f.noting("first")($0)
    }
    f.stage.advance(by: 0.5)
    let before = f.stage.displayList()
    UIView.transition(with: f.view, duration: 1, options: options) {
      f.view.backgroundColor = .green
    } completion: {
      f.noting("second")($0)
    }
    #expect(f.stage.displayList() == before)
    f.stage.advance(by: 2)
    #expect(f.log == ["500 first false", "1500 second true"])
    #expect(f.stage.displayList() == DisplayList([fill(.green)]))
  }

  @Test("Torn down, a transition hears false")
  func tornDown() throws {
    let f = try MotionFixture()
    f.view.backgroundColor = .red
    f.stage.commit()
    UIView.transition(with: f.view, duration: 1, options: .transitionFlipFromTop) {
      f.view.backgroundColor = .blue
    } completion: {
      f.noting("end")($0)
    }
    f.stage.advance(by: 0.5)
    f.stage.tearDown()
    #expect(f.log == ["500 end false"])
  }

  @Test(
    "Each transition field chooses its look",
    arguments: [
      (UIView.AnimationOptions.transitionFlipFromLeft, 1), (.transitionFlipFromRight, 1), (.transitionFlipFromTop, 1),
      (.transitionFlipFromBottom, 1), (.transitionCurlUp, 2), (.transitionCurlDown, 2), (.transitionCrossDissolve, 0),
    ])
  func looks(option: UIView.AnimationOptions, warps: Int) throws {
    let f = try MotionFixture()
    f.view.backgroundColor = .red
    f.stage.commit()
    UIView.transition(with: f.view, duration: 1, options: [option, .allowUserInteraction, .curveLinear]) {
      f.view.backgroundColor = .blue
    }
    f.stage.advance(by: 0.3)
    guard case .clip(_, _, let inner)? = f.stage.displayList().items.first else {
      Issue.record("nothing runs")
      return
    }
    #expect(inner.items.count { if case .warp = $0 { true } else { false } } == warps)
  }

  @Test("A controller's transition dissolves the common superview, and both views stay until the end")
  func controllers() throws {
    let f = try MotionFixture()
    let parent = UIViewController()
    let (a, b) = (UIViewController(), UIViewController())
    f.stage.window.rootViewController = parent
    for (child, color) in [(a, UIColor.red), (b, .blue)] {
      parent.addChild(child)
      child.view.backgroundColor = color
      child.view.frame = parent.view.bounds
    }
    parent.view.addSubview(a.view)
    a.didMove(toParent: parent)
    f.stage.commit()
    parent.transition(from: a, to: b, duration: 0.25, options: .transitionCrossDissolve, animations: nil) {
      f.noting("end")($0)
    }
    f.stage.advance(by: 0.125)
    #expect(parent.view.subviews == [a.view, b.view])
    #expect(f.stage.displayList().description.contains("mix"))
    f.stage.advance(by: 0.125)
    #expect(f.log == ["250 end true"])
    #expect(parent.view.subviews == [b.view])
    #expect(!f.stage.displayList().description.contains("mix"))
  }

  @Test("A layer's transition goes from what was shown when it was added to what the turn leaves")
  func layerTransition() throws {
    let f = try MotionFixture()
    f.view.backgroundColor = .red
    f.stage.commit()
    let push = CATransition()
    push.type = .push
    push.subtype = .fromRight
    push.duration = 0.5
    push.timingFunction = CAMediaTimingFunction(name: .linear)
    f.view.layer.add(push, forKey: nil)
    f.view.backgroundColor = .blue
    f.stage.advance(by: 0.25)
    let moved = DisplayList([
      .transform(
        CGAffineTransform(translationX: -50, y: 0),
        DisplayList([.clip(Path(f.view.bounds), DisplayList([fill(.red)]))])),
      .transform(
        CGAffineTransform(translationX: 50, y: 0),
        DisplayList([.clip(Path(f.view.bounds), DisplayList([fill(.blue)]))])),
    ])
    #expect(f.stage.displayList() == DisplayList([.clip(Path(f.view.bounds), moved)]))
    f.stage.advance(by: 0.25)
    #expect(f.stage.displayList() == DisplayList([fill(.blue)]))
  }

  @Test("Layers' transitions take the transaction's duration where they name none, and can be taken away")
  func layerDuration() throws {
    let f = try MotionFixture()
    f.view.backgroundColor = .red
    f.stage.commit()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    f.view.layer.add(CATransition(), forKey: "fade")
    CATransaction.commit()
    f.view.backgroundColor = .blue
    f.stage.advance(by: 1)
    #expect(f.stage.displayList().description.contains("mix"))
    f.view.layer.removeAllAnimations()
    #expect(f.stage.displayList() == DisplayList([fill(.blue)]))
  }
}
