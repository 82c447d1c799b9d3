// UINavigationController, and a library's stack.

@testable import LeporelloContainment

/// Logs what it hears.
final class StackDelegate: UINavigationControllerDelegate {
  let world: World
  var animator: Animator?
  var interactor: UIPercentDrivenInteractiveTransition?
  init(_ world: World) { self.world = world }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { world.mark("delegate.willShow(\(viewController.traceName))") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { world.mark("delegate.didShow(\(viewController.traceName))") }
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

/// A stack that a library builds on plain containment: begin and end by hand, all at once.
final class LibraryStack: Probe {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  func push(_ child: UIViewController, animated: Bool) {
    addChild(child)
    child.beginAppearanceTransition(true, animated: animated)
    view.addSubview(child.view)
    child.endAppearanceTransition()
    child.didMove(toParent: self)
  }
}

extension Situation {
  @MainActor static func navigation(_ w: World, _ names: String...) -> UINavigationController {
    let nav = UINavigationController()
    nav.traceName = "nav"
    nav.setViewControllers(names.map { w[$0] }, animated: false)
    w.show(nav)
    return nav
  }

  static let navigation: [Situation] = [
    Situation("nav-01") { w in
      let nav = navigation(w, "A")
      w.start()
      nav.pushViewController(w["B"], animated: true)
      w.finishAnimation()
    },
    Situation("nav-02") { w in
      let nav = navigation(w, "A")
      nav.pushViewController(w["B"], animated: false)
      w.stage.commit()
      w.start()
      nav.popViewController(animated: true)
      w.finishAnimation()
    },
    Situation("nav-04") { w in
      let nav = navigation(w, "A")
      w.start()
      nav.pushViewController(w["B"], animated: true)
      w.mark("@return:pushViewController")
      w.commit()
    },
    Situation("nav-05") { w in
      let nav = navigation(w, "A", "B")
      w["A"].loadViewIfNeeded()
      w.start()
      nav.beginInteractivePop()
      nav.updateInteractivePop(0.3)
      w.stage.commit()
      nav.endInteractivePop(cancelled: true)
      w.finishAnimation()
    },
    Situation("nav-07") { w in
      let nav = navigation(w, "A")
      let delegate = StackDelegate(w)
      nav.delegate = delegate
      w.start()
      nav.pushViewController(w["B"], animated: true)
      w.finishAnimation()
    },
    Situation("nav-09") { w in
      let nav = navigation(w, "A", "B")
      w.start()
      nav.popViewController(animated: false)
      w.mark("@return:popViewController")
      w.release("B")
      w.commit()
    },
    Situation("nav-13", .foldedLayout("F104: how many layout passes come is not contractual")) { w in
      let nav = UINavigationController(rootViewController: w["A"])
      w.start()
      w.stage.window.rootViewController = nav
      w.commit()
    },
    Situation("nav-15") { w in
      w.start()
      let nav = NamedNavigation(rootViewController: w["A"])
      w.stage.window.rootViewController = nav
      w.stage.window.layoutIfNeeded()
      w.commit()
    },
    Situation("nav-16") { w in
      w.start()
      let nav = NamedNavigation(rootViewController: w["A"])
      w.commit()
      withExtendedLifetime(nav) {}
    },
    Situation("nav-18") { w in
      let stack = w.add(LibraryStack("X"))
      w.show(stack)
      w.start()
      stack.push(w["A"], animated: false)
      w.commit()
    },
  ]
}

/// A navigation controller whose name stands before its first callback.
final class NamedNavigation: UINavigationController {
  override var title: String? {
    get { "nav" }
    set {}
  }
}
