// A pager of chapters, each of which is a pager of pages across it.

import Leporello

class ChapterController: UIPageViewController, UIPageViewControllerDataSource {
  private let pages: [UIViewController]

  init(_ name: String, pages: [UIViewController]) {
    self.pages = pages
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    title = name
    dataSource = self
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers([pages[0]], direction: .forward, animated: false, completion: nil)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(of: viewController), index > 0 else { return nil }
    return pages[index - 1]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(of: viewController), index + 1 < pages.count else { return nil }
    return pages[index + 1]
  }
}

class NestedPagerController: UIViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  private let chapters: [ChapterController]
  private let pager = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .vertical, options: [.interPageSpacing: 8])
  private(set) var turned: [String] = []

  init(chapters: [ChapterController]) {
    self.chapters = chapters
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    pager.title = "pager"
    pager.dataSource = self
    pager.delegate = self
    addChild(pager)
    pager.view.frame = view.bounds
    view.addSubview(pager.view)
    pager.didMove(toParent: self)
    pager.setViewControllers([chapters[0]], direction: .forward, animated: false)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, by: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, by: 1) }

  private func neighbour(of controller: UIViewController, by step: Int) -> UIViewController? {
    guard let chapter = controller as? ChapterController, let index = chapters.firstIndex(of: chapter),
      chapters.indices.contains(index + step)
    else { return nil }
    return chapters[index + step]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard completed, let chapter = pageViewController.viewControllers?.first else { return }
    turned.append(chapter.title ?? "")
  }
}
