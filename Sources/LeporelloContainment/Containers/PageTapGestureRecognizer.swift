// The tap beside a curled page's middle that turns it.

import LeporelloGraphics

/// A tap on the outer quarter of a curled page.
@MainActor final class PageTapGestureRecognizer: UITapGestureRecognizer {
  private weak var pages: UIPageViewController?

  init(of pages: UIPageViewController) {
    self.pages = pages
    super.init(action: nil)
    addAction { [unowned self] _ in turn() }
  }

  private var direction: UIPageViewController.NavigationDirection? {
    guard let pages, let view else { return nil }
    let (point, size) = (location(in: view), view.bounds.size)
    let isHorizontal = pages.navigationOrientation == .horizontal
    let share = isHorizontal ? point.x / max(1, size.width) : point.y / max(1, size.height)
    return share < 0.25 ? .reverse : share > 0.75 ? .forward : nil
  }

  /// A tap in the middle, or towards where no page is, is left to others.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let direction, pages?.neighbour(direction) != nil else {
      state = .failed
      return
    }
    super.touchesEnded(touches, with: event)
  }

  private func turn() {
    if let direction, let pages, let new = pages.neighbour(direction) { pages.turnByTap(direction, to: new) }
  }
}
