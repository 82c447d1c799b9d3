// What a container still owes a child, so that what UIKit leaves silent can be named.

/// The containment calls that were seen, and those that are owed.
@MainActor struct Obligations {
  /// Whether `willMove(toParent: nil)` was heard since the child was added.
  var willMoveFromSeen = false
  /// Whether `didMove(toParent:)` is still owed for the present parent.
  private(set) var owesDidMove = false
  private var parentHeard: ObjectIdentifier?
  private var isRemoving = false
  private var wasRemoved = false

  mutating func added(to parent: UIViewController) {
    willMoveFromSeen = false
    owesDidMove = true
    parentHeard = nil
    wasRemoved = false
  }

  mutating func removed() {
    owesDidMove = false
    parentHeard = nil
    isRemoving = true
  }

  mutating func removalOver() {
    isRemoving = false
    wasRemoved = true
    willMoveFromSeen = false
  }

  /// Notes a `didMove` that the container sent; true if it had been sent before.
  mutating func heardDidMove(_ parent: UIViewController?) -> Bool {
    guard let parent else { return !isRemoving && wasRemoved }
    let doubled = !owesDidMove && parentHeard == ObjectIdentifier(parent)
    owesDidMove = false
    parentHeard = ObjectIdentifier(parent)
    return doubled
  }
}
