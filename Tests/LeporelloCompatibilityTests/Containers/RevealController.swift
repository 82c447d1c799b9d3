// A container that reveals its next page through a growing circle: a shape layer as mask, an animation of its outline,
// buttons with targets.

import Leporello

class RevealController: UIViewController, CAAnimationDelegate {
  private let pages: [UIViewController]
  private(set) var index = 0
  private var incoming: UIViewController?
  private let nextButton = UIButton(type: .custom)
  private let pageControl = UIPageControl()
  private let background = CAGradientLayer()

  init(pages: [UIViewController]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    background.colors = [UIColor.white.cgColor, UIColor.systemGray.cgColor]
    background.locations = [0, 1]
    background.startPoint = CGPoint(x: 0, y: 0)
    background.endPoint = CGPoint(x: 1, y: 1)
    view.layer.insertSublayer(background, at: 0)
    nextButton.setTitle("Next", for: .normal)
    nextButton.addTarget(self, action: RevealController.nextTapped, for: .touchUpInside)
    view.addSubview(nextButton)
    pageControl.numberOfPages = pages.count
    view.addSubview(pageControl)
    if let first = pages.first {
      addChild(first)
      view.insertSubview(first.view, at: 0)
      first.didMove(toParent: self)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    background.frame = view.bounds
    CATransaction.commit()
    nextButton.frame = CGRect(x: view.bounds.maxX - 80, y: view.bounds.maxY - 60, width: 60, height: 40)
    pageControl.frame = CGRect(x: 0, y: view.bounds.maxY - 60, width: 100, height: 40)
    children.forEach { $0.view.frame = view.bounds }
  }

  func nextTapped() {
    guard incoming == nil, index + 1 < pages.count else { return }
    let page = pages[index + 1]
    incoming = page
    pages[index].willMove(toParent: nil)
    addChild(page)
    page.view.frame = view.bounds
    view.insertSubview(page.view, belowSubview: nextButton)

    let radius = hypot(view.bounds.width, view.bounds.height)
    let small = UIBezierPath(ovalIn: CGRect(x: view.bounds.midX - 1, y: view.bounds.midY - 1, width: 2, height: 2))
    let large = UIBezierPath(
      ovalIn: CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0).insetBy(dx: -radius, dy: -radius))
    let mask = CAShapeLayer()
    mask.path = large.cgPath
    page.view.layer.mask = mask

    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = small.cgPath
    animation.toValue = large.cgPath
    animation.duration = 0.4
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animation.delegate = self
    mask.add(animation, forKey: "reveal")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard flag, let page = incoming else { return }
    let old = pages[index]
    old.view.removeFromSuperview()
    old.removeFromParent()
    page.view.layer.mask = nil
    page.didMove(toParent: self)
    incoming = nil
    index += 1
    pageControl.currentPage = index
  }
}
