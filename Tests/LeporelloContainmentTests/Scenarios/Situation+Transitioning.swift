// transition(from:to:…).

@testable import LeporelloContainment

extension Situation {
  /// P visible with A, and B a child whose view is nowhere.
  @MainActor private static func prepare(_ w: World) {
    w.visibleParent("A")
    w["P"].addChild(w["B"])
    w.start()
  }

  static let transitioning: [Situation] = [
    Situation("tr-01") { w in
      w.visibleParent("A")
      w["B"].loadViewIfNeeded()
      w.start()
      w["P"].addChild(w["B"])
      w["A"].willMove(toParent: nil)
      w["P"].transition(
        from: w["A"], to: w["B"], duration: 0.4, options: [.transitionFlipFromLeft], animations: nil
      ) { finished in
        w.mark("@completion(\(finished))")
        w["B"].didMove(toParent: w["P"])
        w["A"].removeFromParent()
      }
      w.finishAnimation()
    },
    Situation("tr-02") { w in
      prepare(w)
      w["P"].transition(from: w["A"], to: w["B"], duration: 0.4, options: [], animations: nil, completion: nil)
      w.finishAnimation()
    },
    Situation("tr-04") { w in
      prepare(w)
      w["P"].transition(from: w["A"], to: w["B"], duration: 0.4, options: []) {
        w.mark("@animations")
        w["B"].view.frame.origin.x = 10
      } completion: {
        w.mark("@completion(\($0))")
      }
      w.finishAnimation()
    },
    Situation("tr-05") { w in
      w["P"].addChild(w["A"])
      w["Q"].addChild(w["B"])
      w.start()
      w["P"].transition(from: w["A"], to: w["B"], duration: 0.3, options: [], animations: nil, completion: nil)
      w.finishAnimation()
    },
    Situation("tr-06") { w in
      w["P"].addChild(w["A"])
      w.start()
      w["P"].transition(from: w["A"], to: w["B"], duration: 0.3, options: [], animations: nil, completion: nil)
      w.finishAnimation()
    },
    Situation("tr-08") { w in
      w["Q"].addChild(w["A"])
      w["Q"].addChild(w["B"])
      w.start()
      w["P"].transition(from: w["A"], to: w["B"], duration: 0.3, options: [], animations: nil, completion: nil)
      w.finishAnimation()
    },
    Situation("tr-10") { w in
      w.visibleParent("A")
      w.start()
      w["P"].addChild(w["B"])
      w["P"].view.addSubview(w["B"].view)
      w["P"].transition(
        from: w["A"], to: w["B"], duration: 0.3, options: .transitionCrossDissolve, animations: nil
      ) { w.mark("@completion(\($0))") }
      w.finishAnimation()
    },
    Situation("tr-11") { w in
      w.visibleParent("A")
      w.start()
      w["P"].addChild(w["B"])
      w["B"].didMove(toParent: w["P"])
      w["A"].willMove(toParent: nil)
      w["P"].transition(from: w["A"], to: w["B"], duration: 0.3, options: [], animations: nil) {
        w.mark("@completion(\($0))")
        w["A"].removeFromParent()
      }
      w.finishAnimation()
    },
    Situation("tr-14") { w in
      prepare(w)
      w["P"].transition(
        from: w["A"], to: w["B"], duration: 0.35, options: [.transitionCrossDissolve], animations: nil
      ) { w.mark("@completion(\($0))") }
      w.finishAnimation()
    },
    Situation("tr-17") { w in
      w.visibleParent("A")
      w.embed(w["D"], in: w["A"])
      w.embed(w["C"], in: w["B"])
      w["P"].addChild(w["B"])
      w.stage.commit()
      w.start()
      w["P"].transition(from: w["A"], to: w["B"], duration: 0.4, options: [], animations: nil, completion: nil)
      w.finishAnimation()
    },
  ]
}
