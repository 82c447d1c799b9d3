// Adding children.

@testable import LeporelloContainment

extension Situation {
  static let adding: [Situation] = [
    Situation("add-01") { w in
      w.visibleParent()
      w.start()
      w["P"].addChild(w["A"])
      w.mark("@return:addChild")
      w.commit()
    },
    Situation("add-02") { w in
      w["P"].hooks["viewDidLoad"] = { w.embed(w["A"], in: w["P"]) }
      w.start()
      w.stage.window.rootViewController = w["P"]
      w.commit()
    },
    Situation("add-04") { w in
      w.visibleParent()
      w.start()
      w["P"].addChild(w["A"])
      w["P"].view.addSubview(w["A"].view)
      w.commit()
    },
    Situation("add-05", .ownLog("a direct call of an override that leaves out super never reaches the core")) { w in
      w.visibleParent()
      w["A"].callsSuperInDidMove = false
      w.start()
      w.embed(w["A"], in: w["P"])
      w.commit()
    },
    Situation("add-06") { w in
      w.visibleParent()
      w.start()
      w["P"].view.addSubview(w["A"].view)
      w.mark("@return:addSubview")
      w.release("A")
      w.commit()
    },
    Situation("add-07") { w in
      w["P"].hooks["viewDidLoad"] = { w["P"].view.addSubview(w["A"].view) }
      w.start()
      w.stage.window.rootViewController = w["P"]
      w.commit()
    },
    Situation("add-09") { w in
      w.visibleParent()
      w.start()
      _ = w["A"].view
      w.embed(w["A"], in: w["P"])
      w.commit()
    },
    Situation("add-10") { w in
      w["Q"].addChild(w["A"])
      w["A"].didMove(toParent: w["Q"])
      w.start()
      w["P"].addChild(w["A"])
      w.mark("@return:addChild")
    },
    Situation("add-14") { w in
      w["P"].hooks["viewDidLoad"] = {
        w.embed(w["A"], in: w["P"])
        w.embed(w["B"], in: w["P"])
      }
      w.start()
      w.stage.window.rootViewController = w["P"]
      w.commit()
    },
    Situation("add-15") { w in
      w["P"].addChild(w["A"])
      w["A"].didMove(toParent: w["P"])
      _ = w["P"].view
      _ = w["A"].view
      w.start()
      w.stage.window.rootViewController = w["P"]
      w.commit()
    },
    Situation("add-17", .foldedLayout("F104: how many layout passes come is not contractual")) { w in
      w["P"].hooks["viewDidLoad"] = {
        w["P"].addChild(w["A"])
        w["P"].view.addSubview(w["A"].view)
      }
      w.start()
      w.stage.window.rootViewController = w["P"]
      w.commit()
    },
    Situation("add-18") { w in
      w.visibleParent()
      w.start()
      w.embed(w["A"], in: w["P"])
      w.commit()
    },
    Situation("add-20") { w in
      _ = w["A"].view
      w.start()
      w["A"].view = nil
      _ = w["A"].view
    },
    Situation("add-22") { w in
      w.start()
      w.embed(w["A"], in: w["P"])
      w.commit()
    },
    Situation("add-24") { w in
      w.visibleParent()
      w.start()
      w.embed(w["A"], in: w["P"])
      w.commit()
    },
  ]
}
