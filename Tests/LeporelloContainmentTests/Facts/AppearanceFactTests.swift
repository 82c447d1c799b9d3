// Facts of appearance that no scenario states.

import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@MainActor @Suite("Facts of appearance")
struct AppearanceFactTests {
  private func appearance(_ w: World) -> [String] {
    w.lines.filter { $0.contains("ppear(") || $0.contains("ppearing(") || $0.contains("Move") || $0.hasPrefix("!") }
  }

  @Test("Hiding a view, or making it transparent, calls nothing")
  func hidden() throws {
    let w = try World()
    w.visibleParent("A")
    w.start()
    w["A"].view.isHidden = true
    w["A"].view.alpha = 0
    w.commit()
    w["A"].view.isHidden = false
    w.commit()
    #expect(appearance(w) == [])
  }

  @Test("A grandchild added to a child off screen appears with it, all parents before their children")
  func grandchildren() throws {
    let w = try World()
    w.visibleParent()
    w.embed(w["B"], in: w["A"])
    w.embed(w["C"], in: w["B"])
    w.start()
    w.embed(w["A"], in: w["P"])
    w.commit()
    #expect(
      appearance(w) == [
        "A.willMove(toParent: P)",
        "A.viewWillAppear(false)", "B.viewWillAppear(false)", "C.viewWillAppear(false)",
        "A.didMove(toParent: P)",
        "A.viewIsAppearing(false)", "B.viewIsAppearing(false)", "C.viewIsAppearing(false)",
        "A.viewDidAppear(false)", "A.didMove(toParent: P)", "B.viewDidAppear(false)", "C.viewDidAppear(false)",
      ])
  }

  @Test("A child whose view is not inside its parent's, or not loaded, takes no part")
  func elsewhere() throws {
    let w = try World()
    w["P"].addChild(w["A"])
    w["P"].addChild(w["B"])
    w["A"].loadViewIfNeeded()
    w.start()
    w.show(w["P"])
    #expect(appearance(w).allSatisfy { $0.hasPrefix("P.") })
    #expect(!w["B"].isViewLoaded)
  }

  @Test("Begins in one direction nest: only the last matching end tells")
  func nesting() throws {
    let w = try World()
    w.start()
    for _ in 0..<3 { w["A"].beginAppearanceTransition(true, animated: true) }
    w["A"].endAppearanceTransition()
    w["A"].endAppearanceTransition()
    #expect(appearance(w) == ["A.viewWillAppear(true)"])
    w["A"].endAppearanceTransition()
    #expect(appearance(w) == ["A.viewWillAppear(true)", "A.viewDidAppear(true)"])
    #expect(w.stage.trace.violations.isEmpty)
  }

  @Test("The did carries the flag of the last begin")
  func lastFlag() throws {
    let w = try World()
    w.start()
    w["A"].beginAppearanceTransition(true, animated: false)
    w["A"].beginAppearanceTransition(false, animated: true)
    w["A"].endAppearanceTransition()
    #expect(
      appearance(w) == ["A.viewWillAppear(false)", "A.viewWillDisappear(true)", "A.viewDidDisappear(true)"])
  }

  @Test("Begin and end reach through every level that forwards, and stop at one that does not")
  func levels() throws {
    let w = try World()
    w["B"].forwards = false
    w.embed(w["B"], in: w["A"])
    w.embed(w["C"], in: w["B"])
    w.start()
    w["A"].beginAppearanceTransition(true, animated: false)
    w["A"].endAppearanceTransition()
    #expect(appearance(w).contains("B.viewDidAppear(false)"))
    #expect(!appearance(w).contains { $0.hasPrefix("C.") })
  }

  @Test("Removing the root's view from its window by another root: the old one goes, the new one comes")
  func rootExchange() throws {
    let w = try World()
    w.show(w["P"])
    w.start()
    w.stage.window.rootViewController = w["Q"]
    w.commit()
    let order = appearance(w)
    #expect(order.filter { $0.hasPrefix("P.") } == ["P.viewWillDisappear(false)", "P.viewDidDisappear(false)"])
    #expect(
      order.filter { $0.hasPrefix("Q.") } == [
        "Q.viewWillAppear(false)", "Q.viewIsAppearing(false)", "Q.viewDidAppear(false)",
      ])
  }

  @Test("A view moved to another place of the same window calls nothing")
  func moved() throws {
    let w = try World()
    w.visibleParent("A")
    let panel = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    w["P"].view.addSubview(panel)
    w.start()
    panel.addSubview(w["A"].view)
    w.commit()
    #expect(appearance(w) == [])
  }

  @Test("viewIsAppearing: in the window, placed, its own subviews not yet laid out")
  func isAppearing() throws {
    let w = try World(size: CGSize(width: 300, height: 500))
    w.visibleParent()
    var seen: [String] = []
    w["A"].hooks["viewIsAppearing"] = {
      seen = [
        "\(w["A"].view.window === w.stage.window)", "\(w["A"].view.frame.width) x \(w["A"].view.frame.height)",
        "\(w["A"].traitCollection.displayScale)",
        "\(w.lines.contains("A.viewDidLayoutSubviews"))",
      ]
    }
    w.start()
    w["A"].loadViewIfNeeded()
    w["A"].view.frame = w["P"].view.bounds
    w.embed(w["A"], in: w["P"])
    w.commit()
    #expect(seen == ["true", "300.0 x 500.0", "2.0", "false"])
  }

  @Test("The answers about moving hold inside the callbacks only")
  func moving() throws {
    let w = try World()
    w.visibleParent()
    var seen: [String] = []
    for name in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
      w["A"].hooks[name] = { seen.append("\(name) \(w["A"].isMovingToParent) \(w["A"].isMovingFromParent)") }
    }
    w.embed(w["A"], in: w["P"])
    #expect(!w["A"].isMovingToParent)
    w.stage.commit()
    #expect(!w["A"].isMovingToParent)
    w["A"].view.removeFromSuperview()
    w.stage.commit()
    w["P"].view.addSubview(w["A"].view)
    w.stage.commit()
    w.unembed(w["A"])
    w.stage.commit()
    #expect(
      seen == [
        "viewWillAppear true false", "viewDidAppear true false",
        "viewWillDisappear false false", "viewDidDisappear false false",
        "viewWillAppear false false", "viewDidAppear false false",
        "viewWillDisappear false true", "viewDidDisappear false true",
      ])
  }

  @Test("The answers about presentation: presented in the will, not in the completion; dismissed in both dids")
  func presenting() throws {
    let w = try World()
    w.show(w["A"])
    w["M"].modalPresentationStyle = .fullScreen
    var seen: [String] = []
    w["M"].hooks["viewWillAppear"] = { seen.append("will \(w["M"].isBeingPresented)") }
    w["M"].hooks["viewWillDisappear"] = { seen.append("willDis \(w["M"].isBeingDismissed)") }
    w["M"].hooks["viewDidDisappear"] = {
      seen.append("didDis \(w["M"].isBeingDismissed) \(w["M"].presentingViewController == nil)")
    }
    w["A"].present(w["M"], animated: true) { seen.append("completion \(w["M"].isBeingPresented)") }
    try w.stage.settle()
    w["A"].hooks["viewWillAppear"] = { seen.append("A will \(w["A"].presentedViewController != nil)") }
    w["A"].hooks["viewDidAppear"] = { seen.append("A did \(w["A"].presentedViewController == nil)") }
    w["A"].dismiss(animated: true)
    try w.stage.settle()
    #expect(
      seen == [
        "will true", "completion false", "willDis true", "A will true", "A did true", "didDis true true",
      ])
  }

  @Test("A pushed controller is moving to its parent, a revealed one is not")
  func pushed() throws {
    let w = try World()
    let nav = Situation.navigation(w, "A")
    var seen: [String] = []
    for name in ["A", "B"] {
      w[name].hooks["viewWillAppear"] = { seen.append("\(name) appears \(w[name].isMovingToParent)") }
      w[name].hooks["viewWillDisappear"] = { seen.append("\(name) goes \(w[name].isMovingFromParent)") }
    }
    nav.pushViewController(w["B"], animated: true)
    try w.stage.settle()
    nav.popViewController(animated: true)
    try w.stage.settle()
    #expect(seen == ["A goes false", "B appears true", "B goes true", "A appears false"])
  }

  @Test("A child added in its parent's viewWillAppear appears with it")
  func addedInWillAppear() throws {
    let w = try World()
    w["P"].hooks["viewWillAppear"] = { w.embed(w["A"], in: w["P"]) }
    w.start()
    w.show(w["P"])
    let a = appearance(w).filter { $0.hasPrefix("A.view") }
    #expect(a == ["A.viewWillAppear(false)", "A.viewIsAppearing(false)", "A.viewDidAppear(false)"])
    #expect(w.stage.trace.violations.isEmpty)
  }
}
