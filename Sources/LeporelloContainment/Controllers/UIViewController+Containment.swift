// Parents and children: the relationship, the callbacks that each call sends by itself, and what UIKit refuses.

import LeporelloGraphics

extension UIViewController {
  /// The children in the order in which they were added.
  var storedChildren: [UIViewController] {
    get { childList?.items ?? [] }
    _modify {
      if childList == nil { childList = NestedList(inner: UIViewController.children(of:)) }
      var items: [UIViewController] = []
      if let childList { Swift.swap(&items, &childList.items) }
      defer { childList?.items = items }
      yield &items
    }
  }

  nonisolated private static func children(of controller: UIViewController) -> NestedList<UIViewController>? {
    controller.childList
  }

  func add(_ child: UIViewController) {
    let core = self.core
    core.during("\(traceName).addChild(\(child.traceName))") {
      guard child !== self, !child.mayHold(self) else {
        core.report(.childOfItself(child: child.traceName, parent: traceName))
        return
      }
      // Adding a child again changes nothing; the first relationship stands.
      guard child.storedParent !== self else { return }
      if let superview = child.storedView?.storedSuperview, let owner = superview.nearestController, owner !== self {
        core.report(
          .wrongRequestedParent(child: child.traceName, expected: owner.traceName, requested: traceName))
        return
      }
      if child.storedParent != nil {
        child.obligations.willMoveFromSeen = true
        child.removeFromItsParent()
      }
      child.storedParent = self
      storedChildren.append(child)
      child.obligations.added()
      core.suspect(child)
      child.move = .toParent
      child.dispatch(.willMove(toParent: reference)) { $0.willMove(toParent: self) }
    }
  }

  func removeFromItsParent() {
    guard let parent = storedParent else { return }
    let core = self.core
    core.during("\(traceName).removeFromParent()") {
      if !obligations.willMoveFromSeen {
        core.report(.missingWillMove(child: traceName, parent: parent.traceName))
      }
      parent.storedChildren.removeAll { $0 === self }
      storedParent = nil
      keepTransition(withoutParent: core)
      obligations.removed(from: parent.identity)
      core.suspect(self)
      dispatch(.didMove(toParent: nil)) { $0.didMove(toParent: nil) }
      obligations.removalOver()
    }
  }

  /// A transition that the parent would have ended is ended at the commit.
  private func keepTransition(withoutParent core: StageCore) {
    guard appearance.driver == .parent else { return }
    let token = core.newToken()
    appearance.leaveToWindow(token: token)
    completeAtCommit(token)
  }

  /// Whether parents and presenters lead from this controller to another.
  func isInside(_ ancestor: UIViewController) -> Bool {
    sequence(first: self, next: { $0.storedParent ?? $0.presentedBy?.presenter }).contains { $0 === ancestor }
  }

  /// Whether this controller holds another; one that holds and presents nothing is not climbed to.
  private func mayHold(_ other: UIViewController) -> Bool {
    (!storedChildren.isEmpty || presenting != nil) && other.isInside(self)
  }

  func baseReceivedWillMove(_ parent: UIViewController?) {
    baseReceived(.willMove(toParent: parent?.reference)) {
      move = parent == nil ? .fromParent : .toParent
      obligations.willMoveFromSeen = parent == nil
      if parent == nil { core.suspect(self) }
    }
  }

  func baseReceivedDidMove(_ parent: UIViewController?) {
    baseReceived(.didMove(toParent: parent?.reference)) {
      if appearance.state.isInFlight, !appearance.isBracketed {
        if !appearance.isReversal { replayedDidMove = ReplayedMove(parent: parent) }
      } else if !appearance.state.isInFlight {
        move = nil
      }
      if obligations.heardDidMove(toParent: parent != nil) {
        core.report(.doubledDidMove(child: traceName, parent: parent?.traceName))
      }
    }
  }
}
