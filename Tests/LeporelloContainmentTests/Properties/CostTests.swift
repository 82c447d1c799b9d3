// A switch costs what it concerns, however large the tree around it is.

import Testing

@testable import LeporelloContainment

@MainActor @Suite("Costs")
struct CostTests {
  /// A view that counts its layouts.
  final class CountingView: UIView {
    static var layouts = 0
    override func layoutSubviews() { Self.layouts += 1 }
  }

  final class Counted: UIViewController {
    override func loadView() { view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
  }

  @Test("A swap among a thousand controllers calls back and lays out only those that it concerns")
  func proportional() throws {
    let w = try World()
    try w.stage.run {
      w.show(w["P"])
      for _ in 0..<100 {
        let branch = Counted()
        w.embed(branch, in: w["P"])
        for _ in 0..<9 { w.embed(Counted(), in: branch) }
      }
      w.stage.commit()
      let inner = w["P"].children[50]
      let old = inner.children[4]
      let new = Counted()
      let events = w.stage.trace.events.count
      CountingView.layouts = 0
      inner.addChild(new)
      old.willMove(toParent: nil)
      inner.transition(from: old, to: new, duration: 0.2, options: [], animations: nil) { _ in
        new.didMove(toParent: inner)
        old.removeFromParent()
      }
      try w.stage.settle()
      #expect(w.stage.trace.events.count - events <= 24)
      #expect(CountingView.layouts <= 5)
    }
    #expect(w.stage.trace.violations.isEmpty)
  }

  /// How many views and controllers the core went to during some calls.
  private func visits(_ w: World, _ calls: () throws -> Void) rethrows -> Int {
    let before = w.stage.core.visits
    try calls()
    return w.stage.core.visits - before
  }

  @Test("A swap goes to as few views and controllers among a thousand siblings as among two", arguments: [2, 1000])
  func siblings(_ count: Int) throws {
    let w = try World()
    try w.stage.run {
      w.show(w["P"])
      for _ in 0..<count { w.embed(Counted(), in: w["P"]) }
      w.stage.commit()
      let old = w["P"].children[count / 2]
      let new = Counted()
      let seen = try visits(w) {
        w["P"].addChild(new)
        old.willMove(toParent: nil)
        w["P"].transition(from: old, to: new, duration: 0.2, options: [], animations: nil) { _ in
          new.didMove(toParent: w["P"])
          old.removeFromParent()
        }
        try w.stage.settle()
      }
      #expect(seen <= 16)
    }
  }

  @Test("An idle turn goes to nobody")
  func idle() throws {
    let w = try World()
    w.stage.run {
      w.show(w["P"])
      for _ in 0..<200 { w.embed(Counted(), in: w["P"]) }
      w.stage.commit()
      w.stage.commit()
      #expect(visits(w) { for _ in 0..<100 { w.stage.advance(by: 0.1) } } == 0)
    }
  }

  @Test("Controllers for which nothing is open are not watched for ever")
  func suspects() throws {
    let w = try World()
    w.stage.run {
      w.show(w["P"])
      for _ in 0..<500 {
        let child = Counted()
        w.embed(child, in: w["P"])
        w.stage.commit()
        w.unembed(child)
      }
    }
    #expect(w.stage.core.suspects.count < 64)
  }
}
