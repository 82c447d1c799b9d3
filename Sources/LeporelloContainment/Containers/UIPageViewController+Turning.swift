// The change of a page, by code or by a finger.

import LeporelloGraphics
import LeporelloTransitions

extension UIPageViewController {
  static var turnDuration: TimeInterval { 0.3 }

  func show(
    _ new: UIViewController, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    core.during("\(traceName).setViewControllers([\(new.traceName)])") {
      current?.finish(true)
      guard new !== page else {
        completion?(true)
        return
      }
      guard appearance.state == .appeared, let old = page else {
        replaceQuietly(by: new)
        completion?(true)
        return
      }
      adopt(new)
      old.dispatch(.willMove(toParent: nil)) { $0.willMove(toParent: nil) }
      let transition = makeTransition(from: old, to: new, direction: direction, animated: animated) {
        [self] completed in
        askForDots()
        completion?(completed)
      }
      current = transition
      transition.start()
    }
  }

  private func adopt(_ controller: UIViewController) {
    if controller.parent !== self { addChild(controller) }
  }

  /// A page set while the container is not on screen, or on its way.
  private func replaceQuietly(by new: UIViewController) {
    let old = page
    adopt(new)
    if let old { old.dispatch(.willMove(toParent: nil)) { $0.willMove(toParent: nil) } }
    page = new
    if appearance.state == .appeared {
      new.beginForContainer(true, animated: false)
    } else {
      forwarded.exchange(old, for: new, in: appearance.state, animated: appearance.animated)
    }
    if isViewLoaded { installPage() }
    if let old {
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    if appearance.state == .appeared {
      core.atCommit { [self] in
        guard page === new, appearance.state == .appeared else { return }
        new.endTransition()
        concludeFirstAppearance()
      }
    }
  }

  func installPage() {
    guard let page, let pageView = page.view, pageView.superview !== pageHost else { return }
    pageView.frame = pageFrame()
    pageView.layoutFlags.insert(.held)
    heldPage = page
    pageHost.addSubview(pageView)
  }

  /// A page set before the container was on screen hears `didMove` after its did, and is laid out after that.
  func concludeFirstAppearance() {
    guard let first = heldPage else { return }
    heldPage = nil
    first.dispatch(.didMove(toParent: reference)) { $0.didMove(toParent: self) }
    guard let pageView = first.viewIfLoaded else { return }
    pageView.layoutFlags.remove(.held)
    pageView.markAncestors()
    pageView.layoutPass()
  }

  func makeTransition(
    from old: UIViewController, to new: UIViewController, direction: NavigationDirection, animated: Bool,
    interactive: Bool = false, ended: @escaping (Bool) -> Void
  ) -> ContainerTransition {
    let bounds = pageArea
    let sign: CGFloat = direction == .forward ? 1 : -1
    let scrolls = transitionStyle == .scroll
    var plan =
      ContainerTransition.Plan(
        order: scrolls ? .scroll : .curl, from: old, to: new, animated: animated, duration: Self.turnDuration,
        container: view,
        install: { [self] in
          new.view.frame = scrolls ? pageFrame(sign) : bounds
          pageHost.insertSubview(new.view, at: direction == .forward && !scrolls ? 0 : pageHost.subviews.count)
          guard !scrolls else { return }
          view.beginTurn(
            .pageCurl(from: navigationOrientation == .horizontal ? .trailing : .bottom), from: old.view, to: new.view,
            goesBack: direction == .reverse)
        },
        look: { fraction in
          if scrolls { self.turn(by: sign * fraction) } else { self.view.turn = fraction }
        },
        uninstall: { [self] completed in
          if scrolls { scroller?.isTurning = false } else { view.endTurn() }
          let (staying, leaving) = completed ? (new, old) : (old, new)
          leaving.viewIfLoaded?.removeFromSuperview()
          staying.view.frame = pageFrame()
          turn(by: 0)
          page = staying
        },
        ended: { [self] completed in
          current = nil
          let (staying, leaving) = completed ? (new, old) : (old, new)
          if completed { staying.dispatch(.didMove(toParent: reference)) { $0.didMove(toParent: self) } }
          if !completed { leaving.dispatch(.willMove(toParent: nil)) { $0.willMove(toParent: nil) } }
          leaving.removeFromParent()
          ended(completed)
        })
    if scrolls {
      plan.glide = { [self] in glide($0, from: $1, to: $2, over: $3, sign: sign, end: $4) }
    }
    return ContainerTransition(plan, interactive: interactive)
  }
}
