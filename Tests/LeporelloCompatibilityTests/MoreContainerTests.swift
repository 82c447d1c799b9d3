// More containers written as for iOS: a strip over a collection view, a presentation of one's own, a reveal by layers.

import Leporello
import Testing

@MainActor @Suite("Containers of collections, presentations and layers")
struct MoreContainerTests {
  @Test("A strip of titles: a tap on a title scrolls to its page, and the indicator follows")
  func strip() throws {
    final class Source: StripPagerControllerDataSource {
      let pages = ["A", "B", "C"].map { PageController($0) }
      func titles(in pager: StripPagerController) -> [String] { return ["First", "Second", "Third"] }
      func stripPager(_ pager: StripPagerController, pageAt index: Int) -> UIViewController { return pages[index] }
    }
    let source = Source()
    let pager = StripPagerController()
    pager.dataSource = source
    let theatre = try Theatre(pager, name: "P")
    #expect(
      theatre.takeOrder() == [
        "P.viewDidLoad", "A.willMove(toParent: P)", "A.viewDidLoad", "A.didMove(toParent: P)",
        "P.viewWillAppear(false)", "A.viewWillAppear(false)", "P.viewIsAppearing(false)", "A.viewIsAppearing(false)",
        "P.viewDidAppear(false)", "A.viewDidAppear(false)",
      ])
    #expect(pager.strip.visibleCells.count == 3)
    #expect(pager.strip.visibleCells.map { $0.isSelected } == [true, false, false])
    let second = pager.strip.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame ?? .zero
    theatre.stage.tap(at: CGPoint(x: second.midX, y: 20))
    try theatre.stage.settle()
    #expect(
      theatre.takeOrder() == [
        "B.viewDidLoad", "B.viewWillAppear(false)", "B.willMove(toParent: P)", "B.didMove(toParent: P)",
        "B.viewIsAppearing(false)", "B.viewDidAppear(false)", "A.viewWillDisappear(false)", "A.willMove(toParent: nil)",
        "A.didMove(toParent: nil)", "A.viewDidDisappear(false)",
      ])
    #expect(pager.selectedIndex == 1)
    #expect(pager.indicator.frame.minX == second.minX)
    #expect(pager.strip.visibleCells.map { $0.isSelected } == [false, true, false])
  }

  @Test("A side menu: presented by a controller of its own, dragged half away and back, dragged away, closed by a tap")
  func sideMenu() throws {
    let root = PageController("root")
    let theatre = try Theatre(root, name: "P")
    _ = theatre.takeOrder()
    let menu = MenuController(style: .plain)
    menu.title = "menu"
    root.present(menu, animated: true)
    try theatre.stage.settle()
    #expect(menu.view.frame == CGRect(x: 0, y: 0, width: 240, height: 480))
    let opened = [
      "menu.viewDidLoad", "menu.viewWillAppear(true)", "menu.viewIsAppearing(true)", "menu.viewDidAppear(true)",
    ]
    #expect(theatre.takeOrder() == opened)
    theatre.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 120, y: 300), in: 0.2)
    try theatre.stage.settle()
    #expect(
      theatre.takeOrder() == [
        "menu.viewWillDisappear(true)", "menu.viewWillAppear(true)", "menu.viewIsAppearing(true)",
        "menu.viewDidAppear(true)",
      ])
    #expect(root.presentedViewController === menu)
    #expect(menu.view.frame == CGRect(x: 0, y: 0, width: 240, height: 480))
    theatre.drag(from: CGPoint(x: 230, y: 300), to: CGPoint(x: 40, y: 300), in: 0.2)
    try theatre.stage.settle()
    #expect(theatre.takeOrder() == ["menu.viewWillDisappear(true)", "menu.viewDidDisappear(true)"])
    #expect(root.presentedViewController == nil)
    root.present(menu, animated: true)
    try theatre.stage.settle()
    #expect(theatre.takeOrder() == Array(opened.dropFirst()))
    theatre.stage.tap(at: CGPoint(x: 100, y: 75))
    try theatre.stage.settle()
    #expect(menu.chosen == ["News"])
    #expect(theatre.takeOrder() == ["menu.viewWillDisappear(true)", "menu.viewDidDisappear(true)"])
    root.present(menu, animated: false)
    theatre.stage.commit()
    _ = theatre.takeOrder()
    theatre.stage.tap(at: CGPoint(x: 300, y: 240))
    try theatre.stage.settle()
    #expect(theatre.takeOrder() == ["menu.viewWillDisappear(true)", "menu.viewDidDisappear(true)"])
    #expect(root.presentedViewController == nil)
  }

  @Test("A reveal: a button swaps two children behind a growing circle, and is told when the circle is there")
  func reveal() throws {
    let reveal = RevealController(pages: ["A", "B"].map { PageController($0) })
    let theatre = try Theatre(reveal, name: "P")
    #expect(
      theatre.takeOrder() == [
        "P.viewDidLoad", "A.willMove(toParent: P)", "A.viewDidLoad", "A.didMove(toParent: P)",
        "P.viewWillAppear(false)", "A.viewWillAppear(false)", "P.viewIsAppearing(false)", "A.viewIsAppearing(false)",
        "P.viewDidAppear(false)", "A.viewDidAppear(false)",
      ])
    theatre.stage.tap(at: CGPoint(x: 270, y: 440))
    theatre.stage.advance(by: 0.2)
    let masks = theatre.stage.displayList().items.filter { item in
      if case .mask = item { return true } else { return false }
    }
    #expect(masks.count == 1)
    try theatre.stage.settle()
    #expect(
      theatre.takeOrder() == [
        "A.willMove(toParent: nil)", "B.willMove(toParent: P)", "B.viewDidLoad", "B.viewWillAppear(false)",
        "B.viewIsAppearing(false)", "B.viewDidAppear(false)", "A.viewWillDisappear(false)",
        "A.didMove(toParent: nil)", "B.didMove(toParent: P)", "A.viewDidDisappear(false)",
        "A.didMove(toParent: nil)",
      ])
    #expect(reveal.index == 1)
  }
}
