// Selecting a page. A tap on a bottom bar goes in UITabBarController's order, anything else in the order of
// `transition(from:to:…)`; pages stay children either way.

import LeporelloContainment
import LeporelloGraphics
package import LeporelloViews

extension TabContainerController: PagedContainer {
  /// What messages call the tabs, in order.
  package var tabNames: [String] { spec.tabs.map(\.name) }

  /// The tab with a value.
  package func tab(with value: AnyHashableSendable) -> Int? { spec.index(of: value) }

  /// How far the latest change is.
  package var turnProgress: Double { state.progress(at: StageCore.current.now) }

  /// Whether a change is under way.
  package var isTurning: Bool { state.turn != nil }

  /// Selects a page; a disabled tab refuses a tap.
  package func select(_ index: Int, by cause: SelectionCause) {
    guard spec.tabs.indices.contains(index) else { return }
    if cause == .tap, spec.tabs[index].isDisabled { return }
    finishTurn?()
    guard let old = state.selection, old != index else { return }
    guard isViewLoaded else { return state.jump(to: index) }
    guard view.window != nil else { return exchange(old, for: index) }
    turn(from: old, to: index, in: cause == .tap && spec.style.kind == .tabBar ? .tabBar : .transition)
  }

  /// Out of sight there is nothing to animate and nobody appears.
  private func exchange(_ old: Int, for new: Int) {
    let isNew = pages[new] == nil
    let (from, to) = (page(at: old), page(at: new))
    state.jump(to: new)
    to.view.frame = pagesView.bounds
    from.viewIfLoaded?.removeFromSuperview()
    pagesView.addSubview(to.view)
    if isNew { to.didMove(toParent: self) }
  }

  private func turn(from old: Int, to new: Int, in order: AppearanceOrder) {
    let core = StageCore.current
    let isNew = pages[new] == nil
    let (from, to) = (page(at: old), page(at: new))
    if isNew, order == .tabBar { to.didMove(toParent: self) }
    to.view.frame = pagesView.bounds
    let duration = spec.turning.timing.end
    order.begin(from: from, to: to, animated: duration > 0)
    pagesView.addSubview(to.view)
    state.begin(from: old, to: new, at: core.now, timing: spec.turning.timing)

    // Ends the change on time, at once where another change interrupts it, or with the stage; but only once.
    let item = core.schedule(after: duration, label: "\(traceName) turns to \(to.traceName)", finite: true) {
      [weak self] in
      self?.finishTurn?()
    } interrupted: { [weak self] in
      self?.finishTurn?()
    }
    finishTurn = { [unowned self] in
      self.finishTurn = nil
      core.cancel(item)
      self.state.end()
      order.end(from: from, to: to)
      from.view.removeFromSuperview()
      if isNew, order == .transition { to.didMove(toParent: self) }
    }
  }
}
