// What the trace says beside the callbacks: time, cause, nesting; and what leaves it.

import Testing

@testable import LeporelloContainment

@MainActor @Suite("The lifecycle trace")
struct TraceTests {
  private func swap() throws -> LifecycleTrace {
    let w = try World()
    try w.stage.run {
      w.visibleParent("A")
      w["P"].addChild(w["B"])
      w["A"].willMove(toParent: nil)
      w["P"].transition(from: w["A"], to: w["B"], duration: 0.25, options: [], animations: nil) { _ in
        w["A"].removeFromParent()
        w["B"].didMove(toParent: w["P"])
      }
      try w.stage.settle()
    }
    return w.stage.trace
  }

  @Test("Each callback carries its time and the call that led to it")
  func causes() throws {
    let trace = try swap()
    let tail = trace.events.suffix(6).map { "\($0.time) \($0) <- \($0.cause ?? "the commit")" }
    #expect(
      tail == [
        "0.25 B.viewDidAppear(true) <- P.transition(from: A, to: B)",
        "0.25 A.viewDidDisappear(true) <- P.transition(from: A, to: B)",
        "0.25 A.didMove(toParent: nil) <- A.removeFromParent()",
        "0.25 B.didMove(toParent: P) <- P.transition(from: A, to: B)",
        "0.25 P.viewWillLayoutSubviews <- the commit",
        "0.25 P.viewDidLayoutSubviews <- the commit",
      ])
  }

  @Test("A callback inside another knows it")
  func nesting() throws {
    let w = try World()
    w.stage.run {
      w["P"].hooks["viewDidLoad"] = { w.embed(w["A"], in: w["P"]) }
      w.show(w["P"])
    }
    let events = w.stage.trace.events
    let load = try #require(events.first { $0.description == "P.viewDidLoad" })
    let inside = events.filter { $0.parent == load.index }.map(\.description)
    #expect(inside == ["A.willMove(toParent: P)", "A.loadView", "A.viewDidLoad", "A.didMove(toParent: P)"])
    #expect(events.filter { $0.parent == load.index }.allSatisfy { $0.depth == 1 })
  }

  @Test("The dump is one line for each callback and commit")
  func dump() throws {
    let w = try World()
    w.stage.run {
      w.visibleParent()
      w.embed(w["A"], in: w["P"])
      w.stage.commit()
    }
    let lines = w.stage.trace.description.split(separator: "\n").suffix(11)
    #expect(
      lines.map(String.init)
        == [
          "0.000  A.willMove(toParent: P)  <- P.addChild(A)",
          "0.000  A.loadView  <- A.view",
          "0.000  A.viewDidLoad  <- A.view",
          "0.000  A.viewWillAppear(false)  <- P.view.addSubview(A.view)",
          "0.000  A.didMove(toParent: P)",
          "0.000  -- commit",
          "0.000  P.viewWillLayoutSubviews",
          "0.000  P.viewDidLayoutSubviews",
          "0.000  A.viewIsAppearing(false)",
          "0.000  A.updateViewConstraints",
          "0.000  A.viewWillLayoutSubviews",
          "0.000  A.viewDidLayoutSubviews",
          "0.000  A.viewDidAppear(false)  <- P.view.addSubview(A.view)",
          "0.000  A.didMove(toParent: P)  <- P.view.addSubview(A.view)",
        ].suffix(11))
  }

  @Test("JSON reads back as the same trace")
  func json() throws {
    let trace = try swap()
    #expect(try JSONDecoder().decode(LifecycleTrace.self, from: trace.json()) == trace)
    #expect(try trace.json() == trace.json())
  }

  @Test("A healthy swap keeps every invariant")
  func healthy() throws {
    let trace = try swap()
    #expect(trace.violations.isEmpty)
    #expect(trace.breaches() == [])
    #expect(trace.breaches(of: [.exactlyOneAppeared(among: ["A", "B"])]) == [])
    #expect(trace.breaches(of: [.noAppearance(of: ["A"])]).isEmpty == false)
  }

  @Test("A broken trace breaks its invariants")
  func broken() throws {
    let w = try World()
    w.stage.run {
      w["A"].beginAppearanceTransition(true, animated: false)
      w.stage.commit()
      w["P"].addChild(w["A"])
    }
    let trace = w.stage.trace
    #expect(trace.breaches(of: [.completed]) == ["every transition is completed: A is still appearing"])
    #expect(trace.breaches(of: [.balancedContainment]).count == 1)
    #expect(trace.breaches(of: [.neverMoreVisibleThanContainer]).count == 1)
    #expect(trace.breaches(of: [.exactlyOneAppeared(among: ["A"])]).count == 1)
  }
}
