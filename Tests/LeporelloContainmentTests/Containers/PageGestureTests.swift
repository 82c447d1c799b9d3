// Swipes between the pages of a page controller, by touches alone.

import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@MainActor @Suite("Swipes of a page controller")
struct PageGestureTests {
  final class Listener: UIPageViewControllerDelegate {
    var heard: [String] = []
    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { heard.append("to \(pendingViewControllers.map(\.traceName))") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { heard.append("from \(previousViewControllers.map(\.traceName)) \(completed)") }
  }

  private func pager(
    _ w: World, _ style: UIPageViewController.TransitionStyle = .scroll,
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal
  ) -> (UIPageViewController, PageSource, Listener) {
    let pager = UIPageViewController(transitionStyle: style, navigationOrientation: orientation)
    pager.traceName = "V"
    let source = PageSource([w["A"], w["B"], w["C"]])
    let listener = Listener()
    pager.dataSource = source
    pager.delegate = listener
    pager.setViewControllers([w["A"]], direction: .forward, animated: false)
    w.show(pager)
    w.start()
    return (pager, source, listener)
  }

  private func drag(_ w: World, by delta: CGPoint, in seconds: TimeInterval) throws {
    let start = CGPoint(x: 200, y: 400)
    w.stage.touchBegan(at: start)
    for step in 1...10 {
      w.stage.advance(by: seconds / 10)
      let part = CGFloat(step) / 10
      w.stage.touchMoved(at: CGPoint(x: start.x + delta.x * part, y: start.y + delta.y * part))
    }
    w.stage.touchEnded(at: CGPoint(x: start.x + delta.x, y: start.y + delta.y))
    try w.stage.settle()
  }

  private func appearance(_ w: World) -> [String] {
    w.lines.filter { $0.contains("ppear(") && !$0.contains("Appearing") }
  }

  @Test("A swipe to the left goes on to the next page, in the order of a scroll")
  func forward() throws {
    let w = try World(size: CGSize(width: 400, height: 800))
    let (pager, source, listener) = pager(w)
    try drag(w, by: CGPoint(x: -150, y: 0), in: 0.2)
    #expect(pager.viewControllers == [w["B"]])
    #expect(
      appearance(w) == [
        "B.viewWillAppear(true)", "A.viewWillDisappear(true)", "B.viewDidAppear(true)", "A.viewDidDisappear(true)",
      ])
    #expect(listener.heard == ["to [\"B\"]", "from [\"A\"] true"])
    #expect(w.stage.trace.violations.isEmpty)
    withExtendedLifetime(source) {}
  }

  @Test("A slow short swipe goes back, in the order of a scroll")
  func back() throws {
    let w = try World(size: CGSize(width: 400, height: 800))
    let (pager, source, listener) = pager(w)
    try drag(w, by: CGPoint(x: -100, y: 0), in: 2)
    #expect(pager.viewControllers == [w["A"]])
    #expect(
      appearance(w) == [
        "B.viewWillAppear(true)", "A.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewDidAppear(true)",
        "B.viewWillDisappear(true)", "B.viewDidDisappear(true)",
      ])
    #expect(listener.heard == ["to [\"B\"]", "from [\"A\"] false"])
    #expect(w.stage.trace.violations.isEmpty)
    withExtendedLifetime(source) {}
  }

  @Test("A curl follows the finger too, in its own order")
  func curl() throws {
    let w = try World(size: CGSize(width: 400, height: 800))
    let (pager, source, listener) = pager(w, .pageCurl)
    try drag(w, by: CGPoint(x: -300, y: 0), in: 0.5)
    #expect(pager.viewControllers == [w["B"]])
    #expect(
      appearance(w) == [
        "B.viewWillAppear(true)", "A.viewWillDisappear(true)", "A.viewDidDisappear(true)", "B.viewDidAppear(true)",
      ])
    withExtendedLifetime((source, listener)) {}
  }

  @Test("A vertical pager turns by a drag upwards, and not by one across")
  func vertical() throws {
    let w = try World(size: CGSize(width: 400, height: 800))
    let (pager, source, listener) = pager(w, .scroll, .vertical)
    try drag(w, by: CGPoint(x: -150, y: 0), in: 0.2)
    #expect(pager.viewControllers == [w["A"]])
    try drag(w, by: CGPoint(x: 0, y: -300), in: 0.2)
    #expect(pager.viewControllers == [w["B"]])
    try drag(w, by: CGPoint(x: 0, y: 300), in: 0.2)
    #expect(pager.viewControllers == [w["A"]])
    withExtendedLifetime((source, listener)) {}
  }

  @Test("Where no page is that way, nothing happens")
  func end() throws {
    let w = try World(size: CGSize(width: 400, height: 800))
    let (pager, source, listener) = pager(w)
    try drag(w, by: CGPoint(x: 150, y: 0), in: 0.2)
    #expect(pager.viewControllers == [w["A"]])
    #expect(appearance(w) == [])
    #expect(listener.heard == [])
    withExtendedLifetime(source) {}
  }
}
