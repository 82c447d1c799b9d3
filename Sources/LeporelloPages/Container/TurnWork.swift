// What is left to do for a change under way.

import LeporelloContainment

/// The live side of a change: its controllers, and what comes at its end.
@MainActor struct TurnWork {
  let from: UIViewController
  let to: UIViewController
  let order: AppearanceOrder
  let animated: Bool
  /// Whether the new page still waits for `didMove(toParent:)`.
  let owesDidMove: Bool
  /// The items on the clock that belong to the change.
  var items: [Int] = []
  /// Who hears of the end: whether the page that they chose is shown.
  var completions: [(page: PageIdentity, call: (Bool) -> Void)] = []
}

/// A finger on the pages.
struct PageDrag: Sendable, Hashable {
  /// The page that the drag counts from.
  var anchor: Int
  /// How far the pages were when the finger came, in pages, forward being positive.
  var base: Double
}
