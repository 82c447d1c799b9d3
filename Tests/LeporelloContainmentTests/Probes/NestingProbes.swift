// Situations of adding, removing and nesting that no scenario states, derived from the facts of containment.

import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@MainActor @Suite("Derived orders: adding, removing, nesting")
struct NestingProbes {
  @Test("A child added in a visible grandparent's tree, under a child of its own, is moved twice and its parent not")
  func addedDeep() throws {
    let w = try World()
    w.visibleParent("A")
    w.start()
    w.embed(w["B"], in: w["A"])
    w.commit()
    #expect(w.orders("P", "A", "B") == ["B.willMove(A)", "B.will", "B.didMove(A)", "B.did", "B.didMove(A)"])
  }

  @Test("A subtree of three levels that enters together is called from the top, wills then dids")
  func subtree() throws {
    let w = try World()
    w.visibleParent()
    w.embed(w["B"], in: w["A"])
    w.embed(w["C"], in: w["B"])
    w.start()
    w.embed(w["A"], in: w["P"])
    w.commit()
    #expect(
      w.orders("P", "A", "B", "C") == [
        "A.willMove(P)", "A.will", "B.will", "C.will", "A.didMove(P)", "A.did", "A.didMove(P)", "B.did", "C.did",
      ])
  }

  @Test("A subtree of three levels leaves from the top too, and only the one that left is moved")
  func subtreeLeaves() throws {
    let w = try World()
    w.visibleParent("A")
    w.embed(w["B"], in: w["A"])
    w.embed(w["C"], in: w["B"])
    w.stage.commit()
    w.start()
    w.unembed(w["A"])
    w.commit()
    #expect(
      w.orders("P", "A", "B", "C") == [
        "A.willMove(nil)", "A.willDis", "B.willDis", "C.willDis", "A.didMove(nil)", "A.didDis", "A.didMove(nil)",
        "B.didDis", "C.didDis",
      ])
  }

  @Test("Siblings hear in the order in which they were added, not in that of their views")
  func siblings() throws {
    let w = try World()
    w["P"].loadViewIfNeeded()
    for name in ["A", "B", "C"] { w["P"].addChild(w[name]) }
    for name in ["C", "B", "A"] { w["P"].view.addSubview(w[name].view) }
    for name in ["A", "B", "C"] { w[name].didMove(toParent: w["P"]) }
    w.start()
    w.show(w["P"])
    #expect(
      w.orders("P", "A", "B", "C") == ["P.will", "A.will", "B.will", "C.will", "P.did", "A.did", "B.did", "C.did"])
  }

  @Test("Of two children only the one whose view stands inside hears the parent's appearance")
  func halfInserted() throws {
    let w = try World()
    w.embed(w["A"], in: w["P"])
    w["P"].addChild(w["B"])
    w["B"].loadViewIfNeeded()
    w.start()
    w.show(w["P"])
    #expect(w.orders("P", "A", "B") == ["P.will", "A.will", "P.did", "A.did"])
  }

  @Test("Hidden and clear children hear all the same")
  func hidden() throws {
    let w = try World()
    w.visibleParent("A")
    w.start()
    w["A"].view.isHidden = true
    w["A"].view.alpha = 0
    w.commit()
    #expect(w.orders("P", "A") == [])
    w["A"].view.removeFromSuperview()
    w.commit()
    #expect(w.orders("P", "A") == ["A.willDis", "A.didDis"])
  }

  @Test("A child in a hidden view of its parent appears with it")
  func hiddenHolder() throws {
    let w = try World()
    let holder = UIView()
    holder.isHidden = true
    w["P"].loadViewIfNeeded()
    w["P"].view.addSubview(holder)
    w.embed(w["A"], in: w["P"], inside: holder)
    w.start()
    w.show(w["P"])
    #expect(w.orders("P", "A") == ["P.will", "A.will", "P.did", "A.did"])
  }

  @Test(
    "A declared child and a stranger that enter with their parent: only the stranger's did comes before the parent's")
  func declaredAndStranger() throws {
    let w = try World()
    w.embed(w["A"], in: w["P"])
    w["P"].view.addSubview(w["B"].view)
    w.start()
    w.show(w["P"])
    #expect(w.orders("P", "B").filter { !$0.contains("Move") } == ["P.will", "B.will", "B.did", "P.did"])
    #expect(w.orders("P", "A") == ["P.will", "A.will", "P.did", "A.did"])
  }

  @Test("didMove that comes in a later turn, after the did, is heard once")
  func lateDidMove() throws {
    let w = try World()
    w.visibleParent()
    w.start()
    w["P"].addChild(w["A"])
    w["P"].view.addSubview(w["A"].view)
    w.stage.commit()
    w["A"].didMove(toParent: w["P"])
    w.commit()
    #expect(w.orders("A") == ["A.willMove(P)", "A.will", "A.did", "A.didMove(P)"])
  }

  @Test("didMove before the view goes in is heard once: no appearance was under way")
  func earlyDidMove() throws {
    let w = try World()
    w.visibleParent()
    w.start()
    w["P"].addChild(w["A"])
    w["A"].didMove(toParent: w["P"])
    w["P"].view.addSubview(w["A"].view)
    w.commit()
    #expect(w.orders("A") == ["A.willMove(P)", "A.didMove(P)", "A.will", "A.did"])
  }

  @Test("removeFromParent before the view leaves: the flag is nobody's, and the stranger still disappears")
  func removedBeforeView() throws {
    let w = try World()
    w.visibleParent("A")
    w.start()
    w["A"].willMove(toParent: nil)
    w["A"].removeFromParent()
    w["A"].view.removeFromSuperview()
    w.commit()
    #expect(w.orders("A") == ["A.willMove(nil)", "A.didMove(nil)", "A.willDis", "A.didDis"])
  }

  @Test("A view taken out and put back without containment calls appears again, and nobody moves")
  func outAndIn() throws {
    let w = try World()
    w.visibleParent("A")
    w.start()
    w["A"].view.removeFromSuperview()
    w.stage.commit()
    w["P"].view.addSubview(w["A"].view)
    w.commit()
    #expect(w.orders("P", "A") == ["A.willDis", "A.didDis", "A.will", "A.did"])
  }

  @Test("Out and in again in one turn is a reversal: one did for two wills")
  func outAndInAtOnce() throws {
    let w = try World()
    w.visibleParent("A")
    w.start()
    w["A"].view.removeFromSuperview()
    w["P"].view.addSubview(w["A"].view)
    w.commit()
    #expect(w.orders("A") == ["A.willDis", "A.will", "A.did"])
  }

  @Test("A child moves from one visible parent to its sibling with each step sent by hand")
  func reparentedVisibly() throws {
    let w = try World()
    w.visibleParent("A", "Q")
    w.embed(w["B"], in: w["A"])
    w.stage.commit()
    w.start()
    w.unembed(w["B"])
    w.stage.commit()
    w.embed(w["B"], in: w["Q"])
    w.commit()
    #expect(
      w.orders("B") == [
        "B.willMove(nil)", "B.willDis", "B.didMove(nil)", "B.didDis", "B.didMove(nil)", "B.willMove(Q)", "B.will",
        "B.didMove(Q)", "B.did", "B.didMove(Q)",
      ])
    #expect(w.orders("P", "A", "Q") == [])
  }

  @Test("A root that is replaced leaves with its children, and the new root appears with its own")
  func replacedRoot() throws {
    let w = try World()
    w.visibleParent("A")
    w.embed(w["B"], in: w["Q"])
    w.start()
    w.show(w["Q"])
    #expect(w.orders("P", "A") == ["P.willDis", "A.willDis", "P.didDis", "A.didDis"])
    #expect(w.orders("Q", "B") == ["Q.will", "B.will", "Q.did", "B.did"])
  }

  @Test("A parent off the window is no reason to appear: its child hears when both enter")
  func offWindow() throws {
    let w = try World()
    w.embed(w["A"], in: w["P"])
    w.embed(w["B"], in: w["A"])
    w.commit()
    #expect(w.orders("A", "B").filter { !$0.contains("Move") } == [])
    w.start()
    w.show(w["P"])
    #expect(w.orders("P", "A", "B") == ["P.will", "A.will", "B.will", "P.did", "A.did", "B.did"])
  }

  @Test("A middle level that does not forward silences what is below it on the way out too")
  func silentMiddleLeaves() throws {
    let w = try World()
    w["A"].forwards = false
    w.embed(w["B"], in: w["A"])
    w.embed(w["A"], in: w["P"])
    w.show(w["P"])
    w.start()
    w.unembed(w["A"])
    w.commit()
    #expect(w.orders("A", "B") == ["A.willMove(nil)", "A.willDis", "A.didMove(nil)", "A.didDis", "A.didMove(nil)"])
  }

  @Test("A stranger inside a container that does not forward appears by its own view")
  func strangerInManual() throws {
    let w = try World()
    w.visibleParent(forwards: false)
    w.start()
    w["P"].view.addSubview(w["A"].view)
    w.commit()
    w["A"].view.removeFromSuperview()
    w.commit()
    #expect(w.orders("A") == ["A.will", "A.did", "A.willDis", "A.didDis"])
  }

  @Test("A child under a silent parent hears moves and nothing else, coming and going")
  func silentParent() throws {
    let w = try World()
    w.visibleParent(forwards: false)
    w.start()
    w.embed(w["A"], in: w["P"])
    w.commit()
    w.unembed(w["A"])
    w.commit()
    #expect(w.orders("A") == ["A.willMove(P)", "A.didMove(P)", "A.willMove(nil)", "A.didMove(nil)"])
  }

  @Test("An open begin for a child silences the window, and its end is the did")
  func openBegin() throws {
    let w = try World()
    w.visibleParent()
    w.start()
    w["P"].addChild(w["A"])
    w["A"].beginAppearanceTransition(true, animated: true)
    w["P"].view.addSubview(w["A"].view)
    w.commit()
    w["A"].endAppearanceTransition()
    w["A"].didMove(toParent: w["P"])
    w.commit()
    #expect(w.orders("A", flags: true) == ["A.willMove(P)", "A.will(true)", "A.did(true)", "A.didMove(P)"])
    #expect(w.complaints == [])
  }

  @Test("Three begins in one direction need three ends, and the last is the did")
  func nestedBegins() throws {
    let w = try World()
    w.start()
    for _ in 0..<3 { w["A"].beginAppearanceTransition(true, animated: false) }
    w["A"].endAppearanceTransition()
    w["A"].endAppearanceTransition()
    #expect(w.orders("A") == ["A.will"])
    w["A"].endAppearanceTransition()
    #expect(w.orders("A") == ["A.will", "A.did"])
  }

  @Test("A transition that turns twice has three wills and one did, with the last flag")
  func turnedTwice() throws {
    let w = try World()
    w.start()
    w["A"].beginAppearanceTransition(true, animated: true)
    w["A"].beginAppearanceTransition(false, animated: true)
    w["A"].beginAppearanceTransition(true, animated: false)
    w["A"].endAppearanceTransition()
    #expect(w.orders("A", flags: true) == ["A.will(true)", "A.willDis(true)", "A.will(false)", "A.did(false)"])
  }

  @Test("A begin reaches grandchildren, and stops at a level that does not forward")
  func beginReaches() throws {
    let w = try World()
    w.visibleParent(forwards: false)
    w["B"].forwards = false
    w.embed(w["C"], in: w["B"])
    w.embed(w["B"], in: w["A"])
    w.embed(w["A"], in: w["P"])
    w.start()
    w["A"].beginAppearanceTransition(true, animated: true)
    w["A"].endAppearanceTransition()
    #expect(
      w.orders("A", "B", "C", flags: true) == ["A.will(true)", "B.will(true)", "A.did(true)", "B.did(true)"])
  }

  @Test("A reversed begin turns descendants round too, with one did each")
  func reversalReaches() throws {
    let w = try World()
    w.visibleParent(forwards: false)
    w.embed(w["B"], in: w["A"])
    w.embed(w["A"], in: w["P"])
    w.start()
    w["A"].beginAppearanceTransition(true, animated: true)
    w["A"].beginAppearanceTransition(false, animated: true)
    w["A"].endAppearanceTransition()
    #expect(w.orders("A", "B") == ["A.will", "B.will", "A.willDis", "B.willDis", "A.didDis", "B.didDis"])
  }

  @Test("A child that enters while its parent's own begin is open waits for the parent's end")
  func entersOpenParent() throws {
    let w = try World()
    w.visibleParent(forwards: false)
    w["P"].addChild(w["A"])
    w["P"].view.addSubview(w["A"].view)
    w.start()
    w["A"].beginAppearanceTransition(true, animated: true)
    w.embed(w["B"], in: w["A"])
    w.commit()
    #expect(w.orders("A", "B", flags: true) == ["A.will(true)", "B.willMove(A)", "B.will(true)", "B.didMove(A)"])
    w["A"].endAppearanceTransition()
    #expect(w.orders("A", "B").suffix(3) == ["A.did", "B.did", "B.didMove(A)"])
  }
}
