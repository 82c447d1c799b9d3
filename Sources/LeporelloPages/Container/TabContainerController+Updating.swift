// Other tabs than before: the pages that stay are the same pages, the selection stays with its page, and a change under
// way goes on where both its pages stay.

import LeporelloContainment
import LeporelloGraphics
import LeporelloHosting
package import LeporelloViews

extension TabContainerController {
  /// Takes another description; false where its bar is another, which needs another container.
  func accepts(_ other: TabViewSpec) -> Bool {
    guard other.style == spec.style else { return false }
    let refreshed = Set(other.identities)
    update {
      $0 = other
    } refreshing: {
      refreshed.contains($0)
    }
    return true
  }

  /// Changes the tabs in any way.
  ///
  /// - Throws: Where two tabs would have one value; nothing is changed then.
  package func changeTabs(_ change: (inout [TabSpec]) -> Void) throws(TabViewError) {
    var next = spec
    change(&next.tabs)
    next.selection = nil
    try next.validate()
    let fresh = next.tabs
    update {
      $0.tabs = fresh
    } refreshing: { _ in
      false
    }
  }

  /// Puts a tab in place of another. A tab with the other's value keeps its page, which shows the new content.
  package func replaceTab(at index: Int, by tab: TabSpec) throws(TabViewError) {
    guard spec.tabs.indices.contains(index) else { return }
    var next = spec
    next.tabs[index] = tab
    next.selection = nil
    try next.validate()
    let (fresh, identity) = (next.tabs, next.identity(of: index))
    update {
      $0.tabs = fresh
    } refreshing: {
      $0 == identity
    }
  }

  /// Makes pages anew: all that were made, or one.
  package func reload(_ index: Int? = nil) {
    performAtRest {
      let selected = self.state.selection.map(self.spec.identity)
      for identity in self.spec.identities where index == nil || self.spec.index(of: identity) == index {
        guard let old = self.pages[identity] else { continue }
        if identity == selected, let place = self.state.selection {
          self.pages[identity] = nil
          self.show(place, insteadOf: old)
        } else {
          self.dismiss(identity)
        }
      }
      self.tally.updates += 1
      self.rest()
    }
  }

  /// Where the container is, to be written down.
  package func restoreOffsets() {
    guard let saved = spec.payload[PagingKeys.state] as? TabContainerState else { return }
    headerOffset = min(max(0, CGFloat(saved.headerOffset)), spec.header?.range ?? 0)
    for index in spec.tabs.indices {
      if let offset = saved.pageOffsets[spec.tabs[index].name], offset.isFinite {
        pageOffsets[spec.identity(of: index)] = max(0, CGFloat(offset))
      }
    }
  }

  private func update(_ change: @escaping (inout TabViewSpec) -> Void, refreshing: @escaping (PageIdentity) -> Bool) {
    if presence == .disappearing {
      whenHidden.append { [weak self] in self?.update(change, refreshing: refreshing) }
      return
    }
    var next = spec
    change(&next)
    if let turn = state.turn {
      // A page that goes ends the change: on the new page where the old one goes, else back home.
      let (from, to) = (next.index(of: spec.identity(of: turn.from)), next.index(of: spec.identity(of: turn.to)))
      if from == nil || to == nil {
        drag = nil
        conclude(completed: to != nil, interrupted: true)
      }
    }
    let (old, oldIndex) = (state.selection.map(spec.identity), state.selection)
    let turning = state.turn.map { (spec.identity(of: $0.from), spec.identity(of: $0.to)) }
    let anchor = drag.map { spec.identity(of: $0.anchor) }
    let gone = spec.identities.filter { next.index(of: $0) == nil }
    keepingBars { spec = next }
    tally.updates += 1
    for identity in next.identities {
      guard let page = pages[identity], let index = next.index(of: identity) else { continue }
      page.title = next.tabs[index].title
      if refreshing(identity) {
        (page as? UIHostingController<AnyView>)?.rootView = next.tabs[index].content
      }
    }
    let kept = old.flatMap(next.index(of:))
    let new = kept ?? next.paging.reselected(oldIndex, among: next.tabs.count)
    if let anchor, let place = next.index(of: anchor) { drag?.anchor = place }
    state.renumber(
      selection: new, from: turning.flatMap { next.index(of: $0.0) }, to: turning.flatMap { next.index(of: $0.1) },
      count: next.tabs.count)
    if kept == nil { follow(old.flatMap { pages.removeValue(forKey: $0) }, with: new) }
    for identity in gone { dismiss(identity) }
    for identity in gone { pageOffsets[identity] = nil }
    if isViewLoaded { view.setNeedsLayout() }
    if state.turn == nil, drag == nil { rest() }
  }

  /// The selected page is gone, and another takes its place.
  private func follow(_ gone: UIViewController?, with new: Int?) {
    guard isViewLoaded else {
      if let gone { remove(gone) }
      return
    }
    guard let new else {
      if presence == .shown || presence == .appearing { swap(gone, for: nil) }
      if let gone { remove(gone) }
      return
    }
    show(new, insteadOf: gone)
  }

  private func show(_ new: Int, insteadOf gone: UIViewController?) {
    guard presence == .shown || presence == .appearing else {
      exchange(nil, for: new)
      if let gone { remove(gone) }
      return
    }
    let isNew = pages[spec.identity(of: new)] == nil
    let to = page(at: new)
    swap(gone, for: to, waits: presence == .appearing)
    if isNew { to.didMove(toParent: self) }
    if let gone { remove(gone) }
    note(shown: new)
  }

  /// Does something where no change is under way: one that is goes to its end first.
  private func performAtRest(_ action: @escaping () -> Void) {
    if presence == .disappearing {
      whenHidden.append(action)
      return
    }
    if let turn = state.turn {
      drag = nil
      conclude(completed: (turn.motion.goal ?? 0) >= 1, interrupted: true)
    }
    action()
  }
}
