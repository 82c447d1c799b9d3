// Removing children.

@testable import LeporelloContainment

extension Situation {
  static let removing: [Situation] = [
    Situation("rem-01") { w in
      w.visibleParent("A")
      w.start()
      w.unembed(w["A"])
      w.commit()
    },
    Situation("rem-02") { w in
      w.embed(w["A"], in: w["P"])
      w.start()
      w.unembed(w["A"])
    },
    Situation("rem-03") { w in
      w.visibleParent("A")
      w.start()
      w["A"].view.removeFromSuperview()
      w["A"].removeFromParent()
      w.commit()
    },
    Situation("rem-04") { w in
      w.visibleParent("A")
      w.start()
      w["A"].willMove(toParent: nil)
      w["A"].removeFromParent()
      w.commit()
    },
    Situation("rem-06") { w in
      w.visibleParent("A", forwards: false)
      w.start()
      w["A"].willMove(toParent: nil)
      w["A"].beginAppearanceTransition(false, animated: false)
      w["A"].view.removeFromSuperview()
      w["A"].endAppearanceTransition()
      w["A"].removeFromParent()
      w.commit()
    },
    Situation("rem-07") { w in
      let nav = UINavigationController(rootViewController: w["R"])
      w.show(nav)
      nav.pushViewController(w["P"], animated: false)
      w.stage.commit()
      w.embed(w["A"], in: w["P"])
      w.stage.commit()
      w.start()
      nav.popViewController(animated: true)
      w.finishAnimation()
    },
    Situation("in-07") { w in
      w.visibleParent()
      w.start()
      w.embed(w["A"], in: w["P"])
      w.unembed(w["A"])
      w.commit()
    },
  ]
}
