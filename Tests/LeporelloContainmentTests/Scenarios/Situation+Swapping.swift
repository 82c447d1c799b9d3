// Swaps of children by hand.

@testable import LeporelloContainment

extension Situation {
  static let swapping: [Situation] = [
    Situation("swap-01") { w in
      w["P"].addChild(w["A"])
      w["A"].didMove(toParent: w["P"])
      w.start()
      w["P"].addChild(w["B"])
      w["A"].willMove(toParent: nil)
      w["B"].didMove(toParent: w["P"])
      w["A"].removeFromParent()
    },
    Situation("swap-02") { w in
      w.embed(w["A"], in: w["P"])
      w.start()
      w["P"].addChild(w["B"])
      w["A"].willMove(toParent: nil)
      w["B"].view.frame = w["A"].view.frame
      w["P"].view.insertSubview(w["B"].view, aboveSubview: w["A"].view)
      w["A"].view.removeFromSuperview()
      w["B"].didMove(toParent: w["P"])
      w["A"].removeFromParent()
    },
    Situation("swap-04") { w in
      w.visibleParent("A")
      w.start()
      w.unembed(w["A"])
      w.embed(w["B"], in: w["P"])
      w.commit()
    },
    Situation("swap-05") { w in
      w.visibleParent("A")
      w.start()
      w.embed(w["B"], in: w["P"])
      w.unembed(w["A"])
      w.commit()
    },
    Situation("swap-07") { w in
      w.visibleParent("A", forwards: false)
      w.start()
      w["P"].addChild(w["B"])
      w["A"].willMove(toParent: nil)
      w["A"].beginAppearanceTransition(false, animated: true)
      w["B"].beginAppearanceTransition(true, animated: true)
      UIView.transition(
        from: w["A"].view, to: w["B"].view, duration: 0.4, options: .transitionFlipFromLeft
      ) { _ in
        w["B"].endAppearanceTransition()
        w["A"].endAppearanceTransition()
        w["B"].didMove(toParent: w["P"])
        w["A"].removeFromParent()
      }
      w.finishAnimation()
    },
    Situation("swap-08") { w in
      w.visibleParent("A")
      w.start()
      w["P"].addChild(w["B"])
      w["P"].view.insertSubview(w["B"].view, belowSubview: w["A"].view)
      w["B"].didMove(toParent: w["P"])
      w["A"].willMove(toParent: nil)
      UIView.animate(withDuration: 0.3) {
        w.mark("@animations")
        w["A"].view.alpha = 0
      } completion: { _ in
        w["A"].view.removeFromSuperview()
        w["A"].removeFromParent()
      }
      w.commit()
      w.finishAnimation()
    },
  ]
}
