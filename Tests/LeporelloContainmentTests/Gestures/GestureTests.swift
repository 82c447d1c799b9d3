// Touches, recognisers and views.

import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@Suite("Gestures") @MainActor
struct GestureTests {
  let stage: Stage
  let box = TouchLog(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  var log: [String] { box.calls }

  init() throws {
    stage = try Stage(size: CGSize(width: 300, height: 300), scale: 1, text: .wireframe)
    let controller = UIViewController()
    stage.window.rootViewController = controller
    controller.view.addSubview(box)
    stage.commit()
  }

  private func record(_ recognizer: UIGestureRecognizer, _ name: String) {
    recognizer.addAction { [box] in box.calls.append("\(name).\($0.state)") }
  }

  @Test("a tap is recognised at the end and takes the touch from the view")
  func tap() {
    let tap = UITapGestureRecognizer()
    record(tap, "tap")
    box.addGestureRecognizer(tap)
    stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(log == ["began", "cancelled", "tap.ended"])
    #expect(tap.state == .possible)
  }

  @Test("a pan begins after ten points, follows, and ends")
  func pan() {
    let pan = UIPanGestureRecognizer()
    record(pan, "pan")
    box.addGestureRecognizer(pan)
    stage.touchBegan(at: CGPoint(x: 50, y: 50))
    stage.touchMoved(at: CGPoint(x: 55, y: 50))
    stage.advance(by: 0.05)
    stage.touchMoved(at: CGPoint(x: 80, y: 50))
    stage.advance(by: 0.05)
    stage.touchMoved(at: CGPoint(x: 100, y: 60))
    #expect(pan.translation(in: box) == CGPoint(x: 50, y: 10))
    #expect(pan.velocity(in: box) == CGPoint(x: 450, y: 100))
    pan.setTranslation(.zero, in: box)
    stage.touchEnded(at: CGPoint(x: 100, y: 60))
    #expect(log == ["began", "moved", "cancelled", "pan.began", "pan.changed", "pan.ended"])
  }

  @Test("a cancelled touch cancels the gesture")
  func cancelled() {
    let pan = UIPanGestureRecognizer()
    record(pan, "pan")
    box.addGestureRecognizer(pan)
    stage.touchBegan(at: CGPoint(x: 50, y: 50))
    stage.touchMoved(at: CGPoint(x: 90, y: 50))
    stage.touchCancelled(at: CGPoint(x: 90, y: 50))
    #expect(log.suffix(2) == ["pan.began", "pan.cancelled"])
  }

  @Test("switching a recogniser off cancels what it recognises")
  func disabled() {
    let pan = UIPanGestureRecognizer()
    record(pan, "pan")
    box.addGestureRecognizer(pan)
    stage.touchBegan(at: CGPoint(x: 50, y: 50))
    stage.touchMoved(at: CGPoint(x: 90, y: 50))
    pan.isEnabled = false
    stage.touchMoved(at: CGPoint(x: 120, y: 50))
    #expect(log.suffix(2) == ["pan.began", "pan.cancelled"])
  }

  @Test("an edge pan begins at its edge only, inwards only")
  func edge() {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    record(pan, "edge")
    box.addGestureRecognizer(pan)
    for (start, end) in [(100.0, 160.0), (5, 5), (5, 60)] {
      stage.touchBegan(at: CGPoint(x: start, y: 50))
      stage.touchMoved(at: CGPoint(x: end, y: start == end ? 120 : 50))
      stage.touchEnded(at: CGPoint(x: end, y: 50))
    }
    #expect(log.filter { $0.hasPrefix("edge") } == ["edge.began", "edge.ended"])
  }

  @Test("the inner of two pans wins, unless the delegate lets both run")
  func rivals() {
    let (inner, outer) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    record(inner, "inner")
    record(outer, "outer")
    box.addGestureRecognizer(inner)
    box.superview?.addGestureRecognizer(outer)
    func drag() {
      stage.touchBegan(at: CGPoint(x: 50, y: 50))
      stage.touchMoved(at: CGPoint(x: 90, y: 50))
      stage.touchEnded(at: CGPoint(x: 90, y: 50))
    }
    drag()
    #expect(log == ["began", "cancelled", "inner.began", "inner.ended"])
    box.calls = []
    inner.delegate = box
    box.allowsBoth = true
    drag()
    #expect(log == ["began", "cancelled", "inner.began", "outer.began", "inner.ended", "outer.ended"])
  }

  @Test("a delegate that refuses lets the other gesture begin")
  func refused() {
    let (inner, outer) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    record(inner, "inner")
    record(outer, "outer")
    box.addGestureRecognizer(inner)
    box.superview?.addGestureRecognizer(outer)
    inner.delegate = box
    box.allowsBeginning = false
    stage.touchBegan(at: CGPoint(x: 50, y: 50))
    stage.touchMoved(at: CGPoint(x: 90, y: 50))
    #expect(log == ["began", "cancelled", "outer.began"])
  }

  @Test("a single tap waits for a double tap to fail", arguments: [1, 2])
  func doubleTap(taps: Int) {
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    record(single, "single")
    record(double, "double")
    box.addGestureRecognizer(single)
    box.addGestureRecognizer(double)
    single.require(toFail: double)
    for _ in 0..<taps {
      stage.tap(at: CGPoint(x: 50, y: 50))
      stage.advance(by: 0.1)
    }
    stage.advance(by: 1)
    #expect(log.filter { $0.contains(".") } == (taps == 1 ? ["single.ended"] : ["double.ended"]))
  }

  @Test("a long press begins when its time is over")
  func longPress() {
    let press = UILongPressGestureRecognizer()
    record(press, "press")
    box.addGestureRecognizer(press)
    stage.touchBegan(at: CGPoint(x: 50, y: 50))
    stage.advance(by: 0.49)
    #expect(log == ["began"])
    stage.advance(by: 0.01)
    stage.touchEnded(at: CGPoint(x: 50, y: 50))
    #expect(log == ["began", "cancelled", "press.began", "press.ended"])
  }

  @Test("a swipe is recognised in its direction")
  func swipe() {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .left
    record(swipe, "swipe")
    box.addGestureRecognizer(swipe)
    for end in [190.0, 20] {
      stage.touchBegan(at: CGPoint(x: 100, y: 50))
      stage.advance(by: 0.1)
      stage.touchMoved(at: CGPoint(x: end, y: 50))
      stage.touchEnded(at: CGPoint(x: end, y: 50))
    }
    #expect(log.filter { $0.hasPrefix("swipe") } == ["swipe.ended"])
  }

  @Test("a method of a target is called without keeping the target")
  func target() {
    final class Target {
      var calls = 0
      func tapped(_ tap: UITapGestureRecognizer) { calls += 1 }
    }
    var target: Target? = Target()
    weak let reference = target
    let tap = UITapGestureRecognizer(target: target ?? Target(), action: Target.tapped)
    box.addGestureRecognizer(tap)
    stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(target?.calls == 1)
    target = nil
    #expect(reference == nil)
  }

  @Test("hit testing skips what is hidden, nearly clear, switched off or outside its superview")
  func hitTesting() {
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    box.addSubview(inner)
    let point = CGPoint(x: 20, y: 20)
    func found() -> UIView? { stage.window.hitTest(point, with: nil) }
    #expect(found() === inner)
    inner.isHidden = true
    #expect(found() === box)
    inner.isHidden = false
    inner.alpha = 0.009
    #expect(found() === box)
    inner.alpha = 0.01
    #expect(found() === inner)
    inner.isUserInteractionEnabled = false
    #expect(found() === box)
    inner.isUserInteractionEnabled = true
    inner.frame.origin = CGPoint(x: 220, y: 0)
    #expect(stage.window.hitTest(CGPoint(x: 230, y: 10), with: nil) !== inner)
  }

  @Test("the frontmost of two views is hit")
  func frontmost() {
    let (a, b) = (UIView(frame: box.bounds), UIView(frame: box.bounds))
    box.addSubview(a)
    box.addSubview(b)
    #expect(box.hitTest(CGPoint(x: 5, y: 5), with: nil) === b)
    box.bringSubviewToFront(a)
    #expect(box.hitTest(CGPoint(x: 5, y: 5), with: nil) === a)
  }

  @Test("touches go up the responder chain to the controller and beyond")
  func responderChain() {
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    box.addSubview(inner)
    stage.touchBegan(at: CGPoint(x: 20, y: 20))
    stage.touchMoved(at: CGPoint(x: 22, y: 20))
    stage.touchEnded(at: CGPoint(x: 22, y: 20))
    #expect(log == ["began", "moved", "ended"])
  }
}

/// Writes down the touches it hears of.
@MainActor final class TouchLog: UIView, UIGestureRecognizerDelegate {
  var calls: [String] = []
  var allowsBoth = false
  var allowsBeginning = true

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("cancelled") }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { allowsBoth }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    allowsBeginning || gestureRecognizer.delegate == nil
  }
}
