// The swipe: asks the data source, begins when the finger leaves the page, and ends on the next page or back home.

import LeporelloGraphics

extension UIPageViewController {
  /// Starts a swipe; false where there is no page that way or something runs.
  @discardableResult
  package func beginSwipe(_ direction: NavigationDirection) -> Bool {
    guard let new = neighbour(direction) else { return false }
    return beginSwipe(direction, to: new)
  }

  /// The page that way, asked of the data source; nil where there is none or something runs.
  func neighbour(_ direction: NavigationDirection) -> UIViewController? {
    guard current == nil, appearance.state == .appeared, let page, let dataSource else { return nil }
    let neighbour =
      direction == .forward
      ? dataSource.pageViewController(self, viewControllerAfter: page)
      : dataSource.pageViewController(self, viewControllerBefore: page)
    return neighbour === page ? nil : neighbour
  }

  @discardableResult
  func beginSwipe(_ direction: NavigationDirection, to new: UIViewController) -> Bool {
    guard current == nil, let old = page else { return false }
    return core.during("swipe on \(traceName)") {
      delegate?.pageViewController(self, willTransitionTo: [new])
      if new.parent !== self { addChild(new) }
      let transition = makeTransition(from: old, to: new, direction: direction, animated: true, interactive: true) {
        [self] completed in
        delegate?.pageViewController(
          self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: completed)
      }
      current = transition
      transition.start()
      return true
    }
  }

  /// Moves the swipe to a fraction of a page.
  package func updateSwipe(_ fraction: CGFloat) { current?.update(fraction) }

  /// Lets go: on to the next page, or back.
  package func endSwipe(cancelled: Bool) {
    if !cancelled, let old = page { old.dispatch(.willMove(toParent: nil)) { $0.willMove(toParent: nil) } }
    current?.endGesture(cancelled: cancelled)
  }
}
