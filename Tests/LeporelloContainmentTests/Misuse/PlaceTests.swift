// Where a violation says that the call stands.

import Testing

@testable import LeporelloContainment

@MainActor @Suite("Violations name file and line")
struct PlaceTests {
  private func place(_ line: UInt) -> String { "LeporelloContainmentTests/PlaceTests.swift:\(line)" }

  private func places(_ w: World) -> [String?] { w.stage.trace.violations.map(\.place) }

  @Test("Calls that nobody overrides give their own place")
  func arguments() throws {
    let w = try World()
    w.stage.advance(by: -1)
    w.stage.after(.nan) {}
    let (one, other) = (UIView(), UIView())
    NSLayoutConstraint.activate([one.widthAnchor.constraint(equalTo: other.widthAnchor)])
    let line = #line as UInt
    #expect(places(w) == [place(line - 4), place(line - 3), place(line - 1)])
    #expect(w.stage.trace.violations.first?.description.contains("\nAt: \(place(line - 4))") == true)
  }

  @Test("Calls of overridable methods give the place from which they came")
  func overridable() throws {
    let w = try World()
    w["Q"].view.addSubview(w["A"].view)
    w["P"].addChild(w["A"])
    w["A"].endAppearanceTransition()
    w["P"].transition(from: w["A"], to: w["B"], duration: 0, animations: nil)
    let line = #line as UInt
    #expect(places(w) == [place(line - 3), place(line - 2), place(line - 1)])
  }

  @Test("An override that hands a callback on to super is not the place, but who called it")
  func overrides() throws {
    let w = try World()
    w["A"].viewWillAppear(false)
    let line = #line as UInt
    #expect(places(w) == [place(line - 1)])
  }

  @Test("A call from inside a callback gives the place inside it")
  func inside() throws {
    let w = try World()
    var line: UInt = 0
    w["P"].hooks["viewDidLoad"] = {
      w["A"].endAppearanceTransition()
      line = #line - 1
    }
    w["P"].loadViewIfNeeded()
    #expect(places(w) == [place(line)])
  }

  @Test("No address is ever printed, and what is owed without a call has no place")
  func placeless() throws {
    let w = try World()
    w.stage.run {
      w.visibleParent()
      w["P"].addChild(w["A"])
      w["P"].view.addSubview(w["A"].view)
      w.stage.commit()
    }
    #expect(places(w) == [nil])
    #expect(w.stage.trace.violations.allSatisfy { !$0.description.contains("0x") })
  }
}
