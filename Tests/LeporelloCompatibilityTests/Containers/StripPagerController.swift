// Pages under a strip of titles that scrolls along: a collection view of titles with an indicator over it.

import Leporello

protocol StripPagerControllerDataSource: AnyObject {
  func titles(in pager: StripPagerController) -> [String]
  func stripPager(_ pager: StripPagerController, pageAt index: Int) -> UIViewController
}

class TitleCell: UICollectionViewCell {
  static let identifier = "TitleCell"
  var titleLabel: UILabel!

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel = UILabel(frame: contentView.bounds)
    titleLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    titleLabel.textAlignment = .center
    titleLabel.font = UIFont.systemFont(ofSize: 14, weight: .medium)
    contentView.addSubview(titleLabel)
    isAccessibilityElement = true
    accessibilityTraits.insert([.button, .header])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var isSelected: Bool {
    didSet { titleLabel.textColor = isSelected ? .systemBlue : .secondaryLabel }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.text = nil
  }
}

class StripPagerController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  weak var dataSource: StripPagerControllerDataSource?
  private(set) var selectedIndex = 0
  let pageView = UIScrollView()

  lazy var strip: UICollectionView = { [unowned self] in
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    layout.sectionInset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
    let strip = UICollectionView(frame: .zero, collectionViewLayout: layout)
    strip.register(TitleCell.self, forCellWithReuseIdentifier: TitleCell.identifier)
    strip.showsHorizontalScrollIndicator = false
    strip.backgroundColor = .white
    strip.dataSource = self
    strip.delegate = self
    return strip
  }()

  let indicator: UIView = {
    let view = UIView()
    view.backgroundColor = .systemBlue
    view.layer.zPosition = 9999
    view.layer.cornerRadius = 1.5
    return view
  }()

  private var titles: [String] = []
  private var pages: [UIViewController] = []

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { return false }

  override func viewDidLoad() {
    super.viewDidLoad()
    titles = dataSource?.titles(in: self) ?? []
    pages = titles.indices.compactMap { self.dataSource?.stripPager(self, pageAt: $0) }
    pageView.isPagingEnabled = true
    pageView.delegate = self
    view.addSubview(pageView)
    view.addSubview(strip)
    strip.addSubview(indicator)
    show(0)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    strip.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
    pageView.frame = CGRect(x: 0, y: 44, width: view.bounds.width, height: view.bounds.height - 44)
    pageView.contentSize = CGSize(width: pageView.bounds.width * CGFloat(pages.count), height: pageView.bounds.height)
    for (index, page) in pages.enumerated() where page.parent === self {
      page.view.frame = pageView.bounds.offsetBy(
        dx: CGFloat(index) * pageView.bounds.width - pageView.bounds.minX, dy: 0)
    }
    strip.collectionViewLayout.invalidateLayout()
    strip.layoutIfNeeded()
    strip.selectItem(at: IndexPath(item: selectedIndex, section: 0), animated: false, scrollPosition: [])
    moveIndicator()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    children.forEach { $0.beginAppearanceTransition(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    children.forEach { $0.endAppearanceTransition() }
  }

  private func show(_ index: Int) {
    let page = pages[index]
    guard page.parent == nil else { return }
    if view.window != nil { page.beginAppearanceTransition(true, animated: false) }
    addChild(page)
    page.view.frame = pageView.bounds.offsetBy(
      dx: CGFloat(index) * pageView.bounds.width - pageView.bounds.minX, dy: 0)
    pageView.addSubview(page.view)
    page.didMove(toParent: self)
    if view.window != nil { page.endAppearanceTransition() }
  }

  private func hide(_ index: Int) {
    let page = pages[index]
    guard page.parent === self else { return }
    page.beginAppearanceTransition(false, animated: false)
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
    page.endAppearanceTransition()
  }

  private func moveIndicator() {
    guard let attributes = strip.layoutAttributesForItem(at: IndexPath(item: selectedIndex, section: 0)) else { return }
    indicator.frame = CGRect(x: attributes.frame.minX, y: 41, width: attributes.frame.width, height: 3)
  }

  private func settle() {
    let index = Int((pageView.contentOffset.x / pageView.bounds.width).rounded())
    guard index != selectedIndex else { return }
    selectedIndex = index
    for other in pages.indices where other != index { hide(other) }
    let path = IndexPath(item: index, section: 0)
    strip.selectItem(at: path, animated: true, scrollPosition: .centeredHorizontally)
    UIView.animate(withDuration: 0.3) { [weak self] in self?.moveIndicator() }
  }

  // MARK: - UICollectionViewDataSource

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return titles.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: TitleCell.identifier, for: indexPath) as? TitleCell
    else { fatalError("The cell is of another kind") }
    cell.titleLabel.text = titles[indexPath.row]
    return cell
  }

  // MARK: - UICollectionViewDelegateFlowLayout

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let size = titles[indexPath.item].size(withAttributes: [.font: UIFont.systemFont(ofSize: 14, weight: .medium)])
    return CGSize(width: size.width + 32, height: collectionView.frame.size.height)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard indexPath.item != selectedIndex else { return }
    UISelectionFeedbackGenerator().selectionChanged()
    pageView.setContentOffset(CGPoint(x: CGFloat(indexPath.item) * pageView.bounds.width, y: 0), animated: true)
  }

  // MARK: - UIScrollViewDelegate

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView == pageView, pageView.bounds.width > 0 else { return }
    let position = pageView.contentOffset.x / pageView.bounds.width
    for index in [Int(position.rounded(.down)), Int(position.rounded(.up))] where pages.indices.contains(index) {
      show(index)
    }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if scrollView == pageView { settle() }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if scrollView == pageView { settle() }
  }
}
