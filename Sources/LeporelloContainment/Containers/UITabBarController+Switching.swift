// The switch itself, the user's tap, and the replacement of the tabs.

import LeporelloGraphics

extension UITabBarController {
  func replaceTabs(by new: [UIViewController]) {
    core.during("\(traceName).setViewControllers") {
      finishCurrent()
      let old = tabs
      tabs = new
      for tab in old where !new.contains(where: { $0 === tab }) {
        if tab === shown { leaveShown() }
        tab.dispatch(.willMove(toParent: nil)) { $0.willMove(toParent: nil) }
        tab.removeFromParent()
      }
      for tab in new where tab.parent !== self {
        addChild(tab)
        tab.dispatch(.didMove(toParent: reference)) { $0.didMove(toParent: self) }
      }
      storedChildren = new + storedChildren.filter { child in !new.contains { $0 === child } }
      if !new.contains(where: { $0 === selected }) { selected = new.first }
      if shown == nil, isViewLoaded {
        installSelected()
        if let shown { introduce(shown) }
      }
    }
  }

  /// A first tab in a container that has none: it appears at once, or with the container.
  private func introduce(_ tab: UIViewController) {
    guard appearance.state == .appeared else {
      forwarded.exchange(nil, for: tab, in: appearance.state, animated: appearance.animated)
      return
    }
    tab.beginForContainer(true, animated: false)
    core.atCommit { [self] in if shown === tab, appearance.state == .appeared { tab.endTransition() } }
  }

  private func leaveShown() {
    guard let tab = shown else { return }
    shown = nil
    let isAppeared = appearance.state == .appeared
    if isAppeared {
      tab.beginForContainer(false, animated: false)
    } else {
      forwarded.exchange(tab, for: nil, in: appearance.state, animated: appearance.animated)
    }
    tab.viewIfLoaded?.removeFromSuperview()
    if isAppeared { core.atCommit { tab.endTransition() } }
  }

  func installSelected() {
    guard shown == nil, let selected, let tabView = selected.view, let view = viewIfLoaded else { return }
    shown = selected
    tabView.frame = view.bounds
    view.insertSubview(tabView, at: 0)
  }

  func select(_ tab: UIViewController) {
    guard tab !== selected, tabs.contains(where: { $0 === tab }) else { return }
    core.during("\(traceName).selectedIndex = \(tabs.firstIndex { $0 === tab } ?? 0)") {
      let old = selected
      selected = tab
      guard isViewLoaded else { return }
      guard appearance.state == .appeared, let old, old === shown else {
        exchangeQuietly(for: tab)
        return
      }
      switchTab(from: old, to: tab)
    }
  }

  /// A switch while the container is not on screen, or on its way: the tab on screen follows at the container's own
  /// pace.
  private func exchangeQuietly(for tab: UIViewController) {
    let old = shown
    tab.loadViewIfNeeded()
    forwarded.exchange(old, for: tab, in: appearance.state, animated: appearance.animated)
    shown = nil
    installSelected()
    old?.viewIfLoaded?.removeFromSuperview()
  }

  private func switchTab(from old: UIViewController, to tab: UIViewController) {
    let waiting = current.flatMap { $0.isOver ? nil : $0 }
    if let waiting, waiting.canBeTurned(to: tab) {
      waiting.turnRound()
      shown = nil
      installSelected()
      old.viewIfLoaded?.removeFromSuperview()
      return
    }
    finishCurrent()
    let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: tab)
    let interactor = animator.flatMap { delegate?.tabBarController(self, interactionControllerFor: $0) }
    let transition = ContainerTransition(
      ContainerTransition.Plan(
        order: .tab, from: old, to: tab, animated: animator != nil,
        duration: animator?.transitionDuration(using: nil) ?? 0,
        container: view, animator: animator, interactor: interactor,
        install: { [self] in
          guard animator == nil else { return }
          shown = nil
          installSelected()
          old.viewIfLoaded?.removeFromSuperview()
        },
        look: { _ in },
        uninstall: { [self] completed in
          guard animator != nil else { return }
          let rejected = completed ? old : tab
          shown = nil
          installSelected(completed ? tab : old)
          rejected.viewIfLoaded?.removeFromSuperview()
        },
        ended: { [self] completed in
          current = nil
          if !completed { selected = old }
        }))
    current = transition
    transition.start()
  }

  private func installSelected(_ tab: UIViewController) {
    selected = tab
    installSelected()
  }

  func finishCurrent() {
    current?.finish(true)
    current = nil
  }

  /// The container leaves: a switch ends at once, one that a finger holds goes back.
  func abandonCurrent() {
    current?.abandon()
    current = nil
  }

  /// A tap on the bar: asks the delegate, switches, tells the delegate.
  package func userSelects(_ tab: UIViewController) {
    core.during("tap on \(tab.traceName)") {
      guard delegate?.tabBarController(self, shouldSelect: tab) ?? true else { return }
      select(tab)
      tabBar(tabBar, didSelect: tab.tabBarItem)
      delegate?.tabBarController(self, didSelect: tab)
    }
  }
}
