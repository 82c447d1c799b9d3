// UIKit's check that a controller's view stands inside its parent's: made when a view is inserted, exempting
// controllers without a parent and trees that no controller owns until they enter a window.

import LeporelloGraphics

/// Whether a view may be put into another.
@MainActor enum HierarchyCheck {
  static func allows(_ view: UIView, in superview: UIView) -> Bool {
    let owner = superview.nearestController
    let entersWindow = superview.storedWindow != nil && view.storedWindow == nil
    guard owner != nil || entersWindow else { return true }
    return allows(view, ownedBy: owner, entersWindow: entersWindow)
  }

  /// A window puts its root controller's view into itself; nobody else may.
  static func isRootAddedByHand(_ view: UIView, to superview: UIView) -> Bool {
    guard let window = superview as? UIWindow, !window.isInsertingRoot, let root = window.rootViewController else {
      return false
    }
    return view === root.viewIfLoaded
  }

  /// Looks at the controllers that would stand directly in the owner's place, and where the tree enters a window also
  /// at those further in: what lies inside a controller's view was looked at when it was put there.
  private static func allows(_ view: UIView, ownedBy owner: UIViewController?, entersWindow: Bool) -> Bool {
    var waiting: [(view: UIView, owner: UIViewController?)] = [(view, owner)]
    while let (view, owner) = waiting.popLast() {
      if let controller = view.controller {
        if let parent = controller.parent, parent !== owner {
          StageCore.current.report(
            .wrongParent(child: controller.traceName, expected: owner?.traceName, actual: parent.traceName))
          return false
        }
        guard entersWindow else { continue }
      }
      let next = view.controller ?? owner
      for child in view.storedSubviews.reversed() { waiting.append((child, next)) }
    }
    return true
  }
}
