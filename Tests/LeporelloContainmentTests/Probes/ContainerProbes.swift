// Situations of swaps, stacks, tabs, pages and presentations that no scenario states, derived from the facts.

import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@MainActor @Suite("Derived orders: swaps and containers")
struct ContainerProbes {
  private func prepareSwap(_ w: World) {
    w.visibleParent("A")
    w["P"].addChild(w["B"])
    w["A"].willMove(toParent: nil)
    w.start()
  }

  private func pager(_ w: World, _ style: UIPageViewController.TransitionStyle) -> UIPageViewController {
    let pager = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    pager.traceName = "V"
    pager.setViewControllers([w["A"]], direction: .forward, animated: false)
    return pager
  }

  @Test("A swap without duration has the same order, with flags false")
  func swapAtOnce() throws {
    let w = try World()
    prepareSwap(w)
    w["P"].transition(from: w["A"], to: w["B"], duration: 0, options: [], animations: nil) { _ in
      w["B"].didMove(toParent: w["P"])
      w["A"].removeFromParent()
    }
    w.finishAnimation()
    #expect(
      w.orders("A", "B", flags: true) == [
        "A.willDis(false)", "B.will(false)", "B.did(false)", "A.didDis(false)", "B.didMove(P)", "A.didMove(nil)",
      ])
  }

  @Test("Children's children hear a swap after their parents")
  func swapOfTrees() throws {
    let w = try World()
    w.embed(w["C"], in: w["A"])
    w.embed(w["D"], in: w["B"])
    prepareSwap(w)
    w["P"].transition(from: w["A"], to: w["B"], duration: 0.3, options: .transitionFlipFromLeft, animations: nil) { _ in
      w["B"].didMove(toParent: w["P"])
      w["A"].removeFromParent()
    }
    w.finishAnimation()
    #expect(
      w.orders("A", "B", "C", "D") == [
        "A.willDis", "C.willDis", "B.will", "D.will", "B.did", "D.did", "A.didDis", "C.didDis", "B.didMove(P)",
        "A.didMove(nil)",
      ])
  }

  @Test("A swap two levels down tells nobody above")
  func swapDeep() throws {
    let w = try World()
    w.visibleParent()
    w.embed(w["Q"], in: w["P"])
    w.embed(w["A"], in: w["Q"])
    w.stage.commit()
    w["Q"].addChild(w["B"])
    w.start()
    w["Q"].transition(from: w["A"], to: w["B"], duration: 0.3, options: [], animations: nil, completion: nil)
    w.finishAnimation()
    #expect(w.orders("P", "Q", "A", "B") == ["A.willDis", "B.will", "B.did", "A.didDis"])
  }

  @Test("A second swap after the first goes back in the same order")
  func swapBack() throws {
    let w = try World()
    prepareSwap(w)
    w["P"].transition(from: w["A"], to: w["B"], duration: 0.2, options: [], animations: nil, completion: nil)
    w.finishAnimation()
    w.start()
    w["P"].transition(from: w["B"], to: w["A"], duration: 0.2, options: [], animations: nil, completion: nil)
    w.finishAnimation()
    #expect(
      w.orders("A", "B", flags: true) == ["B.willDis(true)", "A.will(true)", "A.did(true)", "B.didDis(true)"])
  }

  @Test("Stacks in tabs: a switch tells each stack before its top")
  func stacksInTabs() throws {
    let w = try World()
    let tabs = UITabBarController()
    let (first, second) = (UINavigationController(), UINavigationController())
    (first.traceName, second.traceName) = ("N0", "N1")
    first.setViewControllers([w["A"]], animated: false)
    second.setViewControllers([w["B"], w["C"]], animated: false)
    tabs.viewControllers = [first, second]
    w.show(tabs)
    w.start()
    tabs.selectedIndex = 1
    w.commit()
    #expect(w.orders("N0", "N1") == ["N1.will", "N0.willDis", "N0.didDis", "N1.did"])
    #expect(
      w.orders("A", "C").filter { !$0.contains("Move") } == ["C.will", "A.willDis", "A.didDis", "C.did"])
    #expect(w.orders("B") == [])
    #expect(!w["B"].isViewLoaded)
  }

  @Test("A tab switched to and back in two turns tells both twice, and loads once")
  func tabsAndBack() throws {
    let w = try World()
    let tabs = Situation.tabController(w)
    w.start()
    tabs.selectedIndex = 1
    w.commit()
    tabs.selectedIndex = 0
    w.commit()
    #expect(
      w.orders("T0", "T1") == [
        "T1.will", "T0.willDis", "T0.didDis", "T1.did", "T0.will", "T1.willDis", "T1.didDis", "T0.did",
      ])
    #expect(w.lines.filter { $0 == "T1.viewDidLoad" }.count == 1)
  }

  @Test("A tab controller that leaves takes its selected tab with it, and no other")
  func tabsLeave() throws {
    let w = try World()
    let tabs = Situation.tabController(w)
    tabs.selectedIndex = 2
    w.stage.commit()
    w.start()
    w.show(w["Q"])
    #expect(w.orders("TB", "T0", "T1", "T2") == ["TB.willDis", "T2.willDis", "TB.didDis", "T2.didDis"])
  }

  @Test("A push of a container tells its children after it")
  func pushedContainer() throws {
    let w = try World()
    let nav = Situation.navigation(w, "A")
    w.embed(w["C"], in: w["B"])
    w.start()
    nav.pushViewController(w["B"], animated: true)
    w.finishAnimation()
    #expect(
      w.orders("A", "B", "C") == [
        "B.willMove(nav)", "A.willDis", "B.will", "C.will", "A.didDis", "B.did", "C.did", "B.didMove(nav)",
      ])
  }

  @Test("A pop over two levels tells the middle one of its leaving only")
  func popToRoot() throws {
    let w = try World()
    let nav = Situation.navigation(w, "A")
    nav.pushViewController(w["B"], animated: false)
    w.stage.commit()
    nav.pushViewController(w["C"], animated: false)
    w.stage.commit()
    w.start()
    nav.popToRootViewController(animated: true)
    w.finishAnimation()
    #expect(w.orders("A", "C").filter { !$0.contains("Move") } == ["C.willDis", "A.will", "C.didDis", "A.did"])
    #expect(w.orders("B") == ["B.willMove(nil)", "B.didMove(nil)"])
    #expect(w.orders("C") == ["C.willMove(nil)", "C.willDis", "C.didDis", "C.didMove(nil)"])
  }

  @Test("A push without animation has the same order")
  func pushAtOnce() throws {
    let w = try World()
    let nav = Situation.navigation(w, "A")
    w.start()
    nav.pushViewController(w["B"], animated: false)
    w.finishAnimation()
    #expect(
      w.orders("A", "B", flags: true) == [
        "B.willMove(nav)", "A.willDis(false)", "B.will(false)", "A.didDis(false)", "B.did(false)", "B.didMove(nav)",
      ])
  }

  @Test("An interactive pop that is carried through has the order of a pop")
  func popByFinger() throws {
    let w = try World()
    let nav = Situation.navigation(w, "A", "B")
    w.start()
    #expect(nav.beginInteractivePop())
    nav.updateInteractivePop(0.7)
    nav.endInteractivePop(cancelled: false)
    w.finishAnimation()
    #expect(
      w.orders("A", "B").filter { !$0.contains("Move") } == ["B.willDis", "A.will", "B.didDis", "A.did"])
    #expect(nav.viewControllers == [w["A"]])
  }

  @Test("A pop called off twice and then made tells each attempt in full")
  func popTwiceCancelled() throws {
    let w = try World()
    let nav = Situation.navigation(w, "A", "B")
    w.start()
    for _ in 0..<2 {
      #expect(nav.beginInteractivePop())
      nav.updateInteractivePop(0.3)
      nav.endInteractivePop(cancelled: true)
      w.finishAnimation()
    }
    let attempt = ["B.willDis", "A.will", "A.willDis", "A.didDis", "B.will", "B.did"]
    #expect(w.orders("A", "B").filter { !$0.contains("Move") } == attempt + attempt)
    #expect(nav.viewControllers == [w["A"], w["B"]])
  }

  @Test("A cancelled pop turns the children of both round with them")
  func cancelledPopOfTrees() throws {
    let w = try World()
    let nav = Situation.navigation(w, "A", "B")
    w.embed(w["C"], in: w["A"])
    w.embed(w["D"], in: w["B"])
    w.stage.commit()
    w.start()
    nav.beginInteractivePop()
    nav.updateInteractivePop(0.3)
    nav.endInteractivePop(cancelled: true)
    w.finishAnimation()
    #expect(
      w.orders("A", "B", "C", "D").filter { !$0.contains("Move") } == [
        "B.willDis", "D.willDis", "A.will", "C.will", "A.willDis", "C.willDis", "A.didDis", "C.didDis", "B.will",
        "D.will", "B.did", "D.did",
      ])
  }

  @Test("A curled page turn ends old first, a scrolled one new first", arguments: [true, false])
  func turned(curls: Bool) throws {
    let w = try World()
    let pager = pager(w, curls ? .pageCurl : .scroll)
    w.show(pager)
    w.start()
    pager.setViewControllers([w["B"]], direction: .forward, animated: true)
    w.finishAnimation()
    #expect(
      w.orders("A", "B").filter { !$0.contains("Move") }
        == (curls ? ["B.will", "A.willDis", "A.didDis", "B.did"] : ["B.will", "A.willDis", "B.did", "A.didDis"]))
  }

  @Test("Two turns in a row each have the order of a turn")
  func turnedTwice() throws {
    let w = try World()
    let pager = pager(w, .scroll)
    w.show(pager)
    w.start()
    for name in ["B", "C"] {
      pager.setViewControllers([w[name]], direction: .forward, animated: true)
      w.finishAnimation()
    }
    #expect(
      w.orders("A", "B", "C").filter { !$0.contains("Move") } == [
        "B.will", "A.willDis", "B.did", "A.didDis", "C.will", "B.willDis", "C.did", "B.didDis",
      ])
  }

  @Test("A pager's page with a child: the child follows its page")
  func pageWithChild() throws {
    let w = try World()
    let pager = pager(w, .pageCurl)
    w.embed(w["C"], in: w["B"])
    w.show(pager)
    w.start()
    pager.setViewControllers([w["B"]], direction: .forward, animated: true)
    w.finishAnimation()
    #expect(
      w.orders("A", "B", "C").filter { !$0.contains("Move") } == [
        "B.will", "C.will", "A.willDis", "A.didDis", "B.did", "C.did",
      ])
  }

  @Test("A pager inside a stack is told before its page, on push and pop")
  func pagerInStack() throws {
    let w = try World()
    let nav = Situation.navigation(w, "R")
    let pager = pager(w, .scroll)
    w.start()
    nav.pushViewController(pager, animated: true)
    w.finishAnimation()
    #expect(
      w.orders("R", "V", "A").filter { !$0.contains("Move") } == [
        "R.willDis", "V.will", "A.will", "R.didDis", "V.did", "A.did",
      ])
    w.start()
    nav.popViewController(animated: true)
    w.finishAnimation()
    #expect(
      w.orders("R", "V", "A").filter { !$0.contains("Move") } == [
        "V.willDis", "A.willDis", "R.will", "V.didDis", "A.didDis", "R.did",
      ])
  }

  @Test("A full-screen presentation over a stack tells the stack, then its top", arguments: [true, false])
  func presentedOverStack(animated: Bool) throws {
    let w = try World()
    let nav = Situation.navigation(w, "A")
    w["M"].modalPresentationStyle = .fullScreen
    w.start()
    w["A"].present(w["M"], animated: animated)
    w.finishAnimation()
    #expect(
      w.orders("nav", "A", "M") == ["nav.willDis", "A.willDis", "M.will", "M.did", "nav.didDis", "A.didDis"])
    w.start()
    nav.dismiss(animated: animated)
    w.finishAnimation()
    #expect(w.orders("nav", "A", "M") == ["M.willDis", "nav.will", "A.will", "nav.did", "A.did", "M.didDis"])
  }

  @Test("A sheet over tabs tells the tabs nothing, coming and going")
  func sheetOverTabs() throws {
    let w = try World()
    let tabs = Situation.tabController(w)
    w["M"].modalPresentationStyle = .pageSheet
    w.start()
    w["T0"].present(w["M"], animated: true)
    w.finishAnimation()
    tabs.dismiss(animated: true)
    w.finishAnimation()
    #expect(w.orders("TB", "T0", "M") == ["M.will", "M.did", "M.willDis", "M.didDis"])
  }

  @Test("A full-screen presentation of a container tells its children with it")
  func presentedContainer() throws {
    let w = try World()
    w.visibleParent("A")
    w.embed(w["B"], in: w["M"])
    w["M"].modalPresentationStyle = .fullScreen
    w.start()
    w["P"].present(w["M"], animated: true)
    w.finishAnimation()
    #expect(
      w.orders("P", "A", "M", "B") == [
        "P.willDis", "A.willDis", "M.will", "B.will", "M.did", "B.did", "P.didDis", "A.didDis",
      ])
  }

  @Test("A second full-screen presentation tells the first modal, not the root below")
  func presentedTwice() throws {
    let w = try World()
    w.show(w["A"])
    for name in ["M", "N"] { w[name].modalPresentationStyle = .fullScreen }
    w["A"].present(w["M"], animated: true)
    w.finishAnimation()
    w.start()
    w["M"].present(w["N"], animated: true)
    w.finishAnimation()
    w["N"].dismiss(animated: true)
    w.finishAnimation()
    #expect(
      w.orders("A", "M", "N") == [
        "M.willDis", "N.will", "N.did", "M.didDis", "N.willDis", "M.will", "M.did", "N.didDis",
      ])
  }

  @Test("A push in a stack under a silent container is unseen until the container says so")
  func stackInSilent() throws {
    let w = try World()
    w.visibleParent(forwards: false)
    let nav = UINavigationController(rootViewController: w["A"])
    nav.traceName = "nav"
    w.embed(nav, in: w["P"])
    w.start()
    nav.pushViewController(w["B"], animated: true)
    w.finishAnimation()
    #expect(w.orders("nav", "A", "B").filter { !$0.contains("Move") } == [])
    nav.beginAppearanceTransition(true, animated: false)
    nav.endAppearanceTransition()
    #expect(w.orders("nav", "A", "B").filter { !$0.contains("Move") } == ["nav.will", "B.will", "nav.did", "B.did"])
  }

  @Test("A swap inside a tab that is not selected sends nothing but moves")
  func swapInUnselected() throws {
    let w = try World()
    _ = Situation.tabController(w)
    w.start()
    w.embed(w["A"], in: w["T1"])
    w["T1"].addChild(w["B"])
    w["T1"].transition(from: w["A"], to: w["B"], duration: 0.3, options: [], animations: nil, completion: nil)
    w.finishAnimation()
    #expect(w.orders("T1", "A", "B").filter { !$0.contains("Move") } == [])
  }

  @Test("Folding a split in a narrow place takes the second column away, and widening brings it back")
  func splitFolds() throws {
    let w = try World(size: CGSize(width: 1024, height: 768))
    let split = UISplitViewController(style: .doubleColumn)
    split.traceName = "S"
    split.setViewController(w["A"], for: .primary)
    split.setViewController(w["B"], for: .secondary)
    w.show(split)
    w.embed(w["C"], in: w["B"])
    w.stage.commit()
    w.start()
    try w.stage.resize(to: CGSize(width: 390, height: 844))
    w.finishAnimation()
    #expect(w.orders("S", "A") == [])
    #expect(
      w.orders("B", "C") == [
        "B.willMove(nil)", "B.willDis", "C.willDis", "B.didMove(nil)", "B.didDis", "B.didMove(nil)", "C.didDis",
      ])
  }

  @Test("The flag of a container's transition reaches every level below")
  func flagsReach() throws {
    let w = try World()
    let nav = Situation.navigation(w, "A")
    w.embed(w["C"], in: w["B"])
    w.embed(w["D"], in: w["C"])
    w.start()
    nav.pushViewController(w["B"], animated: true)
    w.finishAnimation()
    #expect(
      w.orders("B", "C", "D", flags: true).filter { !$0.contains("Move") } == [
        "B.will(true)", "C.will(true)", "D.will(true)", "B.did(true)", "C.did(true)", "D.did(true)",
      ])
  }

  @Test("Setting a whole stack that ends in another top is one transition to it")
  func setStack() throws {
    let w = try World()
    let nav = Situation.navigation(w, "A")
    w.start()
    nav.setViewControllers([w["A"], w["B"], w["C"]], animated: true)
    w.finishAnimation()
    #expect(
      w.orders("A", "B", "C").filter { !$0.contains("Move") } == ["A.willDis", "C.will", "A.didDis", "C.did"])
    #expect(w.orders("B") == ["B.willMove(nav)"])
  }

  @Test("An inserted controller below the top appears first when it is revealed")
  func insertedBelow() throws {
    let w = try World()
    let nav = Situation.navigation(w, "A")
    nav.setViewControllers([w["B"], w["A"]], animated: false)
    w.finishAnimation()
    w.start()
    nav.popViewController(animated: true)
    w.finishAnimation()
    #expect(
      w.orders("A", "B") == [
        "A.willMove(nil)", "A.willDis", "B.will", "A.didDis", "B.did", "A.didMove(nil)", "B.didMove(nav)",
      ])
  }
}
