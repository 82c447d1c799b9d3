// Constraints to guides: the safe area, margins, and guides of one's own.

import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@Suite("Constraint layout: guides") @MainActor
struct ConstraintGuideTests {
  let fixture: ConstraintFixture
  var stage: Stage { fixture.stage }
  var controller: UIViewController { fixture.controller }
  var view: UIView { fixture.controller.view }

  init() throws { fixture = try ConstraintFixture() }

  private func child(of parent: UIView? = nil) -> UIView { fixture.child(of: parent ?? view) }

  @Test("safe-area and margin guides")
  func guides() {
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    let (a, b) = (child(), child())
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      a.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      a.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      a.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      b.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      b.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      b.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      b.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.commit()
    #expect(a.frame == CGRect(x: 0, y: 50, width: 400, height: 720))
    #expect(b.frame == CGRect(x: 16, y: 50, width: 368, height: 10))
    controller.additionalSafeAreaInsets.top = 80
    stage.commit()
    #expect(a.frame.minY == 80)
    #expect(stage.trace.descriptions.filter { $0.hasSuffix("viewSafeAreaInsetsDidChange") }.count == 2)
  }

  @Test("layout guides share the space between views")
  func freeGuides() {
    let (a, b) = (child(), child())
    let gap = UILayoutGuide()
    view.addLayoutGuide(gap)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor), a.widthAnchor.constraint(equalToConstant: 100),
      gap.leadingAnchor.constraint(equalTo: a.trailingAnchor), gap.trailingAnchor.constraint(equalTo: b.leadingAnchor),
      gap.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
      b.trailingAnchor.constraint(equalTo: view.trailingAnchor), a.topAnchor.constraint(equalTo: view.topAnchor),
      b.topAnchor.constraint(equalTo: view.topAnchor), a.heightAnchor.constraint(equalToConstant: 10),
      b.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.commit()
    #expect(b.frame == CGRect(x: 200, y: 0, width: 200, height: 10))
    #expect(gap.layoutFrame.minX == 100)
    #expect(gap.layoutFrame.width == 100)
  }

  @Test("the keyboard's guide stands at the bottom of the safe area")
  func keyboard() {
    controller.additionalSafeAreaInsets.bottom = 34
    let a = child()
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor), a.widthAnchor.constraint(equalToConstant: 10),
      a.heightAnchor.constraint(equalToConstant: 20),
      a.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    stage.commit()
    #expect(a.frame == CGRect(x: 0, y: 746, width: 10, height: 20))
    #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 766, width: 400, height: 34))
  }
}
