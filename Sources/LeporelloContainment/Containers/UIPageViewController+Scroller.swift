// The scroll view in which scrolled pages stand side by side: the page at rest in the middle of three places. Code finds
// it among the view's subviews, as at home, to follow its offset or to switch it off.

import LeporelloGraphics

/// The scroll view of scrolled pages; the container's own drag moves it.
@MainActor final class PageScrollView: UIScrollView {
  /// Whether a finger turns pages now.
  var isTurning = false
  override var isDragging: Bool { isTurning }
  override var isTracking: Bool { isTurning }
}

extension UIPageViewController {
  private var isHorizontal: Bool { navigationOrientation == .horizontal }

  /// Where pages stand in the container's view: all of it but the dots.
  var pageArea: CGRect {
    var area = view.bounds
    if let dots { area.size.height = max(0, area.height - dots.bounds.height) }
    return area
  }

  /// The view that holds the pages.
  var pageHost: UIView { scroller ?? view }

  /// From page to page.
  var pageStep: CGSize {
    isHorizontal
      ? CGSize(width: pageArea.width + spacing, height: 0) : CGSize(width: 0, height: pageArea.height + spacing)
  }

  func makeScroller() {
    guard transitionStyle == .scroll, scroller == nil else { return }
    let made = PageScrollView(frame: view.bounds)
    made.isPagingEnabled = true
    made.panGestureRecognizer.isEnabled = false
    (made.showsHorizontalScrollIndicator, made.showsVerticalScrollIndicator) = (false, false)
    (made.scrollsToTop, made.contentInsetAdjustmentBehavior) = (false, .never)
    scroller = made
    view.insertSubview(made, at: 0)
    placeScroller()
  }

  /// Gives the scroll view the container's size with room for the gap, and rests at the middle place.
  func placeScroller() {
    guard let scroller else { return }
    let gap = CGSize(width: isHorizontal ? spacing : 0, height: isHorizontal ? 0 : spacing)
    let frame = pageArea.insetBy(dx: -gap.width / 2, dy: -gap.height / 2)
    if scroller.frame != frame { scroller.frame = frame }
    let step = pageStep
    let size = CGSize(width: step.width * 3, height: step.height * 3)
    if scroller.contentSize != size { scroller.contentSize = size }
    turn(by: 0)
  }

  /// Where a page stands: at rest, or so many places before or after.
  func pageFrame(_ place: CGFloat = 0) -> CGRect {
    guard scroller != nil else { return pageArea }
    let step = pageStep
    let origin =
      isHorizontal
      ? CGPoint(x: step.width * (1 + place) + spacing / 2, y: 0)
      : CGPoint(x: 0, y: step.height * (1 + place) + spacing / 2)
    return CGRect(origin: origin, size: pageArea.size)
  }

  /// Shows a share of the way to the page before (negative) or after.
  func turn(by share: CGFloat) {
    guard let scroller else { return }
    let step = pageStep
    let offset = CGPoint(x: step.width * (1 + share), y: step.height * (1 + share))
    let target = isHorizontal ? CGPoint(x: offset.x, y: 0) : CGPoint(x: 0, y: offset.y)
    if scroller.contentOffset != target { scroller.contentOffset = target }
  }

  /// Moves from one share to another, and tells the scroll view's delegate when it is there.
  func glide(
    _ transition: ContainerTransition, from: CGFloat, to: CGFloat, over duration: TimeInterval, sign: CGFloat,
    end: @escaping @MainActor () -> Void
  ) {
    let wasGesture = transition.isInitiallyInteractive
    PageGlide(on: core, from: from, to: to, over: duration) { [weak self, weak transition] share in
      guard let self, let transition, !transition.isOver else { return false }
      turn(by: sign * share)
      return true
    } end: { [weak self] in
      if let scroller = self?.scroller {
        if wasGesture {
          scroller.delegate?.scrollViewDidEndDecelerating(scroller)
        } else {
          scroller.delegate?.scrollViewDidEndScrollingAnimation(scroller)
        }
      }
      end()
    }.start()
  }
}
