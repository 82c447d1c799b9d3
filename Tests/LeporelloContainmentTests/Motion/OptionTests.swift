// The options of animations and transitions: their numbers, their fields, and what each does in a swap of controllers.

import LeporelloGraphics
import LeporelloTransitions
import Testing

@testable import LeporelloContainment

@MainActor @Suite("Animation options")
struct OptionTests {
  @Test(
    "Raw values are UIKit's",
    arguments: [
      (UIView.AnimationOptions.layoutSubviews, UInt(1)), (.allowUserInteraction, 2), (.beginFromCurrentState, 4),
      (.repeat, 8), (.autoreverse, 16), (.overrideInheritedDuration, 32), (.overrideInheritedCurve, 64),
      (.allowAnimatedContent, 128), (.showHideTransitionViews, 256), (.overrideInheritedOptions, 512),
      (.curveEaseInOut, 0), (.curveEaseIn, 65536), (.curveEaseOut, 131072), (.curveLinear, 196608),
      (.transitionFlipFromLeft, 1_048_576), (.transitionFlipFromRight, 2_097_152), (.transitionCurlUp, 3_145_728),
      (.transitionCurlDown, 4_194_304), (.transitionCrossDissolve, 5_242_880), (.transitionFlipFromTop, 6_291_456),
      (.transitionFlipFromBottom, 7_340_032), (.preferredFramesPerSecond60, 50_331_648),
      (.preferredFramesPerSecond30, 117_440_512), (.flushUpdates, 1 << 29),
    ])
  func rawValues(option: UIView.AnimationOptions, raw: UInt) { #expect(option.rawValue == raw) }

  @Test("Curve, transition and rate are fields: none of them is mistaken for another")
  func fields() {
    let all: UIView.AnimationOptions = [
      .curveLinear, .transitionCrossDissolve, .preferredFramesPerSecond30, .flushUpdates, .layoutSubviews, .repeat,
    ]
    #expect(all.curve == .linear)
    #expect(all.transition is CrossDissolve)
    #expect(UIView.AnimationOptions.preferredFramesPerSecond60.transition == nil)
    #expect(UIView.AnimationOptions.flushUpdates.transition == nil)
    #expect(UIView.AnimationOptions.transitionCurlUp.curve == .easeInOut)
  }

  private func swap(
    _ w: World, duration: TimeInterval, options: UIView.AnimationOptions, hidden: Bool = false,
    animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    w.visibleParent("A")
    w["P"].addChild(w["B"])
    w["B"].view.isHidden = hidden
    w["A"].willMove(toParent: nil)
    w.start()
    w["P"].transition(
      from: w["A"], to: w["B"], duration: duration, options: options, animations: animations,
      completion: completion)
  }

  nonisolated private static let kinds: [UIView.AnimationOptions] = [
    [], .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .overrideInheritedDuration,
    .overrideInheritedCurve, .allowAnimatedContent, .showHideTransitionViews, .overrideInheritedOptions,
    .curveEaseIn, .curveLinear, .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp,
    .transitionCurlDown, [.transitionCrossDissolve, .allowAnimatedContent], .transitionFlipFromTop,
    [.transitionFlipFromBottom, .curveEaseOut], .preferredFramesPerSecond30, .flushUpdates,
  ]

  @Test(
    "A swap of controllers with any option has one order, takes its time and exchanges the views",
    arguments: OptionTests.kinds)
  func order(options: UIView.AnimationOptions) throws {
    let w = try World()
    var finished: [String] = []
    w.stage.run {
      swap(w, duration: 0.4, options: options) {
        w["B"].view.alpha = 0.5
      } completion: {
        finished.append("\(w.stage.now) \($0)")
      }
      #expect(w["B"].view.superview === w["P"].view)
      w.stage.advance(by: 0.2)
      #expect(finished == [])
      w.stage.advance(by: 0.2)
    }
    let appearance = w.lines.filter { $0.contains("ppear(") }
    #expect(
      appearance == [
        "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewDidAppear(true)", "A.viewDidDisappear(true)",
      ])
    #expect(finished == ["0.4 true"])
    #expect(w["A"].view.superview == nil)
    #expect(w["B"].view.alpha == 0.5)
  }

