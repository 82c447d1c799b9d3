// Drives appearance from the view tree: views that enter or leave a window begin transitions at once, and the commit
// ends them. A parent's own change comes first and covers its children.

import LeporelloGraphics

/// The window-driven path.
@MainActor enum AppearanceDriver {
  /// The tree is about to enter a window: wills on the way down; a controller's did waits behind those below it that
  /// are driven on their own.
  static func enter(_ view: UIView) { walk(view) { $0.enterWindow() } }

  /// The tree is about to leave its superview.
  static func leave(_ view: UIView) { walk(view) { $0.leaveWindow() } }

  /// A view on the way down, with what stood inside it then and its controller's transition.
  @MainActor private struct Step {
    let view: UIView
    let token: Int?
    var inside: ArraySlice<UIView>

    init(_ view: UIView, _ begin: (UIViewController) -> Int?) {
      self.view = view
      token = view.controller.flatMap(begin)
      inside = view.storedSubviews[...]
    }
  }

  private static func walk(_ root: UIView, _ begin: (UIViewController) -> Int?) {
    var path = [Step(root, begin)]
    let core = root.core
    while let last = path.indices.last {
      if let child = path[last].inside.popFirst() {
        core.visits += 1
        if child.storedSuperview === path[last].view { path.append(Step(child, begin)) }
      } else {
        let step = path.removeLast()
        if let token = step.token { step.view.controller?.completeAtCommit(token) }
      }
    }
  }
}

extension UIViewController {
  /// Begins the transition that the window causes, unless a manual one is open, the parent forwards by hand or is not
  /// visible itself, or the parent's own change covered it.
  fileprivate func enterWindow() -> Int? {
    var animated = false
    if storedParent == nil { core.suspect(self) }
    if let parent {
      guard parent.shouldAutomaticallyForwardAppearanceMethods, parent.appearance.state.isTowardsVisible else {
        return nil
      }
      // Inside a container's transition its flag holds, and its end will end this one as well.
      if parent.appearance.state.isInFlight { animated = parent.appearance.animated }
    }
    return startWindowTransition(appearing: true, animated: animated)
  }

  fileprivate func leaveWindow() -> Int? {
    if let parent, !parent.shouldAutomaticallyForwardAppearanceMethods { return nil }
    guard storedView?.storedWindow != nil || parent != nil else { return nil }
    return startWindowTransition(appearing: false, animated: false)
  }

  private func startWindowTransition(appearing: Bool, animated: Bool) -> Int? {
    let token = core.newToken()
    guard let callback = appearance.start(appearing: appearing, animated: animated, by: .window(token: token)) else {
      return nil
    }
    send(callback)
    return token
  }

  /// Keeps the controller until the end of the turn, as UIKit does, and ends its transition there.
  func completeAtCommit(_ token: Int) {
    core.atCommit { [self] in
      guard appearance.isDriven(byToken: token) else { return }
      if let parent, parent.covers(self) {
        appearance.leaveToParent()
      } else if let callback = appearance.finishWindow(token: token) {
        send(callback)
      }
    }
  }

  /// Whether this controller's own transition, still under way, will end the child's too.
  func covers(_ child: UIViewController) -> Bool {
    shouldAutomaticallyForwardAppearanceMethods && appearance.state.isInFlight
      && appearance.state == child.appearance.state && holdsView(of: child)
  }
}
