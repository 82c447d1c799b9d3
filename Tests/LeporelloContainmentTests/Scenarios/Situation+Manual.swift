// Appearance driven by hand.

@testable import LeporelloContainment

extension Situation {
  static let manual: [Situation] = [
    Situation("mf-01") { w in
      w.visibleParent(forwards: false)
      w.start()
      w.embed(w["A"], in: w["P"])
      w.commit()
    },
    Situation("mf-02") { w in
      w.visibleParent(forwards: false)
      w.embed(w["A"], in: w["P"])
      w.stage.commit()
      w.start()
      w["A"].beginAppearanceTransition(true, animated: false)
      w["A"].endAppearanceTransition()
      w.commit()
    },
    Situation("mf-04") { w in
      w.start()
      w["A"].beginAppearanceTransition(true, animated: false)
      w["A"].endAppearanceTransition()
    },
    Situation("mf-05") { w in
      w.start()
      w["A"].beginAppearanceTransition(true, animated: false)
      w["A"].beginAppearanceTransition(false, animated: false)
    },
    Situation("mf-07") { w in
      w["A"].beginAppearanceTransition(true, animated: false)
      w["A"].endAppearanceTransition()
      w.start()
      w["A"].beginAppearanceTransition(false, animated: false)
      w["A"].endAppearanceTransition()
    },
    Situation("mf-08") { w in
      w["A"].beginAppearanceTransition(true, animated: false)
      w["A"].endAppearanceTransition()
      w.start()
      w["A"].beginAppearanceTransition(false, animated: false)
      w["A"].beginAppearanceTransition(true, animated: false)
    },
    Situation("mf-10") { w in
      w["A"].beginAppearanceTransition(true, animated: false)
      w["A"].beginAppearanceTransition(false, animated: false)
      w.start()
      w["A"].endAppearanceTransition()
    },
    Situation("mf-11") { w in
      w["A"].beginAppearanceTransition(true, animated: false)
      w["A"].beginAppearanceTransition(false, animated: false)
      w.start()
      w["A"].beginAppearanceTransition(true, animated: false)
      w["A"].endAppearanceTransition()
    },
    Situation("mf-13") { w in
      w.start()
      w["A"].beginAppearanceTransition(true, animated: false)
      w["A"].endAppearanceTransition()
      w["A"].endAppearanceTransition()
    },
    Situation("mf-14") { w in
      w.visibleParent()
      w.start()
      w["P"].addChild(w["A"])
      w["A"].beginAppearanceTransition(true, animated: false)
      w["P"].view.addSubview(w["A"].view)
      w["A"].didMove(toParent: w["P"])
      w.commit()
    },
    Situation("mf-16") { w in
      let p = w["P"]
      p.forwards = false
      p.hooks["viewWillAppear"] = { w["A"].beginAppearanceTransition(true, animated: true) }
      p.hooks["viewDidAppear"] = { w["A"].endAppearanceTransition() }
      p.hooks["viewWillDisappear"] = { w["A"].beginAppearanceTransition(false, animated: true) }
      p.hooks["viewDidDisappear"] = { w["A"].endAppearanceTransition() }
      w.embed(w["A"], in: p)
      p.addChild(w["B"])
      w.start()
      p.beginAppearanceTransition(true, animated: true)
      p.endAppearanceTransition()
      p.beginAppearanceTransition(false, animated: true)
      p.endAppearanceTransition()
    },
    Situation("mf-17") { w in
      w.visibleParent("A", forwards: false)
      w["P"].addChild(w["B"])
      w.start()
      w["B"].beginAppearanceTransition(true, animated: true)
      w["A"].beginAppearanceTransition(false, animated: true)
      w["B"].beginAppearanceTransition(false, animated: true)
      w["A"].beginAppearanceTransition(true, animated: false)
      w["B"].endAppearanceTransition()
      w["A"].endAppearanceTransition()
    },
    Situation("mf-18") { w in
      w.visibleParent("A", forwards: false)
      w["P"].addChild(w["B"])
      w.start()
      w["A"].beginAppearanceTransition(false, animated: true)
      w["B"].beginAppearanceTransition(true, animated: true)
      w["B"].endAppearanceTransition()
      w["A"].endAppearanceTransition()
    },
    Situation("mf-19") { w in
      w.embed(w["C"], in: w["A"])
      w.start()
      w["A"].beginAppearanceTransition(true, animated: true)
      w["A"].endAppearanceTransition()
    },
    Situation("mf-21") { w in
      let pager = w.add(ManualPager("V"))
      pager.neighbours = { _ in (nil, nil) }
      w.start()
      pager.beginAppearanceTransition(true, animated: true)
      pager.select(w["A"], animated: false)
      pager.endAppearanceTransition()
    },
    Situation("mf-22") { w in
      w.visibleParent("A")
      w.start()
      w["A"].viewWillAppear(true)
    },
  ]
}
