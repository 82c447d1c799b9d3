// From a finger to offsets: follow it inside, resist past the edges, and hand the speed over to coasting at the end.

import LeporelloGraphics

extension UIScrollView {
  func panned() {
    switch panGestureRecognizer.state {
    case .began:
      beginDrag()
      followDrag()
    case .changed: followDrag()
    case .ended: endDrag(velocity: panGestureRecognizer.velocity(in: nil))
    case .cancelled: endDrag(velocity: .zero)
    case .possible, .failed: break
    }
  }

  private func beginDrag() {
    scrolling?.stop()
    scrolling = nil
    let movement = panGestureRecognizer.translation(in: nil)
    let isAcross = abs(movement.x) > abs(movement.y)
    let isLocked = isDirectionalLockEnabled && movement != .zero
    drag = ScrollDrag(
      origin: CGPoint(
        x: unbanded(contentOffset.x, range: rangeX, length: bounds.width),
        y: unbanded(contentOffset.y, range: rangeY, length: bounds.height)),
      start: contentOffset, across: scrollsAcross && !(isLocked && !isAcross),
      down: scrollsDown && !(isLocked && isAcross))
    refreshControl?.wasPulled = false
    delegate?.scrollViewWillBeginDragging(self)
  }

  private func followDrag() {
    guard let drag else { return }
    let movement = panGestureRecognizer.translation(in: nil)
    var offset = contentOffset
    if drag.across { offset.x = banded(drag.origin.x - movement.x, range: rangeX, length: bounds.width) }
    if drag.down { offset.y = banded(drag.origin.y - movement.y, range: rangeY, length: bounds.height) }
    if offset != contentOffset { contentOffset = offset }
    refreshControl?.pulled(by: -adjustedContentInset.top - contentOffset.y)
  }

  private func banded(_ offset: CGFloat, range: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    guard bounces else { return edge }
    return edge + ScrollPhysics.rubberBand(offset - edge, dimension: length)
  }

  private func unbanded(_ offset: CGFloat, range: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    return edge + ScrollPhysics.inverseRubberBand(offset - edge, dimension: length)
  }

  private func endDrag(velocity finger: CGPoint) {
    guard let drag else { return }
    followDrag()
    let velocity = CGPoint(x: drag.across ? -finger.x : 0, y: drag.down ? -finger.y : 0)
    let proposed = proposedTarget(velocity: velocity, drag: drag)
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var target = restingTarget(proposed, velocity: perMillisecond)
    withUnsafeMutablePointer(to: &target) {
      delegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: $0)
    }
    let motions = motions(velocity: velocity, target: target, isChosen: target != proposed)
    let moves = motions.x.duration > 0 || motions.y.duration > 0
    self.drag = nil
    delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    // The delegate may have started a movement of its own.
    guard moves, scrolling == nil, self.drag == nil else { return }
    let animation = ScrollAnimation(kind: .deceleration, x: motions.x, y: motions.y)
    scrolling = animation
    delegate?.scrollViewWillBeginDecelerating(self)
    if scrolling === animation { animation.start(on: self) }
  }

  /// Where the content stops by itself: at a page, or where coasting ends.
  private func proposedTarget(velocity: CGPoint, drag: ScrollDrag) -> CGPoint {
    guard isPagingEnabled else {
      let coasted = CGPoint(
        x: ScrollDecay(start: contentOffset.x, velocity: velocity.x, rate: decelerationRate.rawValue).destination,
        y: ScrollDecay(start: contentOffset.y, velocity: velocity.y, rate: decelerationRate.rawValue).destination)
      return clamped(coasted)
    }
    return clamped(
      CGPoint(
        x: Self.page(contentOffset.x, from: drag.start.x, velocity: velocity.x, length: bounds.width),
        y: Self.page(contentOffset.y, from: drag.start.y, velocity: velocity.y, length: bounds.height)))
  }

  /// The nearest page, or the next one in the direction of a flick faster than 0.25 points a millisecond; never more
  /// than one page from where the drag began.
  private static func page(_ offset: CGFloat, from start: CGFloat, velocity: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return offset }
    let place = offset / length
    var page = place.rounded()
    if velocity > 250 { page = place.rounded(.down) + 1 }
    if velocity < -250 { page = place.rounded(.up) - 1 }
    let first = (start / length).rounded()
    return min(max(page, first - 1), first + 1) * length
  }

  private func motions(velocity: CGPoint, target: CGPoint, isChosen: Bool) -> (x: ScrollMotion, y: ScrollMotion) {
    func motion(_ offset: CGFloat, _ velocity: CGFloat, _ target: CGFloat, _ range: ClosedRange<CGFloat>)
      -> ScrollMotion
    {
      let isOutside = offset < range.lowerBound || offset > range.upperBound
      if isPagingEnabled || (isOutside && target == min(max(offset, range.lowerBound), range.upperBound)) {
        return offset == target && velocity == 0
          ? ScrollMotion(resting: offset) : ScrollMotion(from: offset, velocity: velocity, springingTo: target)
      }
      if isChosen {
        return offset == target
          ? ScrollMotion(resting: offset)
          : ScrollMotion(from: offset, rate: decelerationRate.rawValue, coastingTo: target)
      }
      guard velocity != 0 else { return ScrollMotion(resting: offset) }
      return ScrollMotion(
        from: offset, velocity: velocity, rate: decelerationRate.rawValue, range: range, bounces: bounces)
    }
    return (
      motion(contentOffset.x, velocity.x, target.x, rangeX), motion(contentOffset.y, velocity.y, target.y, rangeY)
    )
  }
}
