// Keeps a hosting controller's children in step with the slots of its description.

import LeporelloContainment
import LeporelloGraphics
import LeporelloViews

/// The controllers that stand in slots, each under its slot's place in the description.
@MainActor struct SlotChildren {
  private var controllers: [Int: UIViewController] = [:]

  /// Adds, moves and removes children so that each slot has its own, and returns their views in the slots' order.
  mutating func place(_ slots: [HostedSlot], in parent: UIViewController) -> [UIView?] {
    for index in controllers.keys.sorted() where !slots.contains(where: { $0.index == index }) {
      if let gone = controllers.removeValue(forKey: index) { Self.remove(gone) }
    }
    return slots.map { slot in
      guard let content = slot.content.hosted else { return nil }
      if let present = controllers[slot.index] {
        if content.update(present, in: slot.environment) {
          present.view.frame = slot.frame
          return present.view
        }
        Self.remove(present)
      }
      let controller = content.makeController(in: slot.environment)
      controllers[slot.index] = controller
      // Added before it is updated: an update may load the view, which is to happen inside the container.
      parent.addChild(controller)
      _ = content.update(controller, in: slot.environment)
      Self.show(controller, in: parent, frame: slot.frame)
      return controller.view
    }
  }

  private static func show(_ child: UIViewController, in parent: UIViewController, frame: CGRect) {
    child.view.frame = frame
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private static func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }
}
