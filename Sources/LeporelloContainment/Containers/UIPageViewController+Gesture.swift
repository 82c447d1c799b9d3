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
    func next(to page: UIViewController) -> UIViewController? {
      direction == .forward
        ? dataSource.pageViewController(self, viewControllerAfter: page)
        : dataSource.pageViewController(self, viewControllerBefore: page)
    }
    var neighbour = next(to: page)
    // What comes first is the page's own back, or the next one's.
    if isDoubleSided, transitionStyle == .pageCurl, let back = neighbour { neighbour = next(to: back) }
    return neighbour === page ? nil : neighbour
  }

  /// Turns to the page that way as a swipe does, at once.
  func turnByTap(_ direction: NavigationDirection, to new: UIViewController) {
    guard current == nil, let old = page else { return }
    core.during("tap on \(traceName)") {
      delegate?.pageViewController(self, willTransitionTo: [new])
      if new.parent !== self { addChild(new) }
      old.dispatch(.willMove(toParent: nil)) { $0.willMove(toParent: nil) }
      let transition = makeTransition(from: old, to: new, direction: direction, animated: true) { [self] completed in
        delegate?.pageViewController(
          self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: completed)
      }
      current = transition
      transition.start()
    }
  }

  @discardableResult
  func beginSwipe(_ direction: NavigationDirection, to new: UIViewController) -> Bool {
    guard current == nil, let old = page else { return false }
    return core.during("swipe on \(traceName)") {
      delegate?.pageViewController(self, willTransitionTo: [new])
      if new.parent !== self { addChild(new) }
      let transition = makeTransition(from: old, to: new, direction: direction, animated: true, interactive: true) {
        [self] completed in
        if completed { dots?.currentPage += direction == .forward ? 1 : -1 }
        delegate?.pageViewController(
          self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: completed)
      }
      current = transition
      if let scroller {
        scroller.isTurning = true
        scroller.delegate?.scrollViewWillBeginDragging(scroller)
      }
      transition.start()
      return true
    }
  }

  /// Moves the swipe to a fraction of a page.
  package func updateSwipe(_ fraction: CGFloat) { current?.update(fraction) }

  /// Lets go: on to the next page, or back.
  package func endSwipe(cancelled: Bool) {
    if let scroller {
      scroller.isTurning = false
      scroller.delegate?.scrollViewDidEndDragging(scroller, willDecelerate: true)
    }
    if !cancelled, let old = page { old.dispatch(.willMove(toParent: nil)) { $0.willMove(toParent: nil) } }
    current?.endGesture(cancelled: cancelled)
  }
}
