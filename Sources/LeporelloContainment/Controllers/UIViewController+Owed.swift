// What is owed when everything is at rest: the misuse that UIKit leaves silent, found among the few controllers for
// which something was left open.

extension UIViewController {
  /// Whether something may be left open.
  var isSuspect: Bool {
    obligations.owesDidMove || obligations.willMoveFromSeen || appearance.isManual || undeclaredOwner != nil
  }

  /// What is owed to this controller now that nothing runs.
  var owed: [Misuse] {
    var found: [Misuse] = []
    if let parent = storedParent {
      if obligations.owesDidMove, !parent.sendsMoves, parent.holdsView(of: self) {
        found.append(.missingDidMove(child: traceName, parent: parent.traceName))
      }
      if obligations.willMoveFromSeen, !isInTransition, !parent.holdsView(of: self) {
        found.append(.leakedChild(child: traceName, parent: parent.traceName))
      }
    } else if let owner = undeclaredOwner {
      found.append(
        obligations.formerParent == owner.identity
          ? .viewLeftBehind(child: traceName, parent: owner.traceName)
          : .undeclaredChild(child: traceName, parent: owner.traceName))
    }
    if appearance.isManual, !isInTransition { found.append(.appearanceNotEnded(traceName)) }
    return found
  }

  /// Whether the children's containment calls come from this module, which sends them at its own time.
  private var sendsMoves: Bool {
    self is UINavigationController || self is UITabBarController || self is UIPageViewController
  }

  /// The controller inside whose view this one's stands though it is nobody's child.
  private var undeclaredOwner: UIViewController? {
    guard storedParent == nil, presentedBy == nil else { return nil }
    return storedView?.storedSuperview?.nearestController
  }
}

extension StageCore {
  /// Notes a controller for which something may be left open at the end of the turn.
  func suspect(_ controller: UIViewController) {
    guard trace.keeps, controller.suspectedBy !== self else { return }
    if suspects.count >= suspectsWorthLooking {
      clearSuspects()
      suspectsWorthLooking = max(32, 2 * suspects.count)
    }
    controller.suspectedBy = self
    suspects.append(Suspect(controller: controller, turn: turn))
  }

  /// Forgets those that owe nothing; what was begun in this turn may still be under way.
  private func clearSuspects() {
    suspects.removeAll { suspect in
      guard suspect.turn < turn else { return false }
      guard let controller = suspect.controller, controller.suspectedBy === self else { return true }
      if !controller.isSuspect { controller.suspectedBy = nil }
      return !controller.isSuspect
    }
  }

  /// What is owed, if everything is at rest; a suspect of the present turn has still time.
  var owed: [Misuse] {
    clearSuspects()
    guard isAtRest else { return [] }
    return suspects.filter { $0.turn < turn }.flatMap { $0.controller?.owed ?? [] }
  }

  /// A controller for which something may be left open, since a turn.
  struct Suspect {
    weak var controller: UIViewController?
    let turn: Int
  }
}
