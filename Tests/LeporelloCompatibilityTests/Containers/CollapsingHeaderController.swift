// A header whose height follows the scrolling of the content; past a threshold the large header's controller gives way
// to a small one.

import Leporello

protocol ScrollableContent: AnyObject {
  var contentScrollView: UIScrollView { get }
}

class ListController: UIViewController, ScrollableContent {
  let contentScrollView = UIScrollView()

  override func loadView() {
    contentScrollView.alwaysBounceVertical = true
    contentScrollView.contentSize = CGSize(width: 320, height: 2000)
    view = contentScrollView
  }
}

class CollapsingHeaderController: UIViewController, UIScrollViewDelegate {
  let expandedHeight: CGFloat = 200
  let collapsedHeight: CGFloat = 60
  private(set) var isCollapsed = false
  private let largeHeader: UIViewController
  private let smallHeader: UIViewController
  private let content: UIViewController & ScrollableContent
  private let headerContainer = UIView()
  private var headerHeight: NSLayoutConstraint!

  init(largeHeader: UIViewController, smallHeader: UIViewController, content: UIViewController & ScrollableContent) {
    self.largeHeader = largeHeader
    self.smallHeader = smallHeader
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    headerContainer.translatesAutoresizingMaskIntoConstraints = false
    headerContainer.clipsToBounds = true
    addChild(content)
    content.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content.view)
    view.addSubview(headerContainer)
    headerHeight = headerContainer.heightAnchor.constraint(equalToConstant: expandedHeight)
    NSLayoutConstraint.activate([
      headerHeight,
      headerContainer.topAnchor.constraint(equalTo: view.topAnchor),
      headerContainer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      headerContainer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.view.topAnchor.constraint(equalTo: headerContainer.bottomAnchor),
      content.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    content.contentScrollView.delegate = self
    content.didMove(toParent: self)
    embed(largeHeader)
  }

  private func embed(_ header: UIViewController) {
    addChild(header)
    header.view.frame = headerContainer.bounds
    header.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    headerContainer.addSubview(header.view)
    header.didMove(toParent: self)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let height = max(collapsedHeight, expandedHeight - max(0, scrollView.contentOffset.y))
    headerHeight.constant = height
    let collapses = height == collapsedHeight
    guard collapses != isCollapsed else { return }
    isCollapsed = collapses
    let (old, new) = collapses ? (largeHeader, smallHeader) : (smallHeader, largeHeader)
    old.willMove(toParent: nil)
    old.view.removeFromSuperview()
    old.removeFromParent()
    embed(new)
  }
}
