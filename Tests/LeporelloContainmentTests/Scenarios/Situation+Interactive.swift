// Transitions that a finger drives and calls off.

@testable import LeporelloContainment

extension Situation {
  @MainActor private static func cancelledPush(_ w: World, coordinated: Bool) {
    let nav = navigation(w, "A")
    let delegate = StackDelegate(w)
    delegate.animator = Animator()
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.interactor = interactor
    nav.delegate = delegate
    nav.pushViewController(w["B"], animated: true)
    if !coordinated { w.start() }
    w.stage.commit()
    if coordinated { w.start() }
    nav.transitionCoordinator?.notifyWhenInteractionChanges { context in
      w.mark("coordinator.notifyWhenInteractionChanges(isCancelled: \(context.isCancelled))")
    }
    interactor.update(0.2)
    interactor.cancel()
    if !coordinated { w.finishAnimation() } else { w.stage.advance(by: 1) }
  }

  static let interactive: [Situation] = [
    Situation("in-01", .onlyListed("the scenario lists the reversing wills and leaves out the dids after them")) { w in
      cancelledPush(w, coordinated: true)
    },
    Situation("in-02") { w in cancelledPush(w, coordinated: false) },
    Situation("in-04") { w in
      w.visibleParent("A", forwards: false)
      w["P"].addChild(w["B"])
      w["P"].view.addSubview(w["B"].view)
      w["A"].willMove(toParent: nil)
      w["B"].beginAppearanceTransition(true, animated: true)
      w["A"].beginAppearanceTransition(false, animated: true)
      w.start()
      w["B"].beginAppearanceTransition(false, animated: true)
      w["A"].beginAppearanceTransition(true, animated: false)
      w["B"].endAppearanceTransition()
      w["A"].endAppearanceTransition()
      w["B"].willMove(toParent: nil)
      w["B"].view.removeFromSuperview()
      w["B"].removeFromParent()
      w["A"].didMove(toParent: w["P"])
    },
  ]
}
