// The stack and its children: relations follow the stack at once, will and didMove follow the transition.

import LeporelloGraphics

extension UINavigationController {
  /// A change of the stack that waits for the layout.
  struct StackChange {
    var animated: Bool
    var operation: Operation
  }

  func push(_ controller: UIViewController, _ animated: Bool) {
    guard !stack.contains(where: { $0 === controller }) else {
      core.report(.pushedTwice(controller.traceName))
      return
    }
    guard !(controller is UINavigationController) else {
      core.report(.pushedNavigation)
      return
    }
    core.during("\(traceName).pushViewController(\(controller.traceName))") {
      change(to: stack + [controller], animated: animated, operation: .push)
    }
  }

  func pop(to count: Int, _ animated: Bool) -> [UIViewController] {
    guard count >= 1, count < stack.count else { return [] }
    let popped = Array(stack[count...])
    core.during("\(traceName).popViewController()") {
      change(to: Array(stack[..<count]), animated: animated, operation: .pop)
    }
    return popped
  }

  func change(to new: [UIViewController], animated: Bool, operation: Operation) {
    let added = new.filter { $0.parent !== self }
    stack = new
    for controller in added { adopt(controller) }
    if shown == nil || !isOnScreen {
      announceMoves()
      if shown == nil, !isOnScreen { concludeDepartures() } else { showTopQuietly() }
      return
    }
    pending = StackChange(animated: animated && (pending?.animated ?? true), operation: operation)
    view.setNeedsLayout()
  }

  /// Whether changes are seen, and so come from the layout.
  var isOnScreen: Bool { appearance.state == .appeared && viewIfLoaded?.window != nil }

  /// The relation, at once; `willMove` comes with the transition.
  private func adopt(_ controller: UIViewController) {
    if controller.parent != nil {
      controller.obligations.willMoveFromSeen = true
      controller.removeFromParent()
    }
    controller.storedParent = self
    storedChildren.append(controller)
    stackMembers.insert(ObjectIdentifier(controller))
    controller.obligations.added()
    arriving.append(controller)
  }

  /// Tells those who come and those who go.
  func announceMoves() {
    let coming = arriving
    arriving = []
    for controller in coming {
      controller.move = .toParent
      controller.dispatch(.willMove(toParent: reference)) { $0.willMove(toParent: self) }
      settling.append(controller)
    }
    for controller in leavers where !departing.contains(where: { $0 === controller }) {
      departing.append(controller)
      controller.dispatch(.willMove(toParent: nil)) { $0.willMove(toParent: nil) }
    }
  }

  /// Children that were on the stack and no longer are.
  private var leavers: [UIViewController] {
    storedChildren.filter { child in
      stackMembers.contains(ObjectIdentifier(child)) && !stack.contains { $0 === child }
    }
  }

  /// The transition is over: who was shown hears `didMove`, who left is let go.
  func concludeMoves() {
    let gone = departing
    departing = []
    for controller in gone where controller.parent === self {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
      stackMembers.remove(ObjectIdentifier(controller))
    }
    guard let shown, let index = settling.firstIndex(where: { $0 === shown }) else { return }
    settling.remove(at: index)
    shown.dispatch(.didMove(toParent: reference)) { $0.didMove(toParent: self) }
  }
}
