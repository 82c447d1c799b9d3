// transition(from:to:…): begin both, the outgoing one first; insert the new view; animate; end both, the incoming one
// first; remove the old view; completion.

import LeporelloGraphics

extension UIViewController {
  func swap(
    _ from: UIViewController, for to: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    let core = self.core
    core.during("\(traceName).transition(from: \(from.traceName), to: \(to.traceName))") {
      guard allowsSwap(from, to) else { return }
      let isVisible = appearance.state.isTowardsVisible
      let animated = duration > 0
      // Every container of Apple's loads the incoming view before the first will.
      to.loadViewIfNeeded()
      if isVisible {
        from.beginSwap(false, animated)
        to.beginSwap(true, animated)
      }
      from.isInTransition = true
      to.isInTransition = true
      runSwap(from, to, duration: duration, options: options, animations: animations) { finished in
        from.isInTransition = false
        to.isInTransition = false
        if isVisible {
          to.endSwap()
          from.endSwap()
        }
        from.viewIfLoaded?.removeFromSuperview()
        completion?(finished)
      }
    }
  }

  private func runSwap(
    _ from: UIViewController, _ to: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
    animations: (() -> Void)?, end: @escaping (Bool) -> Void
  ) {
    guard let toView = to.view, let superview = from.view.superview ?? view else { return end(false) }
    UIView.runTransition(
      in: superview, from: from.view, to: toView, duration: duration, options: options
    ) {
      if toView.superview !== superview { superview.addSubview(toView) }
      if options.contains(.showHideTransitionViews) { toView.isHidden = false }
      animations?()
    } completion: { finished in
      end(finished)
    }
  }

  private func allowsSwap(_ from: UIViewController, _ to: UIViewController) -> Bool {
    let core = self.core
    guard from.parent === self, to.parent === self else {
      core.report(.noCommonParent(from.traceName, to.traceName))
      return false
    }
    guard from !== to else {
      core.report(.transitionToItself(from.traceName))
      return false
    }
    guard shouldAutomaticallyForwardAppearanceMethods else {
      core.report(.transitionOfManualContainer(traceName))
      return false
    }
    return true
  }
}
