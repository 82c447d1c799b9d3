// Misuse: UIKit's own words, our remedy, no further effect where UIKit raises; and what UIKit leaves silent.

import Testing

@testable import LeporelloContainment

@MainActor @Suite("Misuse is named")
struct MisuseTests {
  private func messages(_ w: World) -> [String] { w.stage.trace.violations.map(\.message) }

  @Test("A child's view inside another controller's view is refused, in UIKit's words")
  func wrongParent() throws {
    let w = try World()
    w.stage.run {
      w.embed(w["A"], in: w["P"])
      w["A"].view.removeFromSuperview()
      w["Q"].view.addSubview(w["A"].view)
    }
    let violation = try #require(w.stage.trace.violations.first)
    #expect(violation.exceptionName == "UIViewControllerHierarchyInconsistency")
    #expect(
      violation.message
        == "child view controller:<A> should have parent view controller:<Q> but actual parent is:<P>")
    #expect(violation.severity == .exception)
    #expect(violation.cause == "Q.view.addSubview(A.view)")
    #expect(w["A"].view.superview == nil)
  }

  @Test("One view for two controllers is refused")
  func twoControllers() throws {
    let w = try World()
    w.stage.run { w["B"].view = w["A"].view }
    #expect(
      messages(w) == [
        "A view can only be associated with at most one view controller at a time! View <UIView> is associated with <A>."
          + " Clear this association before associating this view with <B>."
      ])
    #expect(w["B"].viewIfLoaded == nil)
  }

  @Test("addChild of itself, or of a container around, is refused")
  func ownAncestor() throws {
    let w = try World()
    w.stage.run {
      w["P"].addChild(w["A"])
      w["A"].addChild(w["P"])
      w["P"].addChild(w["P"])
    }
    #expect(messages(w).prefix(2).allSatisfy { $0.contains("holds its requested parent") })
    #expect(w["P"].parent == nil)
    #expect(w["A"].children.isEmpty)
  }

  @Test("A view inside itself is refused")
  func viewCycle() throws {
    let w = try World()
    w.stage.run {
      let outer = UIView()
      let inner = UIView()
      outer.addSubview(inner)
      inner.addSubview(outer)
      outer.addSubview(outer)
      #expect(outer.superview == nil)
    }
    #expect(messages(w) == ["Can't add self as subview", "Can't add self as subview"])
  }

  @Test("removeFromParent without willMove(nil) is named, though UIKit says nothing")
  func missingWillMove() throws {
    let w = try World()
    w.stage.run {
      w.visibleParent("A")
      w["A"].view.removeFromSuperview()
      w["A"].removeFromParent()
    }
    #expect(messages(w) == ["<A> was removed from <P> without willMove(toParent: nil)"])
  }

  @Test("A missing didMove is named at rest, and no longer once it is sent")
  func missingDidMove() throws {
    let w = try World()
    w.stage.run {
      w.visibleParent()
      w["P"].addChild(w["A"])
      w["P"].view.addSubview(w["A"].view)
      #expect(messages(w).isEmpty)
      w.stage.commit()
      #expect(messages(w) == ["<A> was added to <P> without didMove(toParent:)"])
      w["A"].didMove(toParent: w["P"])
      #expect(messages(w).isEmpty)
    }
  }

  @Test("A doubled didMove is named; UIKit's own repetition is not")
  func doubledDidMove() throws {
    let w = try World()
    w.stage.run {
      w.visibleParent("A")
      #expect(messages(w).isEmpty)
      w["A"].didMove(toParent: w["P"])
      w.unembed(w["A"])
      w["A"].didMove(toParent: nil)
    }
    #expect(messages(w) == ["<A> was told didMove(toParent: P) twice", "<A> was told didMove(toParent: nil) twice"])
  }

  @Test("A view added without addChild is named at rest")
  func undeclared() throws {
    let w = try World()
    w.stage.run {
      w.visibleParent()
      w["P"].view.addSubview(w["A"].view)
      w.stage.commit()
    }
    #expect(messages(w) == ["The view of <A> was added inside the view of <P> without addChild(_:)"])
  }

  @Test("A begin that is never ended is named at rest")
  func neverEnded() throws {
    let w = try World()
    w.stage.run {
      w.visibleParent("A", forwards: false)
      w["A"].beginAppearanceTransition(false, animated: false)
      w.stage.commit()
    }
    #expect(messages(w) == ["beginAppearanceTransition of <A> was never ended"])
  }

  @Test("A child that was told that it leaves, and never did, is named")
  func leaked() throws {
    let w = try World()
    w.stage.run {
      w.visibleParent("A")
      w["A"].willMove(toParent: nil)
      w["A"].view.removeFromSuperview()
      w.stage.commit()
    }
    #expect(messages(w) == ["<A> was told willMove(toParent: nil) and is still a child of <P>"])
  }

  @Test("Begin and end by hand during a transition are named")
  func drivenTwice() throws {
    let w = try World()
    w.stage.run {
      w.visibleParent("A")
      w["P"].addChild(w["B"])
      w["A"].willMove(toParent: nil)
      w["P"].transition(from: w["A"], to: w["B"], duration: 0.3, options: [], animations: nil) { _ in
        w["A"].removeFromParent()
        w["B"].didMove(toParent: w["P"])
      }
      w["B"].beginAppearanceTransition(true, animated: true)
      w["B"].endAppearanceTransition()
      w.finishAnimation()
    }
    #expect(Set(messages(w)) == ["Appearance of <B> driven by hand during transition(from:to:)"])
    #expect(w.stage.trace.breaches(of: [.legalSteps, .completed]).isEmpty)
  }

  @Test("Overlapping transitions unbalance the shared controller, as at home")
  func overlapping() throws {
    let w = try World()
    w.stage.run {
      w.visibleParent("A")
      w["P"].addChild(w["B"])
      w["P"].addChild(w["C"])
      w["P"].transition(from: w["A"], to: w["B"], duration: 0.3, options: [], animations: nil, completion: nil)
      w.stage.advance(by: 0.1)
      w["P"].transition(from: w["B"], to: w["C"], duration: 0.3, options: [], animations: nil, completion: nil)
      try? w.stage.settle()
    }
    #expect(messages(w).contains("Unbalanced calls to begin/end appearance transitions for <B>."))
    #expect(w.stage.trace.breaches(of: [.legalSteps]).isEmpty)
  }

  @Test("A transition from nowhere prints both controllers and has no effect")
  func noCommonParent() throws {
    let w = try World()
    w.stage.run {
      w.visibleParent("A")
      w.start()
      w["P"].transition(from: w["A"], to: w["B"], duration: 0.3, options: [], animations: nil, completion: nil)
    }
    #expect(w.lines.count == 1)
    #expect(w.stage.trace.violations[0].description.contains("Remedy: call addChild(_:) with both controllers"))
  }

  @Test("A stage that traps stops the process with UIKit's words")
  func trap() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        guard let stage = try? Stage(size: CGSize(width: 100, height: 100)) else { return }
        stage.misusePolicy = .trap
        stage.run { UIViewController().endAppearanceTransition() }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Unbalanced calls to begin/end appearance transitions for <UIViewController>."))
  }
}