  @Test(
    "No time, nothing to run and nobody to tell: the swap is done at the end of the turn", arguments: [0, -1, .nan])
  func atOnce(duration: TimeInterval) throws {
    let w = try World()
    w.stage.run {
      swap(w, duration: duration, options: .transitionFlipFromLeft)
      w.stage.commit()
    }
    #expect(
      w.lines.filter { $0.contains("ppear(") } == [
        "A.viewWillDisappear(false)", "B.viewWillAppear(false)", "B.viewDidAppear(false)", "A.viewDidDisappear(false)",
      ])
    #expect(w["P"].view.subviews == [w["B"].view])
  }

  @Test("A hidden view that showHideTransitionViews brings is shown")
  func showHide() throws {
    let w = try World()
    w.stage.run {
      swap(w, duration: 0.1, options: [.showHideTransitionViews, .transitionCrossDissolve], hidden: true)
      #expect(!w["B"].view.isHidden)
      w.stage.advance(by: 0.2)
    }
    #expect(w["P"].view.subviews == [w["B"].view])
  }

  @Test("A swap cut off by another on the same view, and one torn down, hear false", arguments: [true, false])
  func cutOff(tearsDown: Bool) throws {
    let w = try World()
    var heard: [Bool] = []
    w.stage.run {
      swap(w, duration: 1, options: .transitionCrossDissolve, completion: { heard.append($0) })
      w.stage.advance(by: 0.5)
      if tearsDown {
        w.stage.tearDown()
      } else {
        UIView.transition(with: w["P"].view, duration: 0.1, options: .transitionCurlUp, animations: nil)
        w.stage.commit()
      }
    }
    #expect(heard == [false])
    #expect(
      w.lines.suffix(2).contains { $0.hasPrefix("A.viewDidDisappear") } || w["A"].appearance.state == .disappeared)
  }

  @Test("Repeating and going back and forth, a transition swings for ever and hears false at its end")
  func swinging() throws {
    let f = try MotionFixture()
    f.view.backgroundColor = .red
    f.stage.commit()
    UIView.transition(
      with: f.view, duration: 1, options: [.transitionCrossDissolve, .repeat, .autoreverse, .curveLinear]
    ) {
      f.view.backgroundColor = .blue
    } completion: {
      f.noting("end")($0)
    }
    try f.stage.settle()
    f.stage.advance(by: 1.75)
    let text = f.stage.displayList().description
    #expect(text.contains("0.25"))
    f.view.layer.removeAllAnimations()
    f.stage.commit()
    #expect(f.log == ["1750 end false"])
  }

  @Test("Touches pass by what is animated, unless they are allowed")
  func touches() throws {
    for allows in [false, true] {
      let f = try MotionFixture()
      let inside = CGPoint(x: 50, y: 50)
      UIView.animate(withDuration: 1, delay: 0, options: allows ? .allowUserInteraction : []) { f.view.alpha = 0.5 }
      #expect((f.stage.window.hitTest(inside, with: nil) === f.view) == allows)
      f.stage.advance(by: 1)
      #expect(f.stage.window.hitTest(inside, with: nil) === f.view)
      UIView.transition(
        with: f.view, duration: 1, options: allows ? [.transitionCurlUp, .allowUserInteraction] : .transitionCurlUp,
        animations: nil)
      f.stage.advance(by: 0.5)
      #expect((f.stage.window.hitTest(inside, with: nil) === f.view) == allows)
    }
  }

  @Test("Flushing lays out what waited without animating, and what the block asks for animating")
  func flush() throws {
    final class Row: UIView {
      let child = UIView()
      var inset: CGFloat = 0 { didSet { setNeedsLayout() } }
      override func layoutSubviews() { child.frame = bounds.insetBy(dx: inset, dy: 0) }
    }
    let f = try MotionFixture()
    let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    row.addSubview(row.child)
    f.stage.window.addSubview(row)
    f.stage.commit()
    row.inset = 10
    UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear]) { row.inset = 30 }
    f.stage.advance(by: 0.5)
    #expect(row.child.layer.presentation()?.frame.minX == 20)
  }
}
