// Containers inside containers.

@testable import LeporelloContainment

extension Situation {
  static let nested: [Situation] = [
    Situation("ne-01") { w in
      w.embed(w["P"], in: w["G"])
      w.embed(w["A"], in: w["P"])
      w.start()
      w.stage.window.rootViewController = w["G"]
      w.commit()
    },
    Situation("ne-02") { w in
      w.embed(w["P"], in: w["G"])
      w.embed(w["A"], in: w["P"])
      w.show(w["G"])
      w["M"].modalPresentationStyle = .fullScreen
      w.start()
      w["G"].present(w["M"], animated: true) { w.mark("@completion(true)") }
      w.finishAnimation()
    },
    Situation("ne-04") { w in
      w["P"].forwards = false
      w.embed(w["P"], in: w["G"])
      w.embed(w["A"], in: w["P"])
      w.start()
      w.stage.window.rootViewController = w["G"]
      w.commit()
      w.stage.window.rootViewController = nil
      w.commit()
    },
    Situation("ne-05") { w in
      let tabs = UITabBarController()
      tabs.traceName = "T"
      tabs.viewControllers = [w["T0"], w["T1"]]
      w.start()
      w.stage.window.rootViewController = tabs
      w.commit()
    },
    Situation("ne-08") { w in
      w["P"].hooks["preferredContentSizeDidChange"] = {
        w["P"].preferredContentSize = w["P"].children.last?.preferredContentSize ?? .zero
      }
      w.embed(w["P"], in: w["G"])
      w.embed(w["A"], in: w["P"])
      w.start()
      w["A"].preferredContentSize = CGSize(width: 20, height: 0)
    },
    Situation("ne-09") { w in
      w.embed(w["P"], in: w["G"])
      w.embed(w["A"], in: w["P"])
      w.show(w["G"])
      w.start()
      w.unembed(w["P"])
      w.commit()
    },
  ]
}
