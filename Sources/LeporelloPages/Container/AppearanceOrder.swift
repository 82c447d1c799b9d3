// Containers differ only in the order of their two begins and two ends.

import LeporelloContainment

/// In which order the two pages of a change hear of it; closed.
enum AppearanceOrder: Sendable, Hashable {
  /// As `transition(from:to:…)`: the old page goes first and ends last.
  case transition
  /// As `UITabBarController`: the new page goes first and ends last.
  case tabBar

  /// Sends both wills.
  @MainActor func begin(from: UIViewController, to: UIViewController, animated: Bool) {
    switch self {
    case .transition:
      from.beginAppearanceTransition(false, animated: animated)
      to.beginAppearanceTransition(true, animated: animated)
    case .tabBar:
      to.beginAppearanceTransition(true, animated: animated)
      from.beginAppearanceTransition(false, animated: animated)
    }
  }

  /// Sends both dids.
  @MainActor func end(from: UIViewController, to: UIViewController) {
    switch self {
    case .transition:
      to.endAppearanceTransition()
      from.endAppearanceTransition()
    case .tabBar:
      from.endAppearanceTransition()
      to.endAppearanceTransition()
    }
  }
}
