// Containers differ only in the order of their two begins and two ends, and in how a cancelled change interleaves.

import LeporelloContainment

/// In which order the two pages of a change hear of it; closed.
enum AppearanceOrder: Sendable, Hashable {
  /// As `transition(from:to:…)`: the old page goes first and ends last.
  case transition
  /// As `UITabBarController`: the new page goes first and ends last.
  case tabBar
  /// As a scrolling `UIPageViewController`: the new page goes first and ends first.
  case scroll

  /// Sends both wills.
  @MainActor func begin(from: UIViewController, to: UIViewController, animated: Bool) {
    switch self {
    case .transition:
      from.beginAppearanceTransition(false, animated: animated)
      to.beginAppearanceTransition(true, animated: animated)
    case .tabBar, .scroll:
      to.beginAppearanceTransition(true, animated: animated)
      from.beginAppearanceTransition(false, animated: animated)
    }
  }

  /// Sends both dids.
  @MainActor func end(from: UIViewController, to: UIViewController) {
    switch self {
    case .transition, .scroll:
      to.endAppearanceTransition()
      from.endAppearanceTransition()
    case .tabBar:
      from.endAppearanceTransition()
      to.endAppearanceTransition()
    }
  }

  /// Takes both wills back: the other wills, and the dids that belong to them.
  @MainActor func cancel(from: UIViewController, to: UIViewController, animated: Bool) {
    func stay() {
      from.beginAppearanceTransition(true, animated: animated)
      from.endAppearanceTransition()
    }
    func reject() {
      to.beginAppearanceTransition(false, animated: animated)
      to.endAppearanceTransition()
    }
    switch self {
    case .scroll:
      stay()
      reject()
    case .transition, .tabBar:
      reject()
      stay()
    }
  }
}
