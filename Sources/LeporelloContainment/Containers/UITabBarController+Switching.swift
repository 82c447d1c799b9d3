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
        let isVisible = appearance.state.isTowardsVisible
        installSelected()
        if isVisible, let shown {
          shown.beginForContainer(true, animated: false)
          core.atCommit { shown.endTransition() }
        }
      }
    }
  }

  private func leaveShown() {
    guard let tab = shown else { return }
    shown = nil
    let isVisible = appearance.state.isTowardsVisible
    if isVisible { tab.beginForContainer(false, animated: false) }
    tab.viewIfLoaded?.removeFromSuperview()
    if isVisible { core.atCommit { tab.endTransition() } }
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
      guard appearance.state == .appeared, let old else {
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
    let isAppearing = appearance.state == .appearing
    if isAppearing { old?.beginForContainer(false, animated: appearance.animated) }
    shown = nil
    if isAppearing { tab.beginForContainer(true, animated: appearance.animated) }
    installSelected()
    old?.viewIfLoaded?.removeFromSuperview()
    if isAppearing { old?.endTransition() }
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

  /// A tap on the bar: asks the delegate, switches, tells the delegate.
  package func userSelects(_ tab: UIViewController) {
    core.during("tap on \(tab.traceName)") {
      guard delegate?.tabBarController(self, shouldSelect: tab) ?? true else { return }
      select(tab)
      delegate?.tabBarController(self, didSelect: tab)
    }
  }
}
