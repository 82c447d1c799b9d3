// Which pages exist: made when needed, loaded ahead, let go.

import LeporelloContainment
import LeporelloGraphics
import LeporelloHosting
import LeporelloViews

extension TabContainerController {
  /// The page at a place, made and added when it is first asked for.
  func page(at index: Int, isWarm: Bool = false) -> UIViewController {
    let identity = spec.identity(of: index)
    if let made = pages[identity] { return made }
    let page = UIHostingController(rootView: spec.tabs[index].content, environment: environment)
    page.title = spec.tabs[index].title
    page.traceName = spec.tabs[index].name
    inset(page, layout)
    pages[identity] = page
    emit(.loaded(spec.tabs[index].name, isWarm: isWarm))
    addChild(page)
    return page
  }

  /// Loads a page that is not to appear.
  func warm(_ index: Int) {
    guard spec.tabs.indices.contains(index) else { return }
    let isNew = pages[spec.identity(of: index)] == nil
    let page = page(at: index, isWarm: true)
    if isNew { page.didMove(toParent: self) }
    if !page.isViewLoaded {
      page.view.frame = pageFrame
      page.view.layoutIfNeeded()
    }
  }

  /// The places around the selected page that are loaded ahead.
  var warmPlaces: [Int] {
    guard let selection = state.selection else { return [] }
    let reach = max(spec.paging.preload, spec.paging.peek > 0 ? 1 : 0)
    guard reach > 0 else { return [] }
    let count = spec.tabs.count
    var places: [Int] = []
    for distance in 1...min(reach, max(1, count)) {
      for place in [selection + distance, selection - distance] {
        let index = loops ? ((place % count) + count) % count : place
        if spec.tabs.indices.contains(index), index != selection, !places.contains(index) { places.append(index) }
      }
    }
    return places
  }

  /// Loads what is to be loaded ahead, lets go what is too much.
  func tend() {
    guard isViewLoaded else { return }
    for place in warmPlaces { warm(place) }
    if let limit = spec.paging.cacheLimit { evict(keeping: limit) }
  }

  /// Lets the longest unseen pages go until so many are left.
  func evict(keeping limit: Int) {
    guard isViewLoaded else { return }
    var needed = Set(warmPlaces.map(spec.identity))
    if let selection = state.selection { needed.insert(spec.identity(of: selection)) }
    if let turn = state.turn { needed.formUnion([spec.identity(of: turn.from), spec.identity(of: turn.to)]) }
    let known = recency.filter { pages[$0] != nil }
    let unseen = spec.identities.filter { pages[$0] != nil && !known.contains($0) }
    for identity in unseen + known where pages.count > limit && !needed.contains(identity) {
      if let index = spec.index(of: identity) { emit(.evicted(spec.tabs[index].name)) }
      dismiss(identity)
    }
  }

  /// Takes a page that is not shown out of the container.
  func dismiss(_ identity: PageIdentity) {
    recency.removeAll { $0 == identity }
    guard let page = pages.removeValue(forKey: identity) else { return }
    remove(page)
  }

  /// Takes a child out that is not shown any more.
  func remove(_ page: UIViewController) {
    page.willMove(toParent: nil)
    arrange { page.viewIfLoaded?.removeFromSuperview() }
    page.removeFromParent()
  }

  /// Remembers that a page was shown.
  func note(shown index: Int) {
    let identity = spec.identity(of: index)
    recency.removeAll { $0 == identity }
    recency.append(identity)
  }

  /// Changes the tree of views without callbacks that follow from it; those are sent by hand.
  func arrange(_ body: () -> Void) {
    isArranging = true
    body()
    isArranging = false
  }
}
