// The scroll view of scrolled pages, as code finds and follows it; dots; curled pages by a tap and with backs.

import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@MainActor @Suite("Inside a page controller")
struct PageScrollerTests {
  final class Follower: UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    var heard: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.x) }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("begin") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      heard.append("let go")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("rest") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("there") }
  }

  final class Source: UIPageViewControllerDataSource {
    let pages: [UIViewController]
    let dots: Int
    init(_ pages: [UIViewController], dots: Int = 0) { (self.pages, self.dots) = (pages, dots) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      pages.firstIndex { $0 === viewController }.flatMap { $0 > 0 ? pages[$0 - 1] : nil }
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      pages.firstIndex { $0 === viewController }.flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
    }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
    }
  }

  private func pager(
    _ w: World, _ style: UIPageViewController.TransitionStyle = .scroll, dots: Int = 0,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) -> (UIPageViewController, Source) {
    let pager = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal, options: options)
    let source = Source([w["A"], w["B"], w["C"]], dots: dots)
    pager.dataSource = source
    pager.setViewControllers([w["A"]], direction: .forward, animated: false)
    w.show(pager)
    return (pager, source)
  }

  private func scroller(of pager: UIPageViewController) throws -> UIScrollView {
    try #require(pager.view.subviews.compactMap { $0 as? UIScrollView }.first)
  }

  @Test("At rest the page stands in the middle of three places, in the middle of the gap")
  func rest() throws {
    let w = try World(size: CGSize(width: 400, height: 800))
    let (pager, source) = pager(w, options: [.interPageSpacing: 20])
    let scroller = try scroller(of: pager)
    #expect(scroller.frame == CGRect(x: -10, y: 0, width: 420, height: 800))
    #expect(scroller.contentSize == CGSize(width: 1260, height: 0))
    #expect(scroller.contentOffset == CGPoint(x: 420, y: 0))
    #expect(w["A"].view.convert(CGPoint.zero, to: nil) == .zero)
    #expect(w["A"].view.bounds.size == CGSize(width: 400, height: 800))
    withExtendedLifetime(source) {}
  }

  @Test("Whoever follows the offset sees an animated change go all the way, then the rest")
  func followed() throws {
    let w = try World(size: CGSize(width: 400, height: 800))
    let (pager, source) = pager(w)
    let follower = Follower()
    let scroller = try scroller(of: pager)
    scroller.delegate = follower
    pager.setViewControllers([w["B"]], direction: .forward, animated: true)
    w.stage.advance(by: 0.15)
    #expect(isNear(scroller.contentOffset.x, 600, 1e-6))
    #expect(isNear(w["B"].view.convert(CGPoint.zero, to: nil).x, 200, 1e-6))
    try w.stage.settle()
    #expect(follower.offsets.count > 15)
    #expect(follower.offsets.dropLast() == follower.offsets.dropLast().sorted()[...])
    #expect(follower.offsets.suffix(2) == [800, 400])
    #expect(follower.heard == ["there"])
    #expect(w["B"].view.convert(CGPoint.zero, to: nil) == .zero)
    withExtendedLifetime(source) {}
  }

  @Test("A finger tells the scroll view's delegate of its beginning and its end; switched off, it turns nothing")
  func dragged() throws {
    let w = try World(size: CGSize(width: 400, height: 800))
    let (pager, source) = pager(w)
    let follower = Follower()
    let scroller = try scroller(of: pager)
    scroller.delegate = follower
    func drag() throws {
      w.stage.touchBegan(at: CGPoint(x: 300, y: 400))
      for x in stride(from: 280, through: 60, by: -20) {
        w.stage.advance(by: 0.02)
        w.stage.touchMoved(at: CGPoint(x: x, y: 400))
      }
      if scroller.isScrollEnabled { #expect(scroller.isDragging) }
      w.stage.touchEnded(at: CGPoint(x: 60, y: 400))
      try w.stage.settle()
    }
    scroller.isScrollEnabled = false
    try drag()
    #expect(pager.viewControllers == [w["A"]])
    #expect(follower.heard == [])
    scroller.isScrollEnabled = true
    try drag()
    #expect(pager.viewControllers == [w["B"]])
    #expect(follower.heard == ["begin", "let go", "rest"])
    #expect(!scroller.isDragging)
    withExtendedLifetime(source) {}
  }

  @Test("Dots are counted when pages are set, move with swipes, and take their room from the page")
  func dots() throws {
    let w = try World(size: CGSize(width: 400, height: 800))
    let (pager, source) = pager(w, dots: 3)
    let dots = try #require(pager.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(dots.frame == CGRect(x: 0, y: 763, width: 400, height: 37))
    #expect((dots.numberOfPages, dots.currentPage) == (3, 0))
    #expect(w["A"].view.bounds.height == 763)
    pager.setViewControllers([w["C"]], direction: .forward, animated: false)
    w.stage.commit()
    #expect(dots.currentPage == 2)
    #expect(pager.beginSwipe(.reverse))
    pager.endSwipe(cancelled: false)
    try w.stage.settle()
    #expect(dots.currentPage == 1)
    withExtendedLifetime(source) {}
  }

  @Test("A tap on the outer quarter turns a curled page, one in the middle does not")
  func tap() throws {
    let w = try World(size: CGSize(width: 400, height: 800))
    let (pager, source) = pager(w, .pageCurl)
    #expect(pager.gestureRecognizers.count == 2)
    #expect(pager.spineLocation == .min)
    func tap(_ x: CGFloat) throws {
      w.stage.touchBegan(at: CGPoint(x: x, y: 400))
      w.stage.touchEnded(at: CGPoint(x: x, y: 400))
      try w.stage.settle()
    }
    try tap(200)
    #expect(pager.viewControllers == [w["A"]])
    try tap(350)
    #expect(pager.viewControllers == [w["B"]])
    try tap(50)
    #expect(pager.viewControllers == [w["A"]])
    try tap(50)
    #expect(pager.viewControllers == [w["A"]])
    #expect(w.stage.trace.violations.isEmpty)
    withExtendedLifetime(source) {}
  }

  @Test("A page with a back turns to the front after it")
  func doubleSided() throws {
    let w = try World(size: CGSize(width: 400, height: 800))
    let (pager, source) = pager(w, .pageCurl)
    pager.isDoubleSided = true
    #expect(pager.beginSwipe(.forward))
    pager.endSwipe(cancelled: false)
    try w.stage.settle()
    #expect(pager.viewControllers == [w["C"]])
    withExtendedLifetime(source) {}
  }
}
