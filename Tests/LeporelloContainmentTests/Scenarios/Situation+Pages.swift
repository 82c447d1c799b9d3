// UIPageViewController.

@testable import LeporelloContainment

/// Pages in a row.
final class PageSource: UIPageViewControllerDataSource {
  let pages: [UIViewController]
  init(_ pages: [UIViewController]) { self.pages = pages }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, -1) }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, 1) }

  private func page(beside page: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }), pages.indices.contains(index + step) else { return nil }
    return pages[index + step]
  }
}

extension Situation {
  @MainActor private static func swipe(
    _ w: World, _ style: UIPageViewController.TransitionStyle, cancelled: Bool
  ) {
    let pager = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    pager.traceName = "V"
    let source = PageSource([w["A"], w["B"]])
    pager.dataSource = source
    pager.setViewControllers([w["A"]], direction: .forward, animated: false)
    w.show(pager)
    w.start()
    pager.beginSwipe(.forward)
    pager.updateSwipe(0.4)
    w.stage.commit()
    pager.endSwipe(cancelled: cancelled)
    w.finishAnimation()
  }

  static let pages: [Situation] = [
    Situation("pg-01") { w in swipe(w, .scroll, cancelled: false) },
    Situation("pg-02") { w in swipe(w, .scroll, cancelled: true) },
    Situation("pg-04") { w in swipe(w, .pageCurl, cancelled: true) },
    Situation("pg-05") { w in
      let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pager.traceName = "V"
      w["P"].hooks["viewDidLoad"] = {
        w["P"].addChild(pager)
        w["P"].view.addSubview(pager.view)
        pager.setViewControllers([w["A"]], direction: .forward, animated: false)
        pager.didMove(toParent: w["P"])
      }
      w.start()
      w.stage.window.rootViewController = w["P"]
      w.commit()
    },
  ]
}
