// Saying how a described container is turned, and who is asked and told.

public import LeporelloGraphics
public import LeporelloViews

extension TabView {
  /// The container with other rules for turning its pages.
  public func tabPaging(_ paging: Paging) -> TabView { payload(paging, for: Paging.key) }

  /// The container with a header above its bar, which scrolls away with the pages until `collapsed` points are left,
  /// and stays.
  public func tabHeader(height: CGFloat, collapsed: CGFloat = 0, @ViewBuilder content: () -> some View) -> TabView {
    let full = height.isFinite ? max(0, height) : 0
    let rest = collapsed.isFinite ? min(max(0, collapsed), full) : 0
    return payload(TabHeader(height: full, collapsed: rest, content: AnyView(content())), for: TabHeader.key)
  }

  /// The container with something to show where it has no pages.
  public func tabEmpty(@ViewBuilder content: () -> some View) -> TabView {
    payload(AnyView(content()), for: PagingKeys.empty)
  }

  /// The container with somebody who may refuse a tap or a swipe; `shouldSelect` is given the tab's name.
  public func tabShouldSelect(_ shouldSelect: @escaping @MainActor @Sendable (String) -> Bool) -> TabView {
    payload(PagingVeto(allows: shouldSelect), for: PagingKeys.veto)
  }

  /// The container with somebody who hears of everything that happens to its pages.
  public func onTabPaging(_ perform: @escaping @MainActor @Sendable (PagingEvent) -> Void) -> TabView {
    payload(PagingListener(hear: perform), for: PagingKeys.listener)
  }

  /// The container as it was when its state was saved; a page that is gone is followed as after an update.
  public func tabState(_ state: TabContainerState?) -> TabView {
    guard let state else { return self }
    return payload(state, for: PagingKeys.state)
  }
}

/// Under which keys a described container carries what concerns its pages.
enum PagingKeys {
  static let empty = "empty"
  static let veto = "veto"
  static let listener = "listener"
  static let state = "state"
}

/// Somebody who may refuse.
struct PagingVeto: Sendable {
  let allows: @MainActor @Sendable (String) -> Bool
}

/// Somebody who hears.
struct PagingListener: Sendable {
  let hear: @MainActor @Sendable (PagingEvent) -> Void
}

extension TabViewSpec {
  /// The rules for turning pages.
  var paging: Paging { payload[Paging.key] as? Paging ?? Paging() }
  /// What stands above the bar.
  var header: TabHeader? { payload[TabHeader.key] as? TabHeader }
  /// Whether the container has a bar along the bottom, as UIKit's tab bar controller has.
  var isTabBar: Bool {
    guard let bars else { return style.kind == .tabBar || style.kind == .sidebar }
    return bars.contains { $0.placement == .bottom && $0.content != .dots }
  }
  /// Whether fingers turn pages.
  var swipes: Bool { paging.swipes ?? !isTabBar }
  /// The page selected first: as saved, else as described.
  var firstIndex: Int? {
    guard let saved = payload[PagingKeys.state] as? TabContainerState, !tabs.isEmpty else { return initialIndex }
    if let same = tabs.firstIndex(where: { $0.name == saved.selection }) { return same }
    return paging.reselected(saved.index, among: tabs.count)
  }
}

extension Paging {
  /// The place of the page that follows one that is gone.
  func reselected(_ index: Int?, among count: Int) -> Int? {
    guard count > 0 else { return nil }
    guard let index, index >= 0 else { return 0 }
    switch reselection {
    case .sameIndexElseFirst: return index < count ? index : 0
    case .nearest: return min(index, count - 1)
    }
  }
}
