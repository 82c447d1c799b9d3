// Situations in which something is called off, called again or called too often.

import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@MainActor @Suite("Derived orders: interruptions")
struct InterruptionProbes {
  @Test("A pop asked for in the middle of a push follows it in full")
  func popDuringPush() throws {
    let w = try World()
    let nav = Situation.navigation(w, "A")
    w.start()
    nav.pushViewController(w["B"], animated: true)
    w.stage.commit()
    w.stage.advance(by: 0.1)
    nav.popViewController(animated: true)
    w.finishAnimation()
    #expect(
      w.orders("A", "B").filter { !$0.contains("Move") } == [
        "A.willDis", "B.will", "A.didDis", "B.did", "B.willDis", "A.will", "B.didDis", "A.did",
      ])
  }

  @Test("A called-off swipe turns the pages' children round with them")
  func cancelledSwipe() throws {
    let w = try World()
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let source = PageSource([w["A"], w["B"]])
    pager.dataSource = source
    w.embed(w["C"], in: w["B"])
    pager.setViewControllers([w["A"]], direction: .forward, animated: false)
    w.show(pager)
    w.start()
    pager.beginSwipe(.forward)
    pager.updateSwipe(0.4)
    w.stage.commit()
    pager.endSwipe(cancelled: true)
    w.finishAnimation()
    #expect(
      w.orders("A", "B", "C").filter { !$0.contains("Move") } == [
        "B.will", "C.will", "A.willDis", "A.will", "A.did", "B.willDis", "C.willDis", "B.didDis", "C.didDis",
      ])
  }

  @Test("A removal that is begun by hand and taken back needs one end")
  func takenBack() throws {
    let w = try World()
    w.visibleParent("A")
    w.start()
    w["A"].willMove(toParent: nil)
    w["A"].beginAppearanceTransition(false, animated: true)
    w["A"].beginAppearanceTransition(true, animated: false)
    w["A"].endAppearanceTransition()
    w.commit()
    #expect(w.orders("A", flags: true) == ["A.willMove(nil)", "A.willDis(true)", "A.will(false)", "A.did(false)"])
    #expect(w.complaints == [])
  }

  @Test("An end too many is complained of and sends nothing")
  func surplusEnd() throws {
    let w = try World()
    w.visibleParent("A")
    w.start()
    w["A"].endAppearanceTransition()
    w.commit()
    #expect(w.orders("A") == [])
    #expect(w.complaints == ["!log Unbalanced calls to begin/end appearance transitions for <A>."])
  }
}
