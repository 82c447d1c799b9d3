// Rotation and sizes.

@testable import LeporelloContainment

/// A view that asks for a size.
final class WishfulView: UIView {
  var wish = CGSize(width: 10, height: 10) {
    didSet { invalidateIntrinsicContentSize() }
  }
  override var intrinsicContentSize: CGSize { wish }
}

extension Situation {
  private static let landscape = CGSize(width: 844, height: 390)

  /// P visible with A in a panel of fixed size, as in the book's sample.
  @MainActor private static func panel(_ w: World) {
    w.show(w["P"])
    let panel = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 200))
    w["P"].view.addSubview(panel)
    w["A"].view.frame = panel.bounds
    w.embed(w["A"], in: w["P"], inside: panel)
    w.stage.commit()
    w.start()
  }

  static let sizes: [Situation] = [
    Situation("ro-01") { w in
      panel(w)
      try w.stage.resize(to: landscape)
      w.commit()
    },
    Situation("ro-02") { w in
      panel(w)
      w["P"].callsSuperInWillTransition = false
      try w.stage.resize(to: landscape)
      w.commit()
    },
    Situation("ro-04") { w in
      panel(w)
      w["P"].sizeForChild = CGSize(width: 200, height: 200)
      try w.stage.resize(to: CGSize(width: 390, height: 700))
      w.commit()
    },
    Situation("ro-05") { w in
      w.embed(w["A"], in: w["P"])
      w.start()
      w["A"].preferredContentSize = CGSize(width: 10, height: 0)
      w["A"].preferredContentSize = CGSize(width: 20, height: 0)
    },
    Situation("ro-07") { w in
      let p = w["P"]
      p.hooks["preferredContentSizeDidChange"] = {
        p.preferredContentSize = p.children.last?.preferredContentSize ?? .zero
      }
      w.embed(p, in: w["G"])
      w.embed(w["A"], in: p)
      w["A"].preferredContentSize = CGSize(width: 10, height: 0)
      w.start()
      w["B"].preferredContentSize = CGSize(width: 40, height: 0)
      w.unembed(w["A"])
      w.embed(w["B"], in: p)
      p.preferredContentSize = w["B"].preferredContentSize
      w["B"].preferredContentSize = CGSize(width: 70, height: 0)
    },
    Situation("ro-08") { w in
      w.show(w["P"])
      let view = WishfulView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      w["A"].hooks["loadView"] = { w["A"].view = view }
      w.embed(w["A"], in: w["P"])
      w.stage.commit()
      w.start()
      view.wish = CGSize(width: 30, height: 30)
      w.commit()
    },
    Situation("ro-10") { w in
      w["P"].hooks = [:]
      w.start()
      w.stage.window.rootViewController = w["P"]
      w.commit()
    },
    Situation("ro-11") { w in
      w.show(w["P"])
      w["P"].view.addSubview(w["A"].view)
      w.stage.commit()
      w.start()
      try w.stage.resize(to: landscape)
      w.commit()
    },
  ]
}
