// What UIKit says of presentations and pushes that cannot be, and what is missing here by nature.

import Testing

@testable import LeporelloContainment

@MainActor @Suite("Misuse of presentation, navigation and files is named")
struct PresentationMisuseTests {
  private func words(_ w: World) -> [String] {
    w.stage.trace.violations.map { "\($0.exceptionName ?? "log"): \($0.message)" }
  }

  @Test("A presentation over another, of one that is presented, of a child, and on itself")
  func presentations() throws {
    let w = try World()
    w.stage.run {
      w.show(w["P"])
      w["P"].present(w["M"], animated: false)
      w.stage.commit()
      w["P"].present(w["N"], animated: false)
      w["Q"].addChild(w["A"])
      w["M"].present(w["A"], animated: false)
      w["M"].present(w["M"], animated: false)
      w["B"].present(w["C"], animated: false)
    }
    #expect(
      words(w) == [
        "log: Attempt to present <N> on <P> (from <P>) which is already presenting <M>.",
        "NSInvalidArgumentException: Application tried to present modally a view controller <A> that has a parent view "
          + "controller <Q>.",
        "NSInvalidArgumentException: Application tried to present modal view controller on itself. Presenting controller "
          + "is <M>.",
        "log: Attempt to present <C> on <B> (from <B>) whose view is not in the window hierarchy.",
      ])
  }

  @Test("One presented already is refused elsewhere")
  func presentedTwice() throws {
    let w = try World()
    w.stage.run {
      w.show(w["P"])
      w["P"].present(w["M"], animated: false)
      w.stage.commit()
      w["M"].present(w["N"], animated: false)
      w.stage.commit()
      w["Q"].present(w["N"], animated: false)
    }
    #expect(
      words(w) == [
        "NSInvalidArgumentException: Application tried to present modally a view controller <N> that is already being "
          + "presented by <M>."
      ])
  }

  @Test("A navigation controller cannot be pushed")
  func pushedNavigation() throws {
    let w = try World()
    w.stage.run {
      let nav = UINavigationController(rootViewController: w["A"])
      nav.pushViewController(UINavigationController(rootViewController: w["B"]), animated: false)
      #expect(nav.viewControllers == [w["A"]])
    }
    #expect(words(w) == ["NSInvalidArgumentException: Pushing a navigation controller is not supported"])
  }

  @Test("A view that removeFromParent left inside is named at rest")
  func leftBehind() throws {
    let w = try World()
    w.stage.run {
      w.visibleParent("A")
      w["A"].willMove(toParent: nil)
      w["A"].removeFromParent()
      w.stage.commit()
      #expect(words(w) == ["log: <A> was removed from <P> and its view is still inside"])
      w["A"].view.removeFromSuperview()
      w.stage.commit()
      #expect(words(w) == [])
    }
  }

  @Test("Storyboards, their ways and nib files are missing, and say so")
  func files() throws {
    let w = try World()
    w.stage.run {
      #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() == nil)
      w["A"].performSegue(withIdentifier: "next", sender: nil)
      #expect(UINib(nibName: "Cell", bundle: nil).instantiate(withOwner: nil).isEmpty)
    }
    #expect(
      words(w) == [
        "NSInvalidArgumentException: Could not find a storyboard named 'Main' in bundle",
        "NSInvalidArgumentException: Receiver (<A>) has no segue with identifier 'next'",
        "NSInternalInconsistencyException: Could not load NIB in bundle with name 'Cell'",
      ])
    #expect(w.stage.trace.violations.allSatisfy { $0.remedy.contains("in code") })
  }
}
