// The dots of scrolled pages, where the data source counts them; asked after pages are set, moved by swipes.

import LeporelloGraphics

extension UIPageViewController {
  private static var dotsHeight: CGFloat { 37 }

  /// Asks the data source how many pages there are and which one is shown.
  func askForDots() {
    guard transitionStyle == .scroll, navigationOrientation == .horizontal, isViewLoaded else { return }
    let count = dataSource?.presentationCount(for: self) ?? 0
    guard count > 0, let dataSource else {
      dots?.removeFromSuperview()
      dots = nil
      return
    }
    if dots == nil {
      let made = UIPageControl(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: Self.dotsHeight))
      made.isUserInteractionEnabled = false
      dots = made
      view.addSubview(made)
    }
    dots?.numberOfPages = count
    dots?.currentPage = dataSource.presentationIndex(for: self)
    placeDots()
  }

  func placeDots() {
    dots?.frame = CGRect(
      x: 0, y: view.bounds.height - Self.dotsHeight, width: view.bounds.width, height: Self.dotsHeight)
  }
}
