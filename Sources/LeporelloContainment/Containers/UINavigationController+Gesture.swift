// The interactive pop: begins as a pop, follows the finger, and ends as a pop or as if nothing had been.

import LeporelloGraphics

extension UINavigationController {
  /// Whether there is something to pop and nothing runs.
  var canPopInteractively: Bool { current == nil && pending == nil && stack.count > 1 && isOnScreen && shown != nil }

  /// Starts a pop that a finger drives; false where there is nothing to pop or something runs.
  @discardableResult
  package func beginInteractivePop() -> Bool {
    guard canPopInteractively, let from = shown else { return false }
    let old = stack
    let to = stack[stack.count - 2]
    return core.during("\(traceName) interactive pop") {
      stack.removeLast()
      announceMoves()
      let transition = makeTransition(
        from: from, to: to, change: StackChange(animated: true, operation: .pop), in: view, interactive: true)
      transition.rolledBack = { [weak self] in self?.restore(old, staying: from) }
      current = transition
      transition.start()
      return true
    }
  }

  /// Moves the pop to a fraction.
  package func updateInteractivePop(_ fraction: CGFloat) { current?.update(fraction) }

  /// Lets go: the pop is carried through, or called off.
  package func endInteractivePop(cancelled: Bool) { current?.endGesture(cancelled: cancelled) }

  /// The stack is what it was; the controller that was told it would leave is told that it stays.
  private func restore(_ old: [UIViewController], staying: UIViewController) {
    stack = old
    departing.removeAll { $0 === staying }
    staying.move = nil
    staying.dispatch(.didMove(toParent: reference)) { $0.didMove(toParent: self) }
  }
}
