// Constraints that change, contradict each other, or lose their views.

import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@Suite("Constraint layout: changes") @MainActor
struct ConstraintChangeTests {
  let fixture: ConstraintFixture
  var stage: Stage { fixture.stage }
  var view: UIView { fixture.controller.view }

  init() throws { fixture = try ConstraintFixture() }

  private func child(of parent: UIView? = nil) -> UIView { fixture.child(of: parent ?? view) }

  @Test("an animated constant moves the frame inside the block")
  func animatedConstant() {
    let a = child()
    let top = a.topAnchor.constraint(equalTo: view.topAnchor)
    NSLayoutConstraint.activate([
      top, a.leadingAnchor.constraint(equalTo: view.leadingAnchor), a.widthAnchor.constraint(equalToConstant: 10),
      a.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.commit()
    var finished: [Bool] = []
    top.constant = 100
    view.layoutIfNeeded()
    #expect(a.frame.minY == 100)
    stage.run {
      UIView.animate(withDuration: 0.25) {
        top.constant = 200
        view.layoutIfNeeded()
      } completion: {
        finished.append($0)
      }
    }
    #expect(a.frame.minY == 200)
    stage.advance(by: 0.125)
    #expect(abs(a.presentation.center.y - 155) < 1)
    stage.advance(by: 0.125)
    #expect(a.presentation.center.y == 205)
    #expect(finished == [true])
  }

  @Test("contradictory requirements are reported once, and the last one is broken")
  func unsatisfiable() {
    let a = child()
    let second = a.widthAnchor.constraint(equalToConstant: 200)
    second.identifier = "second"
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor), a.topAnchor.constraint(equalTo: view.topAnchor),
      a.heightAnchor.constraint(equalToConstant: 10), a.widthAnchor.constraint(equalToConstant: 100), second,
    ])
    stage.commit()
    view.setNeedsLayout()
    stage.commit()
    #expect(a.frame.width == 100)
    #expect(stage.trace.violations.count == 1)
    let message = stage.trace.violations.first?.message ?? ""
    #expect(message.hasPrefix("Unable to simultaneously satisfy constraints."))
    #expect(
      message.hasSuffix(
        """
        (
            <NSLayoutConstraint: UIView.width == 100 (active)>,
            <NSLayoutConstraint:'second' UIView.width == 200 (active)>
        )

        Will attempt to recover by breaking constraint\u{20}
        <NSLayoutConstraint:'second' UIView.width == 200 (active)>
        """))
  }

  @Test("a constraint between separate hierarchies stays inactive and is reported")
  func noCommonAncestor() {
    let stray = UIView()
    let constraint = stray.topAnchor.constraint(equalTo: view.topAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(stage.trace.violations.map(\.exceptionName) == ["NSGenericException"])
  }

  @Test("removing a view deactivates what tied it to the rest, and keeps what is inside")
  func removal() {
    let a = child()
    let inside = a.widthAnchor.constraint(equalToConstant: 5)
    let outside = a.topAnchor.constraint(equalTo: view.topAnchor)
    NSLayoutConstraint.activate([inside, outside])
    a.removeFromSuperview()
    #expect(inside.isActive)
    #expect(!outside.isActive)
    #expect(view.constraints.isEmpty)
  }
}
