// Containers written as for iOS, import line apart, in Swift 5 mode: each run on a stage, its whole order as one literal.

import Leporello
import Testing

@MainActor @Suite("Container classes as they stand on iOS")
struct ContainerTests {
  @Test("A pager with preloading: neighbours load and do not appear; a scroll and a drag turn the page")
  func pager() throws {
    final class Source: PagerViewControllerDataSource, PagerViewControllerDelegate {
      let pages = ["A", "B", "C", "D"].map { PageController($0) }
      var shown: [Int] = []
      func numberOfPages(in pager: PagerViewController) -> Int { return pages.count }
      func pager(_ pager: PagerViewController, pageAt index: Int) -> UIViewController { return pages[index] }
      func pager(_ pager: PagerViewController, didShow index: Int) { shown.append(index) }
    }
    let source = Source()
    let pager = PagerViewController()
    pager.dataSource = source
    pager.delegate = source
    let theatre = try Theatre(pager, name: "P")
    #expect(
      theatre.takeOrder() == [
        "P.viewDidLoad", "A.willMove(toParent: P)", "A.viewDidLoad", "A.didMove(toParent: P)",
        "B.willMove(toParent: P)", "B.viewDidLoad", "B.didMove(toParent: P)", "P.viewWillAppear(false)",
        "A.viewWillAppear(false)", "P.viewIsAppearing(false)", "A.viewIsAppearing(false)", "P.viewDidAppear(false)",
        "A.viewDidAppear(false)",
      ])
    pager.scroll(to: 1, animated: true)
    try theatre.stage.settle()
    #expect(
      theatre.takeOrder() == [
        "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewIsAppearing(true)", "A.viewDidDisappear(true)",
        "B.viewDidAppear(true)", "C.willMove(toParent: P)", "C.viewDidLoad", "C.didMove(toParent: P)",
      ])
    theatre.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 60, y: 200), in: 0.2)
    try theatre.stage.settle()
    #expect(
      theatre.takeOrder() == [
        "B.viewWillDisappear(true)", "C.viewWillAppear(true)", "C.viewIsAppearing(true)", "B.viewDidDisappear(true)",
        "C.viewDidAppear(true)", "A.willMove(toParent: nil)", "A.didMove(toParent: nil)", "D.willMove(toParent: P)",
        "D.viewDidLoad", "D.didMove(toParent: P)",
      ])
    theatre.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 140, y: 200), in: 0.3, lift: false)
    theatre.stage.advance(by: 0.3)
    theatre.stage.touchEnded(at: CGPoint(x: 140, y: 200))
    try theatre.stage.settle()
    #expect(
      theatre.takeOrder() == [
        "C.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewIsAppearing(true)", "C.viewWillAppear(true)",
        "B.viewWillDisappear(true)", "C.viewIsAppearing(true)", "C.viewDidAppear(true)", "B.viewDidDisappear(true)",
      ])
    #expect(source.shown == [1, 2])
    #expect(pager.currentIndex == 2)
  }

  @Test("A tab switcher: a tap on the segmented control dissolves one child into another")
  func tabSwitcher() throws {
    let switcher = TabSwitcherController()
    switcher.viewControllers = [PageController("A"), PageController("B")]
    let theatre = try Theatre(switcher, name: "P")
    #expect(
      theatre.takeOrder() == [
        "P.viewDidLoad", "A.willMove(toParent: P)", "A.viewDidLoad", "A.didMove(toParent: P)",
        "P.viewWillAppear(false)", "A.viewWillAppear(false)", "P.viewIsAppearing(false)", "A.viewIsAppearing(false)",
        "P.viewDidAppear(false)", "A.viewDidAppear(false)",
      ])
    theatre.stage.tap(at: CGPoint(x: 240, y: 16))
    theatre.stage.advance(by: 0.1)
    switcher.select(0)
    try theatre.stage.settle()
    #expect(
      theatre.takeOrder() == [
        "A.willMove(toParent: nil)", "B.willMove(toParent: P)", "B.viewDidLoad", "A.viewWillDisappear(true)",
        "B.viewWillAppear(true)", "B.viewIsAppearing(true)", "B.viewDidAppear(true)", "A.viewDidDisappear(true)",
        "A.didMove(toParent: nil)", "B.didMove(toParent: P)",
      ])
    #expect(switcher.selectedIndex == 1)
  }

  @Test("A side drawer: opened from the edge, let go, closed by a tap beside it")
  func drawer() throws {
    let drawer = DrawerViewController(main: PageController("main"), drawer: PageController("menu"))
    let theatre = try Theatre(drawer, name: "P")
    #expect(
      theatre.takeOrder() == [
        "P.viewDidLoad", "main.willMove(toParent: P)", "main.viewDidLoad", "main.didMove(toParent: P)",
        "P.viewWillAppear(false)", "main.viewWillAppear(false)", "P.viewIsAppearing(false)",
        "main.viewIsAppearing(false)", "P.viewDidAppear(false)", "main.viewDidAppear(false)",
      ])
    theatre.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 150, y: 200), in: 0.2)
    try theatre.stage.settle()
    #expect(drawer.drawerState == .opened)
    theatre.stage.tap(at: CGPoint(x: 300, y: 200))
    try theatre.stage.settle()
    #expect(drawer.drawerState == .closed)
    #expect(
      theatre.takeOrder() == [
        "menu.willMove(toParent: P)", "menu.viewDidLoad", "menu.didMove(toParent: P)", "menu.viewWillAppear(true)",
        "menu.viewIsAppearing(true)", "menu.viewDidAppear(true)", "menu.viewWillDisappear(true)",
        "menu.viewDidDisappear(true)", "menu.willMove(toParent: nil)", "menu.didMove(toParent: nil)",
      ])
    theatre.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 100, y: 200), in: 0.2, lift: false)
    theatre.stage.touchMoved(at: CGPoint(x: 60, y: 200))
    theatre.stage.advance(by: 0.05)
    theatre.stage.touchMoved(at: CGPoint(x: 30, y: 200))
    theatre.stage.touchEnded(at: CGPoint(x: 30, y: 200))
    try theatre.stage.settle()
    #expect(
      theatre.takeOrder() == [
        "menu.willMove(toParent: P)", "menu.didMove(toParent: P)", "menu.viewWillAppear(true)",
        "menu.viewIsAppearing(true)", "menu.viewWillDisappear(true)", "menu.viewDidDisappear(true)",
        "menu.willMove(toParent: nil)", "menu.didMove(toParent: nil)",
      ])
    #expect(drawer.drawerState == .closed)
  }

  @Test("A swap by constraints: animated constants push one child out and another in")
  func constraintSwap() throws {
    let swap = ConstraintSwapController()
    let theatre = try Theatre(swap, name: "P")
    let (a, b) = (PageController("A"), PageController("B"))
    swap.show(a, animated: false)
    theatre.stage.commit()
    #expect(
      theatre.takeOrder() == [
        "P.viewDidLoad", "P.viewWillAppear(false)", "P.viewIsAppearing(false)", "P.viewDidAppear(false)",
        "A.willMove(toParent: P)", "A.viewDidLoad", "A.viewWillAppear(false)", "A.viewIsAppearing(false)",
        "A.didMove(toParent: P)", "A.viewDidAppear(false)", "A.didMove(toParent: P)",
      ])
    swap.show(b, animated: true)
    #expect(b.view.frame.minX == 0)
    try theatre.stage.settle()
    #expect(
      theatre.takeOrder() == [
        "A.willMove(toParent: nil)", "B.willMove(toParent: P)", "B.viewDidLoad", "B.viewWillAppear(false)",
        "B.viewIsAppearing(false)", "B.viewDidAppear(false)", "A.viewWillDisappear(false)",
        "A.didMove(toParent: nil)", "B.didMove(toParent: P)", "A.viewDidDisappear(false)",
        "A.didMove(toParent: nil)",
      ])
    #expect(a.view.superview == nil)
  }

  @Test("A collapsing header: scrolling the content swaps the large header for the small one and back")
  func collapsingHeader() throws {
    let list = ListController()
    list.title = "list"
    let header = CollapsingHeaderController(
      largeHeader: PageController("large"), smallHeader: PageController("small"), content: list)
    let theatre = try Theatre(header, name: "P")
    #expect(
      theatre.takeOrder() == [
        "P.viewDidLoad", "list.willMove(toParent: P)", "list.viewDidLoad", "list.didMove(toParent: P)",
        "large.willMove(toParent: P)", "large.viewDidLoad", "large.didMove(toParent: P)", "P.viewWillAppear(false)",
        "list.viewWillAppear(false)", "large.viewWillAppear(false)", "P.viewIsAppearing(false)",
        "list.viewIsAppearing(false)", "large.viewIsAppearing(false)", "P.viewDidAppear(false)",
        "list.viewDidAppear(false)", "large.viewDidAppear(false)",
      ])
    list.contentScrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    try theatre.stage.settle()
    #expect(header.isCollapsed)
    #expect(list.view.frame.minY == 60)
    list.contentScrollView.setContentOffset(.zero, animated: false)
    try theatre.stage.settle()
    #expect(
      theatre.takeOrder() == [
        "large.willMove(toParent: nil)", "large.viewWillDisappear(false)", "large.didMove(toParent: nil)",
        "small.willMove(toParent: P)", "small.viewDidLoad", "small.viewWillAppear(false)",
        "small.didMove(toParent: P)", "small.viewIsAppearing(false)", "large.viewDidDisappear(false)",
        "large.didMove(toParent: nil)", "small.viewDidAppear(false)", "small.didMove(toParent: P)",
        "small.willMove(toParent: nil)", "small.viewWillDisappear(false)", "small.didMove(toParent: nil)",
        "large.willMove(toParent: P)", "large.viewWillAppear(false)", "large.didMove(toParent: P)",
        "large.viewIsAppearing(false)", "small.viewDidDisappear(false)", "small.didMove(toParent: nil)",
        "large.viewDidAppear(false)", "large.didMove(toParent: P)",
      ])
    #expect(list.view.frame.minY == 200)
  }

  @Test("A card stack: cards spring up, one drag lets the top spring back, another throws it off")
  func cardStack() throws {
    let stack = CardStackController()
    let theatre = try Theatre(stack, name: "P")
    stack.push(PageController("A"), animated: false)
    theatre.stage.commit()
    #expect(
      theatre.takeOrder() == [
        "P.viewDidLoad", "P.viewWillAppear(false)", "P.viewIsAppearing(false)", "P.viewDidAppear(false)",
        "A.willMove(toParent: P)", "A.viewDidLoad", "A.viewWillAppear(false)", "A.didMove(toParent: P)",
        "A.viewIsAppearing(false)", "A.viewDidAppear(false)", "A.didMove(toParent: P)",
      ])
    stack.push(PageController("B"))
    try theatre.stage.settle()
    #expect(
      theatre.takeOrder() == [
        "B.willMove(toParent: P)", "B.viewDidLoad", "B.viewWillAppear(false)", "B.viewIsAppearing(false)",
        "B.viewDidAppear(false)", "B.didMove(toParent: P)",
      ])
    theatre.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 160), in: 0.5)
    try theatre.stage.settle()
    #expect(theatre.takeOrder() == [])
    theatre.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 400), in: 0.2)
    try theatre.stage.settle()
    #expect(
      theatre.takeOrder() == [
        "B.willMove(toParent: nil)", "B.viewWillDisappear(false)", "B.didMove(toParent: nil)",
        "B.viewDidDisappear(false)", "B.didMove(toParent: nil)",
      ])
    #expect(stack.cards.count == 1)
  }

  @Test("A nested pager: a swipe across turns the inner page, a swipe up turns the chapter, a short one turns nothing")
  func nestedPager() throws {
    let first = ChapterController("I", pages: ["A", "B"].map { PageController($0) })
    let second = ChapterController("II", pages: ["C", "D"].map { PageController($0) })
    let nested = NestedPagerController(chapters: [first, second])
    let theatre = try Theatre(nested, name: "P")
    #expect(
      theatre.takeOrder() == [
        "P.viewDidLoad", "pager.willMove(toParent: P)", "pager.viewDidLoad", "pager.didMove(toParent: P)",
        "I.willMove(toParent: pager)", "I.viewDidLoad", "A.willMove(toParent: I)", "A.viewDidLoad",
        "P.viewWillAppear(false)", "pager.viewWillAppear(false)", "I.viewWillAppear(false)",
        "A.viewWillAppear(false)", "P.viewIsAppearing(false)", "pager.viewIsAppearing(false)",
        "P.viewDidAppear(false)", "pager.viewDidAppear(false)", "I.viewIsAppearing(false)", "I.viewDidAppear(false)",
        "A.viewIsAppearing(false)", "A.viewDidAppear(false)", "A.didMove(toParent: I)", "I.didMove(toParent: pager)",
      ])
    theatre.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 60, y: 200), in: 0.2)
    try theatre.stage.settle()
    #expect(
      theatre.takeOrder() == [
        "B.willMove(toParent: I)", "B.viewDidLoad", "B.viewWillAppear(true)", "A.viewWillDisappear(true)",
        "B.viewIsAppearing(true)", "A.willMove(toParent: nil)", "B.viewDidAppear(true)", "A.viewDidDisappear(true)",
        "B.didMove(toParent: I)", "A.didMove(toParent: nil)",
      ])
    theatre.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 80), in: 0.2)
    try theatre.stage.settle()
    #expect(
      theatre.takeOrder() == [
        "II.willMove(toParent: pager)", "II.viewDidLoad", "C.willMove(toParent: II)", "C.viewDidLoad",
        "II.viewWillAppear(true)", "C.viewWillAppear(true)", "I.viewWillDisappear(true)",
        "B.viewWillDisappear(true)", "II.viewIsAppearing(true)", "I.willMove(toParent: nil)",
        "II.viewDidAppear(true)", "C.viewIsAppearing(true)", "C.viewDidAppear(true)", "C.didMove(toParent: II)",
        "I.viewDidDisappear(true)", "B.viewDidDisappear(true)", "II.didMove(toParent: pager)",
        "I.didMove(toParent: nil)",
      ])
    theatre.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 240, y: 200), in: 1)
    try theatre.stage.settle()
    #expect(
      theatre.takeOrder() == [
        "D.willMove(toParent: II)", "D.viewDidLoad", "D.viewWillAppear(true)", "C.viewWillDisappear(true)",
        "D.viewIsAppearing(true)", "C.viewWillAppear(true)", "C.viewIsAppearing(true)", "C.viewDidAppear(true)",
        "D.viewWillDisappear(true)", "D.viewDidDisappear(true)", "D.willMove(toParent: nil)",
        "D.didMove(toParent: nil)",
      ])
    #expect(nested.turned == ["II"])
  }

  @Test("A wizard: a step that is not complete stays, a pop from the edge is called off and then carried through")
  func wizard() throws {
    final class Listener: WizardControllerDelegate {
      var reached: [String] = []
      func wizardDidFinish(_ wizard: WizardController) { reached.append("end") }
      func wizard(_ wizard: WizardController, didReach step: WizardStep) { reached.append(step.title ?? "") }
    }
    let listener = Listener()
    let steps = ["A", "B"].map { WizardStep($0) }
    let wizard = WizardController(steps: steps)
    wizard.delegate = listener
    let theatre = try Theatre(wizard, name: "P")
    #expect(
      theatre.takeOrder() == [
        "P.viewDidLoad", "nav.willMove(toParent: P)", "nav.viewDidLoad", "nav.didMove(toParent: P)",
        "P.viewWillAppear(false)", "nav.viewWillAppear(false)", "A.viewDidLoad", "A.viewWillAppear(false)",
        "P.viewIsAppearing(false)", "nav.viewIsAppearing(false)", "A.viewIsAppearing(false)",
        "P.viewDidAppear(false)", "nav.viewDidAppear(false)", "A.viewDidAppear(false)", "A.didMove(toParent: nav)",
      ])
    steps[0].isComplete = false
    #expect(wizard.next() == false)
    steps[0].isComplete = true
    #expect(wizard.next())
    try theatre.stage.settle()
    #expect(
      theatre.takeOrder() == [
        "B.willMove(toParent: nav)", "B.viewDidLoad", "A.viewWillDisappear(true)", "B.viewWillAppear(true)",
        "B.viewIsAppearing(true)", "A.viewDidDisappear(true)", "B.viewDidAppear(true)", "B.didMove(toParent: nav)",
      ])
    #expect(wizard.progress == 320)
    theatre.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 80, y: 200), in: 1)
    try theatre.stage.settle()
    #expect(
      theatre.takeOrder() == [
        "B.willMove(toParent: nil)", "B.viewWillDisappear(true)", "A.viewWillAppear(true)",
        "A.viewIsAppearing(true)", "A.viewWillDisappear(true)", "A.viewDidDisappear(true)", "B.viewWillAppear(true)",
        "B.viewIsAppearing(true)", "B.viewDidAppear(true)", "B.didMove(toParent: nav)",
      ])
    theatre.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 280, y: 200), in: 0.3)
    try theatre.stage.settle()
    #expect(
      theatre.takeOrder() == [
        "B.willMove(toParent: nil)", "B.viewWillDisappear(true)", "A.viewWillAppear(true)",
        "A.viewIsAppearing(true)", "B.viewDidDisappear(true)", "A.viewDidAppear(true)", "B.didMove(toParent: nil)",
      ])
    #expect(wizard.progress == 160)
    #expect(listener.reached == ["A", "B", "A"])
  }
}
