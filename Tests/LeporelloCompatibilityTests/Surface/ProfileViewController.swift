// What container code and the pages in it lean on, written as it stands on iOS: views, controls, gestures, delegates.

import Leporello

class BadgeView: UIView {
  private let label: UILabel = {
    let label = UILabel()
    label.font = UIFont.systemFont(ofSize: 13, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()

  var text: String? {
    get { label.text }
    set {
      label.text = newValue
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    backgroundColor = UIColor.systemRed.withAlphaComponent(0.9)
    clipsToBounds = true
    layer.borderWidth = 1 / UIScreen.main.scale
    layer.borderColor = UIColor.black.cgColor
    addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      label.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -8),
    ])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }

  override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(width: size.width + 16, height: size.height + 4)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return bounds.insetBy(dx: -10, dy: -10).contains(point)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
    return super.hitTest(point, with: event)
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    setNeedsDisplay()
  }
}

final class ProfileViewController: UIViewController, UIScrollViewDelegate, UIGestureRecognizerDelegate {
  static let didChange = Notification.Name("ProfileDidChange")

  private let scrollView = UIScrollView(frame: .zero)
  private let stackView = UIStackView()
  private let imageView = UIImageView(image: nil)
  private let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
  private lazy var followButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Follow", for: .normal)
    button.setTitleColor(.white, for: .highlighted)
    button.titleLabel?.font = .boldSystemFont(ofSize: 17)
    button.contentEdgeInsets = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    button.addAction(UIAction(title: "", handler: { [weak self] _ in self?.follow() }), for: .touchUpInside)
    return button
  }()
  private var heightConstraint: NSLayoutConstraint!
  private var observers: [NSObjectProtocol] = []
  private(set) var follows = 0
  var onFollow: ((ProfileViewController) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    navigationItem.title = "Profile"
    view.backgroundColor = .white
    edgesForExtendedLayout = []
    setUpScrollView()
    setUpStack()
    setUpGestures()
  }

  private func setUpScrollView() {
    scrollView.delegate = self
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
    scrollView.bounces = true
    scrollView.alwaysBounceVertical = true
    scrollView.decelerationRate = .fast
    scrollView.contentInsetAdjustmentBehavior = .never
    view.addSubview(scrollView)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: guide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  private func setUpStack() {
    stackView.axis = .vertical
    stackView.alignment = .fill
    stackView.distribution = .fill
    stackView.spacing = 12
    stackView.translatesAutoresizingMaskIntoConstraints = false
    imageView.contentMode = .scaleAspectFill
    [imageView, badge, followButton].forEach(stackView.addArrangedSubview(_:))
    scrollView.addSubview(stackView)
    heightConstraint = imageView.heightAnchor.constraint(equalToConstant: 120)
    heightConstraint.priority = .defaultHigh
    heightConstraint.isActive = true
    let width = NSLayoutConstraint(
      item: stackView, attribute: .width, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 1, constant: 0
    )
    NSLayoutConstraint.activate([
      width,
      stackView.topAnchor.constraint(equalTo: scrollView.topAnchor),
      stackView.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      stackView.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
    ])
    badge.setContentHuggingPriority(.required, for: .vertical)
    badge.text = "3"
  }

  private func setUpGestures() {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    tap.addAction { [weak self] _ in self?.toggle() }
    tap.delegate = self
    view.addGestureRecognizer(tap)
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = [.left, .right]
    swipe.require(toFail: tap)
    view.addGestureRecognizer(swipe)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    transitionCoordinator?.animate(
      alongsideTransition: { _ in self.badge.alpha = 1 },
      completion: { context in if context.isCancelled { self.badge.alpha = 0 } })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isMovingToParent || isBeingPresented { badge.isHidden = false }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: view.bounds.height > 700 ? 20 : 0, right: 0)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [unowned self] _ in
      self.heightConstraint.constant = size.width > size.height ? 60 : 120
    })
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    stackView.axis = traitCollection.horizontalSizeClass == .regular ? .horizontal : .vertical
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
  override var prefersStatusBarHidden: Bool { return false }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .allButUpsideDown }

  deinit {
    observers.forEach(NotificationCenter.default.removeObserver(_:))
  }

  private func follow() {
    follows += 1
    onFollow?(self)
    NotificationCenter.default.post(name: ProfileViewController.didChange, object: self, userInfo: ["count": follows])
  }

  private func toggle() {
    UIView.animate(
      withDuration: 0.3, delay: 0.1, options: [.curveEaseInOut, .beginFromCurrentState, .allowUserInteraction],
      animations: {
        self.heightConstraint.constant = 200
        self.view.layoutIfNeeded()
      },
      completion: { finished in
        guard finished else { return }
        UIView.transition(
          with: self.badge, duration: 0.2, options: .transitionCrossDissolve,
          animations: { self.badge.text = "4" }, completion: nil)
      })
  }

  // MARK: - UIScrollViewDelegate

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    imageView.alpha = max(0, 1 - scrollView.contentOffset.y / 200)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    view.endEditing(true)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if targetContentOffset.pointee.y < 40 { targetContentOffset.pointee.y = 0 }
  }

  // MARK: - UIGestureRecognizerDelegate

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    return otherGestureRecognizer is UIPanGestureRecognizer
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    return !(touch.view is UIControl)
  }
}
