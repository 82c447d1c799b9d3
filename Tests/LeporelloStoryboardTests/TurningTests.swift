// Scripts that swipe, drag, update and nest; the order of callbacks is a literal.

import LeporelloContainment
import LeporelloGraphics
import LeporelloPages
import LeporelloStoryboard
import LeporelloViews
import Testing

@MainActor @Suite struct TurningTests {
  private func pager(_ names: [String], selection: String, paging: Paging = Paging()) -> TabView {
    TabView("P", selection: selection) { for name in names { Tab(name, value: name) { Color.red } } }
      .tabViewStyle(.page).tabPaging(paging)
  }

  private func play(
    _ view: TabView, @ScriptBuilder script: () -> [any ScriptStep]
  ) throws -> (callbacks: [String], timeline: Timeline) {
    let timeline = try Storyboard(
      "S", size: CGSize(width: 400, height: 300), scale: 1, sampling: .frames(count: 2), spec: { view }, script: script
    ).timeline()
    let callbacks = timeline.events.filter { event in
      switch event.kind {
      case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: event.controller.name.count == 1
      default: false
      }
    }.map(\.description)
    return (callbacks.filter { !$0.hasPrefix("P.") }, timeline)
  }

  private let first = ["A.viewWillAppear(false)", "A.viewDidAppear(false)"]

  @Test("a swipe goes in the order of a scrolling page controller")
  func swipe() throws {
    let (callbacks, _) = try play(pager(["A", "B"], selection: "A")) { Swipe(to: "B") }
    #expect(
      callbacks == first + [
        "B.viewWillAppear(true)", "A.viewWillDisappear(true)", "B.viewDidAppear(true)", "A.viewDidDisappear(true)",
      ])
  }

  @Test("a cancelled swipe takes each will back by the other will", arguments: [0.3, 0.5])
  func cancelled(progress: Double) throws {
    let (callbacks, _) = try play(pager(["A", "B"], selection: "A")) {
      Drag(progress: progress)
      Release()
    }
    #expect(
      callbacks == first + [
        "B.viewWillAppear(true)", "A.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewDidAppear(true)",
        "B.viewWillDisappear(true)", "B.viewDidDisappear(true)",
      ])
  }

  @Test("a drag that turns round cancels the one neighbour before the other begins")
  func reversed() throws {
    let (callbacks, _) = try play(pager(["Z", "A", "B"], selection: "A")) {
      Drag(progress: 0.2)
      Drag(progress: -0.7)
      Release()
    }
    #expect(
      callbacks == first + [
        "B.viewWillAppear(true)", "A.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewDidAppear(true)",
        "B.viewWillDisappear(true)", "B.viewDidDisappear(true)",
        "Z.viewWillAppear(true)", "A.viewWillDisappear(true)", "Z.viewDidAppear(true)", "A.viewDidDisappear(true)",
      ])
  }

  @Test("a tap on a third page while a cancelled swipe goes back ends the swipe first")
  func interrupted() throws {
    let (callbacks, timeline) = try play(pager(["A", "B", "C"], selection: "A")) {
      Drag(progress: 0.5)
      Cancel()
      Wait(0.05)
      Tap("C")
      Settle()
      Expect("C is alone") { stage in
        (stage.window.rootViewController as? TabContainerController)?.pagerReport.shownPages == ["C"]
      }
    }
    #expect(
      callbacks.filter { $0.hasSuffix("viewDidDisappear(true)") } == ["B", "A"].map { "\($0).viewDidDisappear(true)" })
    #expect(timeline.events.contains { $0.description == "C.viewDidAppear(true)" })
  }

  @Test("the last page pulls and stays; on a loop the first follows it")
  func edges() throws {
    let pulled = try play(pager(["A", "B"], selection: "B")) { Swipe(.forward) }.callbacks
    #expect(pulled == ["B.viewWillAppear(false)", "B.viewDidAppear(false)"])
    let looped = try play(pager(["A", "B", "C"], selection: "C", paging: Paging(loops: true))) { Swipe(.forward) }
    #expect(looped.callbacks.suffix(2) == ["A.viewDidAppear(true)", "C.viewDidDisappear(true)"])
  }

  @Test("a page loaded ahead is loaded and never appears")
  func warm() throws {
    let (callbacks, timeline) = try play(pager(["A", "B", "C"], selection: "A", paging: Paging(preload: 1))) {
      Settle()
    }
    #expect(callbacks == first)
    #expect(timeline.events.filter { $0.kind == .viewDidLoad }.map(\.controller.name) == ["P", "A", "B"])
  }

  @Test("pages put in front or taken away leave the selected page alone")
  func identity() throws {
    let (callbacks, _) = try play(pager(["A", "B"], selection: "A")) {
      Insert(at: 0) { Tab("X", value: "X") { Color.blue } }
      Move("A", to: 2)
      Rename("A", to: "Other")
      Remove("B")
      Expect("A is selected, at its new place") { stage in
        let container = stage.window.rootViewController as? TabContainerController
        return container?.selectedTab == "A" && container?.position == 1
      }
    }
    #expect(callbacks == first)
  }

  @Test("the selected page goes: the one at its place follows, else the first or, if wanted, the last")
  func reselected() throws {
    for (paging, next) in [(Paging(), "A"), (Paging(reselection: .nearest), "B")] {
      let callbacks = try play(pager(["A", "B", "C"], selection: "C", paging: paging)) { Remove("C") }.callbacks
      #expect(
        callbacks == [
          "C.viewWillAppear(false)", "C.viewDidAppear(false)", "C.viewWillDisappear(false)",
          "\(next).viewWillAppear(false)", "\(next).viewDidAppear(false)", "C.viewDidDisappear(false)",
        ])
    }
  }

  @Test("the last page can go, and pages come back")
  func empty() throws {
    let (callbacks, _) = try play(pager(["A"], selection: "A")) {
      Remove("A")
      Insert { Tab("B", value: "B") { Color.blue } }
    }
    #expect(
      callbacks == first + [
        "A.viewWillDisappear(false)", "A.viewDidDisappear(false)", "B.viewWillAppear(false)", "B.viewDidAppear(false)",
      ])
  }

  @Test("steps that cannot be done say why, and equal values are refused")
  func refused() {
    let view = pager(["A", "B", "C"], selection: "A")
    #expect(throws: StoryboardError.self) { try play(view) { Release() } }
    #expect(throws: StoryboardError.self) { try play(view) { Swipe(to: "C") } }
    #expect(throws: StoryboardError.self) { try play(view) { Insert { Tab("A", value: "A") { Color.red } } } }
    #expect(throws: StoryboardError.self) { try play(view) { Expect("never") { _ in false } } }
  }
}
