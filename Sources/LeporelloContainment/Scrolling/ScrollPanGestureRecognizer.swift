// The drag of a scroll view: it begins only along an axis that scrolls, and catches moving content at once.

import LeporelloGraphics

/// A pan that asks its scroll view.
@MainActor final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if scrollView?.isDecelerating == true { state = .began }
  }

  override func begins(with movement: CGPoint) -> Bool {
    guard super.begins(with: movement), let scrollView, scrollView.isScrollEnabled else { return false }
    let across = abs(movement.x) > abs(movement.y)
    guard across ? scrollView.scrollsAcross : scrollView.scrollsDown else { return false }
    return !scrollView.leavesToOuter(movement, across: across)
  }
}

extension UIScrollView {
  /// Content that rests at its edge leaves a drag past it to a scroll view around it that can follow.
  func leavesToOuter(_ movement: CGPoint, across: Bool) -> Bool {
    let range = across ? rangeX : rangeY
    let offset = across ? contentOffset.x : contentOffset.y
    let towards = across ? -movement.x : -movement.y
    guard towards > 0 ? offset >= range.upperBound : offset <= range.lowerBound else { return false }
    for outer in sequence(first: superview, next: { $0?.superview }) {
      guard let outer = outer as? UIScrollView, outer.isScrollEnabled else { continue }
      let range = across ? outer.rangeX : outer.rangeY
      let offset = across ? outer.contentOffset.x : outer.contentOffset.y
      if towards > 0 ? offset < range.upperBound : offset > range.lowerBound { return true }
    }
    return false
  }
}
