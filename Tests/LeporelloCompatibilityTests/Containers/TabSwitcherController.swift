// A segmented control over one of several children, which dissolve into each other.

import Leporello

class TabSwitcherController: UIViewController {
  var viewControllers: [UIViewController] = [] {
    didSet { reload() }
  }
  private(set) var selectedIndex = 0
  private let segmentedControl = UISegmentedControl(items: [])
  private let contentView = UIView()
  private var isSwitching = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    segmentedControl.addAction(
      UIAction { [weak self] _ in
        guard let self = self else { return }
        self.select(self.segmentedControl.selectedSegmentIndex)
      }, for: .valueChanged)
    let stack = UIStackView(arrangedSubviews: [segmentedControl, contentView])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      segmentedControl.heightAnchor.constraint(equalToConstant: 32),
    ])
    reload()
  }

  override var childForStatusBarStyle: UIViewController? {
    return viewControllers.isEmpty ? nil : viewControllers[selectedIndex]
  }

  private func reload() {
    guard isViewLoaded else { return }
    segmentedControl.removeAllSegments()
    for (index, controller) in viewControllers.enumerated() {
      segmentedControl.insertSegment(withTitle: controller.title, at: index, animated: false)
    }
    guard children.isEmpty, let first = viewControllers.first else { return }
    segmentedControl.selectedSegmentIndex = 0
    addChild(first)
    first.view.frame = contentView.bounds
    first.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(first.view)
    first.didMove(toParent: self)
  }

  func select(_ index: Int) {
    guard index != selectedIndex, viewControllers.indices.contains(index), !isSwitching else { return }
    let from = viewControllers[selectedIndex]
    let to = viewControllers[index]
    isSwitching = true
    selectedIndex = index
    segmentedControl.selectedSegmentIndex = index
    from.willMove(toParent: nil)
    addChild(to)
    to.view.frame = contentView.bounds
    to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    transition(
      from: from, to: to, duration: 0.25, options: [.transitionCrossDissolve, .curveEaseInOut], animations: nil,
      completion: { [weak self] finished in
        from.removeFromParent()
        to.didMove(toParent: self)
        self?.isSwitching = false
        self?.setNeedsStatusBarAppearanceUpdate()
      })
  }
}
