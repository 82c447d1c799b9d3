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

  /// Selects a page; a disabled tab and somebody with a veto refuse a tap.
  package func select(_ index: Int, by cause: SelectionCause, completion: ((Bool) -> Void)?) {
    guard spec.tabs.indices.contains(index) else {
      completion?(false)
      return
    }
    if cause == .tap, refuses(index) {
      emit(.refused(spec.tabs[index].name))
      completion?(false)
      return
    }
    if presence == .disappearing {
      whenHidden.append { [weak self] in self?.select(index, by: cause, completion: completion) }
      return
    }
    stopAdvancing()
    let interrupted = yield(to: index, completion: completion)
    if interrupted.isDone { return }
    guard let old = state.selection, old != index else {
      completion?(true)
      if state.turn == nil { rest() }
      return
    }
    guard isViewLoaded, presence == .appearing || presence == .shown else {
      exchange(old, for: index)
      completion?(true)
      return
    }
    guard presence == .shown else {
      replace(old, by: index)
      completion?(true)
      return
    }
    turn(from: old, to: index, by: cause, after: interrupted, completion: completion)
  }

  /// Whether a tab is disabled or somebody has a veto.
  func refuses(_ index: Int) -> Bool {
    if spec.tabs[index].isDisabled { return true }
    guard let veto = spec.payload[PagingKeys.veto] as? PagingVeto else { return false }
    return !veto.allows(spec.tabs[index].name)
  }

  /// What was left of a change that gave way to another.
  struct Interruption {
    /// Whether the change under way goes on, to the page that is wanted.
    var isDone = false
    var start: [PageShare] = []
    var picture: DisplayList?
  }

  /// Lets the change under way give way to one to a page: it goes on where that is its own page, else it ends, and what
  /// was to be seen is where the next one begins.
  private func yield(to index: Int, completion: ((Bool) -> Void)?) -> Interruption {
    guard let turn = state.turn else {
      drag = nil
      return Interruption()
    }
    let wasHeld = drag != nil
    drag = nil
    if turn.look == .pull, index == turn.from {
      // It is the page that is pulled; it goes back by itself.
      if wasHeld { settle(to: 0, velocity: 0) }
      completion?(true)
      return Interruption(isDone: true)
    }
    let goal = turn.motion.goal.map { $0 >= 1 ? turn.to : $0 <= 0 ? turn.from : -1 }
    if turn.look != .pull, turn.isInteractive || goal == index, index == turn.from || index == turn.to {
      if let completion { work?.completions.append((spec.identity(of: index), completion)) }
      if goal != index { settle(to: index == turn.to ? 1 : 0, velocity: 0) }
      return Interruption(isDone: true)
    }
    let now = StageCore.current.now
    let interruption = Interruption(
      start: turn.look == .pull ? [] : state.position(at: now).shares, picture: composePages { $0.picture })
    let offsets = handOffsets(at: state.position(at: now))
    conclude(completed: goal == turn.to, interrupted: true)
    barOffsets = offsets
    return interruption
  }

  /// Out of sight there is nothing to animate and nobody appears.
  func exchange(_ old: Int?, for new: Int?) {
    state.jump(to: new)
    barOffsets = [:]
    guard isViewLoaded else { return }
    let isNew = new.map { pages[spec.identity(of: $0)] == nil } ?? false
    let to = new.map { page(at: $0) }
    arrange {
      for view in pagesView.subviews { view.removeFromSuperview() }
      guard let to else { return }
      to.view.frame = pageFrame
      pagesView.addSubview(to.view)
    }
    if isNew { to?.didMove(toParent: self) }
    if let new { note(shown: new) }
  }

  /// On the way in one page takes the other's place, and appears along with the container.
  private func replace(_ old: Int, by new: Int) {
    let isNew = pages[spec.identity(of: new)] == nil
    let (from, to) = (page(at: old), page(at: new))
    swap(from, for: to, waits: true)
    state.jump(to: new)
    if isNew { to.didMove(toParent: self) }
    note(shown: new)
  }

  /// Changes one shown page for another at once, in the order of `transition(from:to:…)`.
  func swap(_ from: UIViewController?, for to: UIViewController?, waits: Bool = false) {
    arrange {
      guard let to else { return }
      to.view.frame = pageFrame
      pagesView.addSubview(to.view)
    }
    if let from, from === waitingPage {
      waitingPage = nil
      from.beginAppearanceTransition(false, animated: false)
    } else {
      from?.beginAppearanceTransition(false, animated: false)
    }
    to?.beginAppearanceTransition(true, animated: false)
    arrange { from?.viewIfLoaded?.removeFromSuperview() }
    if waits { waitingPage = to } else { to?.endAppearanceTransition() }
    from?.endAppearanceTransition()
  }
}
