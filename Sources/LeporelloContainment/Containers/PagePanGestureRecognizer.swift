// The drag that turns the pages of a page controller.

import LeporelloGraphics

/// A pan along the pages' axis that drives a swipe.
@MainActor final class PagePanGestureRecognizer: UIPanGestureRecognizer {
  private weak var pages: UIPageViewController?
  private var direction = UIPageViewController.NavigationDirection.forward
  /// What the data source answered for this touch, by direction; it is asked once.
  private var answers: [(UIPageViewController.NavigationDirection, UIViewController?)] = []
  /// How fast a finger must move to decide by its speed alone, in points a second.
  private static let flick: CGFloat = 300

  init(of pages: UIPageViewController) {
    self.pages = pages
    super.init(action: nil)
    addAction { [unowned self] _ in follow() }
  }

  private var isHorizontal: Bool { pages?.navigationOrientation == .horizontal }

  /// A drag across the axis, or towards where no page is, is left to others.
  override func begins(with movement: CGPoint) -> Bool {
    guard super.begins(with: movement), pages?.scroller?.isScrollEnabled ?? true else { return false }
    let (along, across) = isHorizontal ? (movement.x, movement.y) : (movement.y, movement.x)
    guard abs(along) > abs(across) else { return false }
    direction = along < 0 ? .forward : .reverse
    return neighbour != nil
  }

  override func reset() {
    super.reset()
    answers = []
  }

  private var neighbour: UIViewController? {
    if let known = answers.first(where: { $0.0 == direction }) { return known.1 }
    let answer = pages?.neighbour(direction)
    answers.append((direction, answer))
    return answer
  }

  private func follow() {
    guard let pages, let size = view?.bounds.size else { return }
    let length = isHorizontal ? size.width : size.height
    guard length > 0 else { return }
    let sign: CGFloat = direction == .forward ? -1 : 1
    let moved = translation(in: view)
    let fraction = sign * (isHorizontal ? moved.x : moved.y) / length
    switch state {
    case .began:
      if let neighbour, pages.beginSwipe(direction, to: neighbour) { pages.updateSwipe(fraction) }
    case .changed: pages.updateSwipe(fraction)
    case .ended:
      pages.updateSwipe(fraction)
      let velocity = velocity(in: view)
      let speed = sign * (isHorizontal ? velocity.x : velocity.y)
      pages.endSwipe(cancelled: abs(speed) > Self.flick ? speed < 0 : fraction < 0.5)
    case .cancelled: pages.endSwipe(cancelled: true)
    case .possible, .failed: break
    }
  }
}
