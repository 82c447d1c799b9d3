// UITabBarController.

@testable import LeporelloContainment

/// Logs what it hears and allows everything.
final class TabDelegate: UITabBarControllerDelegate {
  let world: World
  var animator: Animator?
  var interactor: UIPercentDrivenInteractiveTransition?

  init(_ world: World) { self.world = world }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    world.mark("delegate.shouldSelect(\(viewController.traceName))")
    return true
  }
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    world.mark("delegate.didSelect(\(viewController.traceName))")
  }
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

/// A plain fade, as code for iOS writes one.
final class Animator: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let to = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: 0.4) {
      to.alpha = 1
    } completion: { _ in
      to.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

extension Situation {
  @MainActor static func tabController(_ w: World) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.traceName = "TB"
    tabs.viewControllers = [w["T0"], w["T1"], w["T2"]]
    w.show(tabs)
    return tabs
  }

  static let tabs: [Situation] = [
    Situation("tab-01") { w in
      let tabs = UITabBarController()
      tabs.viewControllers = [w["T0"], w["T1"]]
      w.start()
      w.stage.window.rootViewController = tabs
      w.commit()
    },
    Situation("tab-02") { w in
      let tabs = tabController(w)
      w.start()
      tabs.selectedIndex = 1
      w.mark("@return:selectedIndex")
      w.commit()
    },
    Situation("tab-04") { w in
      let tabs = tabController(w)
      let delegate = TabDelegate(w)
      tabs.delegate = delegate
      w.start()
      tabs.userSelects(w["T1"])
      w.commit()
    },
    Situation("tab-05") { w in
      let tabs = tabController(w)
      w.start()
      tabs.selectedIndex = 0
      w.commit()
    },
    Situation("tab-08") { w in
      let tabs = tabController(w)
      w.start()
      tabs.selectedIndex = 1
      w.commit()
      tabs.selectedIndex = 0
      w.commit()
    },
    Situation("tab-09") { w in
      let tabs = UITabBarController()
      tabs.viewControllers = [w["T0"], UINavigationController(rootViewController: w["R1"])]
      w.show(tabs)
      w.start()
      tabs.selectedIndex = 1
      w.commit()
    },
    Situation("tab-11") { w in
      let tabs = tabController(w)
      w["T1"].loadViewIfNeeded()
      let delegate = TabDelegate(w)
      delegate.animator = Animator()
      let interactor = UIPercentDrivenInteractiveTransition()
      delegate.interactor = interactor
      tabs.delegate = delegate
      w.start()
      tabs.selectedIndex = 1
      interactor.update(0.3)
      w.commit()
      interactor.cancel()
      w.finishAnimation()
    },
  ]
}
