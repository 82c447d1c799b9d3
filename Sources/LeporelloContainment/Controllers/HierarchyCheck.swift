// UIKit's check that a controller's view stands inside its parent's: made when a view is inserted, exempting
// controllers without a parent and trees that no controller owns until they enter a window.

import LeporelloGraphics

/// Whether a view may be put into another.
@MainActor enum HierarchyCheck {
  static func allows(_ view: UIView, in superview: UIView) -> Bool {
    if let window = superview as? UIWindow, let root = window.rootViewController, view === root.viewIfLoaded,
      !window.isInsertingRoot
    {
      StageCore.current.report(.rootViewByHand)
      return false
    }
    let owner = superview.nearestController
    let entersWindow = superview.storedWindow != nil
    guard owner != nil || entersWindow else { return true }
    return allows(view, ownedBy: owner)
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
