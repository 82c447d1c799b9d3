// The recipes people know, written as their iOS code reads, each with its whole order of callbacks as one literal.

import Testing

@testable import LeporelloContainment

@MainActor @Suite("Recipes")
struct RecipeTests {
  let stage: Stage
  let container = Container()
  let first = Page(named: "A")
  let second = Page(named: "B")

  init() throws {
    stage = try Stage(size: CGSize(width: 320, height: 480))
    container.traceName = "P"
    stage.window.rootViewController = container
    stage.commit()
  }

  /// What was recorded since a number of events, layout left out.
  private func events(since count: Int) -> [String] {
    stage.trace.events[count...].map(\.description).filter { !$0.contains("Layout") && !$0.contains("Constraints") }
  }

  private func showFirst() -> Int {
    container.display(first)
    stage.commit()
    return stage.trace.events.count
  }

  @Test("Adding a child: addChild, frame, addSubview, didMove")
  func add() throws {
    let before = stage.trace.events.count
    container.display(first)
    try stage.settle()
    #expect(
      events(since: before) == [
        "A.willMove(toParent: P)",
        "A.loadView",
        "A.viewDidLoad",
        "A.viewWillAppear(false)",
        "A.didMove(toParent: P)",
        "A.viewIsAppearing(false)",
        "A.viewDidAppear(false)",
        "A.didMove(toParent: P)",
      ])
    #expect(stage.trace.violations.isEmpty)
  }

  @Test("Removing a child: willMove(nil), removeFromSuperview, removeFromParent")
  func remove() throws {
    let before = showFirst()
    container.hide(first)
    try stage.settle()
    #expect(
      events(since: before) == [
        "A.willMove(toParent: nil)",
        "A.viewWillDisappear(false)",
        "A.didMove(toParent: nil)",
        "A.viewDidDisappear(false)",
        "A.didMove(toParent: nil)",
      ])
    #expect(stage.trace.violations.isEmpty)
  }

  @Test("Without the replay, didMove comes once")
  func withoutReplay() throws {
    stage.replaysDidMove = false
    let before = stage.trace.events.count
    container.display(first)
    try stage.settle()
    #expect(events(since: before).filter { $0 == "A.didMove(toParent: P)" }.count == 1)
  }

  @Test("The swap by transition, prepared with willMove(nil) first")
  func swapOldFirst() throws {
    let before = showFirst()
    container.cycle(from: first, to: second)
    try stage.settle()
    #expect(
      events(since: before) == [
        "A.willMove(toParent: nil)",
        "B.willMove(toParent: P)",
        "B.loadView",
        "B.viewDidLoad",
        "A.viewWillDisappear(true)",
        "B.viewWillAppear(true)",
        "B.viewIsAppearing(true)",
        "B.viewDidAppear(true)",
        "A.viewDidDisappear(true)",
        "A.didMove(toParent: nil)",
        "B.didMove(toParent: P)",
      ])
    #expect(stage.now == 0.25)
    #expect(first.viewIfLoaded?.superview == nil)
    #expect(second.view.superview === container.view)
    #expect(stage.trace.violations.isEmpty)
  }

  @Test("The swap by transition, prepared with addChild first")
  func swapNewFirst() throws {
    let before = showFirst()
    container.swap(first, for: second)
    try stage.settle()
    #expect(
      events(since: before) == [
        "B.willMove(toParent: P)",
        "A.willMove(toParent: nil)",
        "B.loadView",
        "B.viewDidLoad",
        "A.viewWillDisappear(true)",
        "B.viewWillAppear(true)",
        "B.viewIsAppearing(true)",
        "B.viewDidAppear(true)",
        "A.viewDidDisappear(true)",
        "B.didMove(toParent: P)",
        "A.didMove(toParent: nil)",
      ])
    #expect(stage.trace.violations.isEmpty)
  }

  @Test("A transition of no seconds completes at the next commit and removes the old child there")
  func instantSwap() throws {
    let before = showFirst()
    container.replaceAtOnce(first, by: second)
    #expect(container.children.count == 2)
    stage.commit()
    #expect(container.children == [second])
    #expect(
      events(since: before) == [
        "B.willMove(toParent: P)",
        "B.loadView",
        "B.viewDidLoad",
        "A.viewWillDisappear(false)",
        "B.viewWillAppear(false)",
        "B.viewIsAppearing(false)",
        "B.viewDidAppear(false)",
        "A.viewDidDisappear(false)",
        "A.willMove(toParent: nil)",
        "A.didMove(toParent: nil)",
        "B.didMove(toParent: P)",
      ])
    #expect(stage.now == 0)
    #expect(stage.trace.violations.isEmpty)
  }

  @Test("A transition with an ease-in curve and no animations block")
  func easeIn() throws {
    let before = showFirst()
    container.easeIn(from: first, to: second)
    stage.advance(by: 0.19)
    #expect(first.view.superview === container.view)
    stage.advance(by: 0.01)
    #expect(
      events(since: before) == [
        "A.willMove(toParent: nil)",
        "B.willMove(toParent: P)",
        "B.loadView",
        "B.viewDidLoad",
        "A.viewWillDisappear(true)",
        "B.viewWillAppear(true)",
        "B.viewIsAppearing(true)",
        "B.viewDidAppear(true)",
        "A.viewDidDisappear(true)",
        "A.didMove(toParent: nil)",
        "B.didMove(toParent: P)",
      ])
    #expect(stage.trace.violations.isEmpty)
  }

  @Test("A container that forwards by hand and toggles between two children by begin and end in pairs")
  func toggle() throws {
    let toggler = Toggler(first, second)
    toggler.traceName = "Q"
    stage.window.rootViewController = toggler
    stage.commit()
    let before = stage.trace.events.count
    toggler.toggle()
    stage.commit()
    toggler.toggle()
    stage.commit()
    #expect(
      events(since: before) == [
        "B.loadView",
        "B.viewDidLoad",
        "A.viewWillDisappear(false)",
        "B.viewWillAppear(false)",
        "A.viewDidDisappear(false)",
        "B.viewIsAppearing(false)",
        "B.viewDidAppear(false)",
        "B.viewWillDisappear(false)",
        "A.viewWillAppear(false)",
        "B.viewDidDisappear(false)",
        "A.viewIsAppearing(false)",
        "A.viewDidAppear(false)",
      ])
    #expect(stage.trace.violations.isEmpty)
  }
}
