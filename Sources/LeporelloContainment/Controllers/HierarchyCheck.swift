// UIKit's check that a controller's view stands inside its parent's: made when a view is inserted, exempting
// controllers without a parent and trees that no controller owns until they enter a window.

import LeporelloGraphics

/// Whether a view may be put into another.
@MainActor enum HierarchyCheck {
  static func allows(_ view: UIView, in superview: UIView) -> Bool {
    let owner = superview.nearestController
    let entersWindow = superview.storedWindow != nil
    guard owner != nil || entersWindow else { return true }
    return allows(view, ownedBy: owner)
  }

  /// A window puts its root controller's view into itself; nobody else may.
  static func isRootAddedByHand(_ view: UIView, to superview: UIView) -> Bool {
    guard let window = superview as? UIWindow, !window.isInsertingRoot, let root = window.rootViewController else {
      return false
    }
    return view === root.viewIfLoaded
  }

  private static func allows(_ view: UIView, ownedBy owner: UIViewController?) -> Bool {
    if let controller = view.controller {
      if let parent = controller.parent, parent !== owner {
        StageCore.current.report(
          .wrongParent(child: controller.traceName, expected: owner?.traceName, actual: parent.traceName))
        return false
      }
      return view.storedSubviews.allSatisfy { allows($0, ownedBy: controller) }
    }
    return view.storedSubviews.allSatisfy { allows($0, ownedBy: owner) }
  }
}
