// What UIKit refuses or complains of.

@testable import LeporelloContainment

extension Situation {
  static let misused: [Situation] = [
    Situation("mi-02") { w in
      w["Q"].view.addSubview(w["A"].view)
      w.start()
      w["P"].addChild(w["A"])
    },
    Situation("mi-03") { w in
      w.start()
      w["Q"].view.addSubview(w["A"].view)
      w.commit()
    },
    Situation("mi-05") { w in
      w.embed(w["A"], in: w["Q"])
      w.start()
      w.unembed(w["A"])
      w.embed(w["A"], in: w["P"])
    },
    Situation("mi-07") { w in
      w.stage.window.rootViewController = w["P"]
      w.stage.commit()
      w.start()
      w.stage.window.addSubview(w["P"].view)
      w.commit()
    },
    Situation("mi-08") { w in
      let nav = UINavigationController(rootViewController: w["R"])
      nav.traceName = "nav"
      w.show(nav)
      w.start()
      w.embed(w["A"], in: nav)
      w.commit()
    },
    Situation("mi-10") { w in
      w["P"].addChild(w["A"])
      let floating = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      w.start()
      floating.addSubview(w["A"].view)
      w.stage.window.addSubview(floating)
    },
  ]
}
