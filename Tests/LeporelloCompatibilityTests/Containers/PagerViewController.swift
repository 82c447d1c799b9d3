// A pager over a scroll view that keeps the neighbours of its page loaded; a preloaded page does not appear.

import Leporello

protocol PagerViewControllerDataSource: AnyObject {
  func numberOfPages(in pager: PagerViewController) -> Int
  func pager(_ pager: PagerViewController, pageAt index: Int) -> UIViewController
}

protocol PagerViewControllerDelegate: AnyObject {
  func pager(_ pager: PagerViewController, didShow index: Int)
}

class PagerViewController: UIViewController, UIScrollViewDelegate {
  weak var dataSource: PagerViewControllerDataSource?
  weak var delegate: PagerViewControllerDelegate?

  private let scrollView = UIScrollView()
  private var pages: [Int: UIViewController] = [:]
  private(set) var currentIndex = 0
  private var targetIndex: Int?

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { return false }

  private var count: Int { return dataSource?.numberOfPages(in: self) ?? 0 }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.scrollsToTop = false
    scrollView.delegate = self
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    preload()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    pages[currentIndex]?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pages[currentIndex]?.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    pages[currentIndex]?.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pages[currentIndex]?.endAppearanceTransition()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = scrollView.bounds.size
    scrollView.contentSize = CGSize(width: size.width * CGFloat(count), height: size.height)
    for (index, page) in pages {
      page.view.frame = CGRect(origin: CGPoint(x: CGFloat(index) * size.width, y: 0), size: size)
    }
    if !scrollView.isDragging, !scrollView.isDecelerating, targetIndex == nil {
      scrollView.contentOffset.x = CGFloat(currentIndex) * size.width
    }
  }

  func scroll(to index: Int, animated: Bool) {
    guard index != currentIndex, (0..<count).contains(index), targetIndex == nil else { return }
    begin(index, animated: animated)
    let offset = CGPoint(x: CGFloat(index) * scrollView.bounds.width, y: 0)
    scrollView.setContentOffset(offset, animated: animated)
    if !animated { finish() }
  }

  // MARK: - Pages

  private func preload() {
    let wanted = (currentIndex - 1...currentIndex + 1).filter { (0..<count).contains($0) }
    for index in pages.keys.sorted() where !wanted.contains(index) {
      guard let page = pages.removeValue(forKey: index) else { continue }
      page.willMove(toParent: nil)
      page.view.removeFromSuperview()
      page.removeFromParent()
    }
    wanted.forEach { load($0) }
    view.setNeedsLayout()
  }

  private func load(_ index: Int) {
    guard pages[index] == nil, let page = dataSource?.pager(self, pageAt: index) else { return }
    pages[index] = page
    addChild(page)
    scrollView.addSubview(page.view)
    page.didMove(toParent: self)
  }

  private func begin(_ index: Int, animated: Bool) {
    targetIndex = index
    load(index)
    pages[currentIndex]?.beginAppearanceTransition(false, animated: animated)
    pages[index]?.beginAppearanceTransition(true, animated: animated)
  }

  private func finish() {
    guard let target = targetIndex else { return }
    let old = pages[currentIndex]
    currentIndex = target
    targetIndex = nil
    old?.endAppearanceTransition()
    pages[target]?.endAppearanceTransition()
    preload()
    delegate?.pager(self, didShow: target)
  }

  private func cancel() {
    guard let target = targetIndex else { return }
    targetIndex = nil
    pages[currentIndex]?.beginAppearanceTransition(true, animated: true)
    pages[target]?.beginAppearanceTransition(false, animated: true)
    pages[currentIndex]?.endAppearanceTransition()
    pages[target]?.endAppearanceTransition()
  }

  // MARK: - UIScrollViewDelegate

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.isDragging, targetIndex == nil else { return }
    let offset = scrollView.contentOffset.x - CGFloat(currentIndex) * scrollView.bounds.width
    let next = currentIndex + (offset > 0 ? 1 : -1)
    guard offset != 0, (0..<count).contains(next) else { return }
    begin(next, animated: true)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    settle()
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    finish()
  }

  private func settle() {
    let index = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    index == targetIndex ? finish() : cancel()
  }
}
