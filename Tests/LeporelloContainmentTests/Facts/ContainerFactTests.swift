// Facts of containers, swaps and sizes that no scenario states.

import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@MainActor @Suite("Facts of containers")
struct ContainerFactTests {
  private func moves(_ w: World) -> [String] { w.lines.filter { $0.contains("Move") } }

  @Test("Containment calls load no view")
  func loadsNothing() throws {
    let w = try World()
    w["P"].addChild(w["A"])
    w["A"].didMove(toParent: w["P"])
    w["A"].willMove(toParent: nil)
    w["A"].removeFromParent()
    #expect(!w["A"].isViewLoaded)
    #expect(!w["P"].isViewLoaded)
  }

  @Test("Adding a child again, or removing one without a parent, changes and sends nothing")
  func again() throws {
    let w = try World()
    w["P"].addChild(w["A"])
    w["P"].addChild(w["B"])
    w.start()
    w["P"].addChild(w["A"])
    w["Q"].removeFromParent()
    #expect(w["P"].children == [w["A"], w["B"]])
    #expect(moves(w) == [])
  }

  @Test("A controller of another parent leaves it first")
  func reparented() throws {
    let w = try World()
    w["P"].addChild(w["A"])
    w["A"].didMove(toParent: w["P"])
    w.start()
    w["Q"].addChild(w["A"])
    w["A"].didMove(toParent: w["Q"])
    #expect(
      moves(w) == ["A.didMove(toParent: nil)", "A.willMove(toParent: Q)", "A.didMove(toParent: Q)"])
    #expect(w["P"].children.isEmpty)
    #expect(w["A"].parent === w["Q"])
  }

  @Test("The parent is set inside willMove already")
  func parentInWillMove() throws {
    let w = try World()
    var parent: UIViewController?
    w["A"].hooks["willMove"] = { parent = w["A"].parent }
    w["P"].addChild(w["A"])
    #expect(parent === w["P"])
  }

  @Test("A switch of tabs moves nobody, and loads a tab when it is first selected")
  func tabs() throws {
    let w = try World()
    let tabs = Situation.tabController(w)
    #expect(!w["T1"].isViewLoaded)
    w.start()
    tabs.selectedIndex = 2
    w.commit()
    #expect(w["T2"].isViewLoaded)
    #expect(!w["T1"].isViewLoaded)
    #expect(moves(w) == [])
    #expect(tabs.children == [w["T0"], w["T1"], w["T2"]])
  }

  @Test("A tab selected before the container is loaded sends nothing and is the one that appears")
  func selectedEarly() throws {
    let w = try World()
    let tabs = UITabBarController()
    tabs.viewControllers = [w["T0"], w["T1"]]
    w.start()
    tabs.selectedIndex = 1
    #expect(w.lines == [])
    w.show(tabs)
    #expect(!w["T0"].isViewLoaded)
    #expect(w.lines.contains("T1.viewDidAppear(false)"))
  }

  @Test("Replaced tabs leave before the new ones come; a selected one that stays stays selected")
  func replacedTabs() throws {
    let w = try World()
    let tabs = Situation.tabController(w)
    w.start()
    tabs.setViewControllers([w["N"], w["T0"]], animated: false)
    w.commit()
    #expect(
      moves(w) == [
        "T1.willMove(toParent: nil)", "T1.didMove(toParent: nil)", "T2.willMove(toParent: nil)",
        "T2.didMove(toParent: nil)", "N.willMove(toParent: TB)", "N.didMove(toParent: TB)",
      ])
    #expect(tabs.selectedViewController === w["T0"])
    #expect(tabs.selectedIndex == 1)
    #expect(!w.lines.contains { $0.hasPrefix("T0.view") && $0.contains("ppear") })
  }

  @Test("A push shows in viewControllers at once, and calls back from the container's layout")
  func pushedAtOnce() throws {
    let w = try World()
    let nav = Situation.navigation(w, "A")
    w.start()
    nav.pushViewController(w["B"], animated: false)
    #expect(nav.viewControllers == [w["A"], w["B"]])
    #expect(w["B"].parent === nav)
    #expect(w.lines.filter { $0.contains("ppear") } == [])
    nav.view.layoutIfNeeded()
    #expect(w.lines.contains("B.viewWillAppear(false)"))
  }

  @Test("Of a stack that is set, only the top loads; pop to root leaves out the middle")
  func setStack() throws {
    let w = try World()
    let nav = Situation.navigation(w, "A")
    w.start()
    nav.setViewControllers([w["A"], w["B"], w["C"]], animated: true)
    try w.stage.settle()
    #expect(!w["B"].isViewLoaded)
    #expect(w.lines.contains("C.viewDidAppear(true)"))
    w.start()
    #expect(nav.popToRootViewController(animated: true) == [w["B"], w["C"]])
    try w.stage.settle()
    #expect(
      w.lines.filter { $0.contains("ppear(") && !$0.contains("Appearing") } == [
        "C.viewWillDisappear(true)", "A.viewWillAppear(true)", "C.viewDidDisappear(true)", "A.viewDidAppear(true)",
      ])
    #expect(moves(w).contains("B.didMove(toParent: nil)"))
    #expect(w.stage.trace.violations.isEmpty)
  }

  @Test("A popped controller that nobody else owns lives until the transition ends")
  func poppedLives() throws {
    let w = try World()
    let nav = Situation.navigation(w, "A")
    nav.pushViewController(w["B"], animated: false)
    try w.stage.settle()
    weak let popped: UIViewController? = w["B"]
    nav.popViewController(animated: true)
    w.release("B")
    w.stage.commit()
    #expect(popped != nil)
    try w.stage.settle()
    #expect(popped == nil)
  }

  @Test("A child's transitionCoordinator is its container's")
  func coordinator() throws {
    let w = try World()
    let nav = Situation.navigation(w, "A")
    w.embed(w["C"], in: w["B"])
    nav.pushViewController(w["B"], animated: true)
    w.stage.commit()
    #expect(w["C"].transitionCoordinator != nil)
    #expect(w["C"].transitionCoordinator?.viewController(forKey: .to) === w["B"])
    try w.stage.settle()
    #expect(w["C"].transitionCoordinator == nil)
  }

  @Test("A presentation that leaves the presenter in sight tells it nothing")
  func overContext() throws {
    let w = try World()
    w.show(w["A"])
    for style in [UIModalPresentationStyle.overFullScreen, .overCurrentContext, .formSheet, .popover, .automatic] {
      w["M"].modalPresentationStyle = style
      w.start()
      w["A"].present(w["M"], animated: false)
      try w.stage.settle()
      w["A"].dismiss(animated: false)
      try w.stage.settle()
      #expect(w.lines.filter { $0.hasPrefix("A.") && $0.contains("ppear") } == [], "\(style)")
      #expect(w.lines.filter { $0.hasPrefix("M.view") && $0.contains("Did") && $0.contains("ppear") }.count == 2)
    }
  }

  @Test("A swap off screen sends no appearance, swaps the views and completes")
  func offScreenSwap() throws {
    let w = try World()
    w.embed(w["A"], in: w["P"])
    w["P"].addChild(w["B"])
    w.start()
    var finished: Bool?
    w["P"].transition(from: w["A"], to: w["B"], duration: 0.2, options: [], animations: nil) { finished = $0 }
    try w.stage.settle()
    #expect(w.lines.filter { $0.contains("ppear") } == [])
    #expect(finished == true)
    #expect(w["A"].view.superview == nil)
    #expect(w["B"].view.superview === w["P"].view)
  }

  @Test("A stage that is torn down completes a swap with false")
  func tornDown() throws {
    let w = try World()
    w.visibleParent("A")
    w["P"].addChild(w["B"])
    var finished: Bool?
    w["P"].transition(
      from: w["A"], to: w["B"], duration: 1, options: .transitionFlipFromLeft, animations: nil
    ) { finished = $0 }
    w.stage.advance(by: 0.5)
    w.stage.tearDown()
    #expect(finished == false)
  }

  @Test("A stage torn down in the middle of a presentation keeps neither controller alive")
  func tornDownWhilePresenting() throws {
    weak var presenter: UIViewController?
    weak var modal: UIViewController?
    do {
      let w = try World()
      w.visibleParent()
      (presenter, modal) = (w["P"], w["M"])
      w["P"].present(w["M"], animated: true)
      w.stage.advance(by: 0.1)
    }
    #expect(presenter == nil)
    #expect(modal == nil)
  }

  @Test("A presented controller that is made a child as well does not keep a change of size from ending")
  func presentedChild() throws {
    let w = try World()
    w.visibleParent()
    w["P"].present(w["M"], animated: false)
    w.stage.commit()
    w["P"].addChild(w["M"])
    try w.stage.resize(to: CGSize(width: 300, height: 200))
    #expect(w.stage.window.bounds.size == CGSize(width: 300, height: 200))
  }

  @Test("A transition of a view that came in this very turn is not animated")
  func freshView() throws {
    let w = try World()
    w.visibleParent()
    let old = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    w["P"].view.addSubview(old)
    w.stage.commit()
    let fresh = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    w["P"].view.addSubview(fresh)
    var ends: [String] = []
    UIView.transition(with: fresh, duration: 1, options: .transitionCrossDissolve) {
      fresh.backgroundColor = .red
    } completion: {
      ends.append("fresh \($0) \(w.stage.now)")
    }
    UIView.transition(with: old, duration: 1, options: .transitionCrossDissolve) {
      old.backgroundColor = .red
    } completion: {
      ends.append("old \($0) \(w.stage.now)")
    }
    try w.stage.settle()
    #expect(ends == ["fresh true 0.0", "old true 1.0"])
  }

  @Test("An anchor of a view that nobody else keeps is still an anchor")
  func anchorOfTemporary() throws {
    let w = try World()
    let anchor = UIView().widthAnchor
    _ = anchor.constraint(equalToConstant: 10)
    _ = UIView().leadingAnchor.constraint(equalTo: UIView().trailingAnchor)
    #expect(w.stage.trace.violations.isEmpty)
  }
}
