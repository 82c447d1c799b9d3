// The pop from the left edge, by touches alone.

import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@MainActor @Suite("The pop from the edge")
struct PopGestureTests {
  let w: World
  let nav: UINavigationController

  init() throws {
    w = try World(size: CGSize(width: 400, height: 800))
    nav = Situation.navigation(w, "A", "B")
    w["A"].loadViewIfNeeded()
    w.start()
  }

  private func drag(from x: CGFloat, to end: CGFloat, y: CGFloat = 400, endY: CGFloat = 400, in seconds: TimeInterval) {
    w.stage.touchBegan(at: CGPoint(x: x, y: y))
    for step in 1...10 {
      w.stage.advance(by: seconds / 10)
      let part = CGFloat(step) / 10
      w.stage.touchMoved(at: CGPoint(x: x + (end - x) * part, y: y + (endY - y) * part))
    }
    w.stage.touchEnded(at: CGPoint(x: end, y: endY))
  }

  private var order: [String] { w.lines.filter { !$0.contains("Layout") && !$0.contains("Constraints") } }

  @Test("A drag past the middle pops")
  func pops() throws {
    drag(from: 5, to: 300, in: 1)
    #expect(nav.viewControllers == [w["A"]])
    try w.stage.settle()
    #expect(
      order == [
        "B.willMove(toParent: nil)",
        "B.viewWillDisappear(true)",
        "A.viewWillAppear(true)",
        "A.viewIsAppearing(true)",
        "B.viewDidDisappear(true)",
        "A.viewDidAppear(true)",
        "B.didMove(toParent: nil)",
        // The page below had never been seen: its first appearance brings its didMove.
        "A.didMove(toParent: nav)",
      ])
    #expect(w.stage.trace.violations.isEmpty)
  }

  @Test("The page under the finger follows it")
  func follows() {
    w.stage.touchBegan(at: CGPoint(x: 5, y: 400))
    w.stage.touchMoved(at: CGPoint(x: 105, y: 400))
    #expect(w["B"].view.frame.minX == 100)
    #expect(nav.transitionCoordinator?.isInteractive == true)
    w.stage.touchMoved(at: CGPoint(x: 205, y: 400))
    #expect(w["B"].view.frame.minX == 200)
  }

  @Test("A drag short of the middle is called off, and the stack is what it was")
  func calledOff() throws {
    drag(from: 5, to: 105, in: 1)
    try w.stage.settle()
    #expect(nav.viewControllers == [w["A"], w["B"]])
    #expect(
      order == [
        "B.willMove(toParent: nil)",
        "B.viewWillDisappear(true)",
        "A.viewWillAppear(true)",
        "A.viewIsAppearing(true)",
        "A.viewWillDisappear(true)",
        "A.viewDidDisappear(true)",
        "B.viewWillAppear(true)",
        "B.viewIsAppearing(true)",
        "B.viewDidAppear(true)",
        "B.didMove(toParent: nav)",
      ])
    #expect(w.stage.trace.violations.isEmpty)
  }

  @Test("A short flick pops")
  func flick() throws {
    drag(from: 5, to: 105, in: 0.1)
    try w.stage.settle()
    #expect(nav.viewControllers == [w["A"]])
  }

  @Test("A touch that is taken away calls the pop off")
  func cancelled() throws {
    w.stage.touchBegan(at: CGPoint(x: 5, y: 400))
    w.stage.touchMoved(at: CGPoint(x: 350, y: 400))
    w.stage.touchCancelled()
    try w.stage.settle()
    #expect(nav.viewControllers == [w["A"], w["B"]])
  }

  @Test("Drags elsewhere, along the edge, with the recogniser off, or at the bottom of the stack pop nothing")
  func nothing() throws {
    drag(from: 200, to: 390, in: 0.2)
    drag(from: 5, to: 20, y: 100, endY: 500, in: 0.2)
    nav.interactivePopGestureRecognizer?.isEnabled = false
    drag(from: 5, to: 390, in: 0.2)
    try w.stage.settle()
    #expect(nav.viewControllers == [w["A"], w["B"]])
    #expect(order == [])
    nav.interactivePopGestureRecognizer?.isEnabled = true
    nav.popToRootViewController(animated: false)
    try w.stage.settle()
    w.start()
    drag(from: 5, to: 390, in: 0.2)
    try w.stage.settle()
    #expect(order == [])
  }

  @Test("A delegate may forbid it")
  func delegate() throws {
    final class Forbids: UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let forbids = Forbids()
    nav.interactivePopGestureRecognizer?.delegate = forbids
    drag(from: 5, to: 390, in: 0.2)
    try w.stage.settle()
    #expect(nav.viewControllers.count == 2)
  }

  @Test("A scroll view in the page leaves the edge to the pop, and scrolls elsewhere")
  func scrollView() throws {
    let scroll = UIScrollView(frame: w["B"].view.bounds)
    scroll.contentSize = CGSize(width: 2000, height: 800)
    scroll.contentOffset.x = 500
    w["B"].view.addSubview(scroll)
    w.stage.commit()
    drag(from: 300, to: 200, in: 0.5)
    try w.stage.settle()
    #expect(scroll.contentOffset.x > 550)
    let offset = scroll.contentOffset
    drag(from: 5, to: 300, in: 1)
    try w.stage.settle()
    #expect(scroll.contentOffset == offset)
    #expect(nav.viewControllers == [w["A"]])
  }
}
