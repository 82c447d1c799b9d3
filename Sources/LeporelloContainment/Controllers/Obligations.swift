// What a container still owes a child, so that what UIKit leaves silent can be named.

/// The containment calls that were seen, and those that are owed.
struct Obligations {
  /// Whether `willMove(toParent: nil)` was heard since the child was added.
  var willMoveFromSeen = false
  /// Whether the `didMove` under way is UIKit's own repetition.
  var isReplaying = false
  /// Whether `didMove(toParent:)` is still owed for the present parent.
  private(set) var owesDidMove = false
  private var heardParent = false
  private var isRemoving = false
  private var wasRemoved = false
  /// The identity of the parent that the child was removed from last.
  private(set) var formerParent: Int?

  mutating func added() {
    self = Obligations()
    owesDidMove = true
  }

  mutating func removed(from parent: Int) {
    formerParent = parent
    owesDidMove = false
    heardParent = false
    isRemoving = true
  }

  mutating func removalOver() {
    isRemoving = false
    wasRemoved = true
    willMoveFromSeen = false
  }

  /// Notes a `didMove` that the container sent; true if it had been sent before. One that follows
  /// `willMove(toParent: nil)` says that the child stays after all.
  mutating func heardDidMove(toParent: Bool) -> Bool {
    guard !isReplaying else { return false }
    guard toParent else { return !isRemoving && wasRemoved }
    let doubled = heardParent && !willMoveFromSeen
    owesDidMove = false
    heardParent = true
    willMoveFromSeen = false
    return doubled
  }
}
