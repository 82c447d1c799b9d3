// A scroll view under a finger and under code, on the virtual clock.

import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@Suite("Scroll views") @MainActor
struct ScrollViewTests {
  let stage: Stage
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let log = ScrollLog()

  init() throws {
    stage = try Stage(size: CGSize(width: 300, height: 400), scale: 1, text: .wireframe)
    let controller = UIViewController()
    stage.window.rootViewController = controller
    controller.view.addSubview(scroll)
    scroll.contentSize = CGSize(width: 900, height: 400)
    scroll.delegate = log
    stage.commit()
  }

  private func drag(from start: CGFloat, to end: CGFloat, over duration: TimeInterval, steps: Int = 5) {
    stage.touchBegan(at: CGPoint(x: start, y: 200))
    for step in 1...steps {
      stage.advance(by: duration / Double(steps))
      stage.touchMoved(at: CGPoint(x: start + (end - start) * CGFloat(step) / CGFloat(steps), y: 200))
    }
  }

  @Test("a flick calls the delegate in UIKit's order")
  func order() throws {
    drag(from: 250, to: 150, over: 0.1)
    stage.touchEnded(at: CGPoint(x: 150, y: 200))
    try stage.settle()
    #expect(
      log.withoutRepeats == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
        "didScroll", "didEndDecelerating",
      ])
    #expect(log.velocity.map { ($0.x * 100).rounded() / 100 } == 1)
    #expect(!scroll.isDecelerating)
  }

  @Test("content follows the finger, and resists past its edge")
  func following() {
    drag(from: 200, to: 100, over: 1)
    #expect(scroll.contentOffset.x == 100)
    stage.touchMoved(at: CGPoint(x: 300, y: 200))
    #expect(abs(scroll.contentOffset.x + ScrollPhysics.rubberBand(100, dimension: 300)) < 1e-9)
    #expect(scroll.isDragging && scroll.isTracking)
  }

  @Test("without bounces content stops at its edge")
  func noBounce() {
    scroll.bounces = false
    drag(from: 100, to: 250, over: 0.2)
    #expect(scroll.contentOffset.x == 0)
  }

  @Test("content left past its edge springs back")
  func springBack() throws {
    drag(from: 100, to: 250, over: 1)
    stage.advance(by: 0.2)
    stage.touchEnded(at: CGPoint(x: 250, y: 200))
    #expect(scroll.isDecelerating)
    try stage.settle()
    #expect(scroll.contentOffset == .zero)
  }

  @Test("a finger that rests before it lifts leaves the content where it is")
  func rest() {
    drag(from: 250, to: 150, over: 0.1)
    stage.advance(by: 0.5)
    stage.touchEnded(at: CGPoint(x: 150, y: 200))
    #expect(log.calls.suffix(2) == ["willEndDragging", "didEndDragging(false)"])
    #expect(scroll.contentOffset.x == 100)
  }

  @Test("coasting ends where the rate says")
  func coasting() throws {
    scroll.contentSize.width = 5000
    drag(from: 250, to: 150, over: 0.1)
    stage.touchEnded(at: CGPoint(x: 150, y: 200))
    try stage.settle()
    #expect(abs(scroll.contentOffset.x - (100 + 1000 / (1000 * -log2(0.998) * 0.693_147_180_6))) < 0.01)
  }

  @Test(
    "pages: a slow short drag returns, a long one and a flick turn one page",
    arguments: [
      (to: 220 as CGFloat, rests: true, page: 0 as CGFloat), (to: 80, rests: true, page: 1),
      (to: 220, rests: false, page: 1),
      (to: -30, rests: false, page: 1),
    ])
  func paging(to: CGFloat, rests: Bool, page: CGFloat) throws {
    scroll.isPagingEnabled = true
    drag(from: 250, to: to, over: 0.08)
    if rests { stage.advance(by: 0.3) }
    stage.touchEnded(at: CGPoint(x: to, y: 200))
    try stage.settle()
    #expect(scroll.contentOffset.x == page * 300)
  }

  @Test("the delegate chooses where coasting ends")
  func chosenTarget() throws {
    log.target = CGPoint(x: 450, y: 0)
    drag(from: 250, to: 150, over: 0.1)
    stage.touchEnded(at: CGPoint(x: 150, y: 200))
    try stage.settle()
    #expect(scroll.contentOffset.x == 450)
  }

  @Test("an animated offset takes 0.3 seconds, ends exactly, and is told once")
  func animatedOffset() {
    scroll.setContentOffset(CGPoint(x: 300, y: 0), animated: true)
    stage.advance(by: 0.15)
    #expect(scroll.contentOffset.x > 100 && scroll.contentOffset.x < 200)
    stage.advance(by: 0.15)
    #expect(scroll.contentOffset.x == 300)
    #expect(log.withoutRepeats == ["didScroll", "didEndScrollingAnimation"])
    scroll.setContentOffset(CGPoint(x: 300, y: 0), animated: true)
    stage.advance(by: 1)
    #expect(log.calls.last == "didEndScrollingAnimation")
    #expect(log.calls.count { $0 == "didEndScrollingAnimation" } == 1)
  }

  @Test("a touch catches coasting content at once")
  func catching() {
    drag(from: 250, to: 150, over: 0.1)
    stage.touchEnded(at: CGPoint(x: 150, y: 200))
    stage.advance(by: 0.1)
    let offset = scroll.contentOffset
    stage.touchBegan(at: CGPoint(x: 100, y: 100))
    stage.advance(by: 1)
    #expect(scroll.contentOffset == offset)
    #expect(log.calls.last == "willBeginDragging")
  }

  @Test("a drag along an axis that does not scroll is not taken")
  func otherAxis() {
    stage.touchBegan(at: CGPoint(x: 100, y: 300))
    stage.touchMoved(at: CGPoint(x: 100, y: 100))
    #expect(log.calls.isEmpty)
  }

  @Test("an inner pager at its end leaves the drag to the outer one")
  func nested() throws {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    inner.contentSize = CGSize(width: 600, height: 400)
    inner.isPagingEnabled = true
    scroll.isPagingEnabled = true
    scroll.addSubview(inner)
    inner.contentOffset.x = 300
    drag(from: 250, to: 50, over: 0.1)
    stage.touchEnded(at: CGPoint(x: 50, y: 200))
    try stage.settle()
    #expect(scroll.contentOffset.x == 300)
    #expect(inner.contentOffset.x == 300)
  }
}

/// Writes down what a scroll view tells.
@MainActor final class ScrollLog: UIScrollViewDelegate {
  var calls: [String] = []
  var velocity: CGPoint?
  var target: CGPoint?

  /// The calls with runs of equal ones shown once.
  var withoutRepeats: [String] {
    calls.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("didScroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("willEndDragging")
    self.velocity = velocity
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("didEndDragging(\(decelerate))")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("didEndScrollingAnimation") }
}
