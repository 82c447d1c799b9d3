// A drawer that slides over the main content; it appears and disappears by hand, the content stays.

import Leporello

enum DrawerState: Int {
  case opened, closed
}

protocol DrawerViewControllerDelegate: AnyObject {
  func drawerController(_ drawer: DrawerViewController, didChange state: DrawerState)
}

class DrawerViewController: UIViewController, UIGestureRecognizerDelegate {
  weak var delegate: DrawerViewControllerDelegate?
  var drawerWidth: CGFloat = 240
  private(set) var drawerState = DrawerState.closed

  private let mainViewController: UIViewController
  private let drawerViewController: UIViewController
  private lazy var dimView: UIView = {
    let view = UIView(frame: self.view.bounds)
    view.backgroundColor = UIColor(white: 0, alpha: 0.4)
    view.alpha = 0
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }()
  private(set) lazy var edgePan = UIScreenEdgePanGestureRecognizer(target: self, action: DrawerViewController.pan)
  private lazy var tap = UITapGestureRecognizer(target: self, action: DrawerViewController.didTapDim)

  init(main: UIViewController, drawer: UIViewController) {
    mainViewController = main
    drawerViewController = drawer
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(mainViewController)
    mainViewController.view.frame = view.bounds
    view.addSubview(mainViewController.view)
    mainViewController.didMove(toParent: self)
    edgePan.edges = .left
    edgePan.delegate = self
    view.addGestureRecognizer(edgePan)
    dimView.addGestureRecognizer(tap)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    mainViewController.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    mainViewController.endAppearanceTransition()
  }

  private func pan(_ sender: UIScreenEdgePanGestureRecognizer) {
    switch sender.state {
    case .began:
      install()
      drawerViewController.beginAppearanceTransition(true, animated: true)
    case .changed:
      let progress = min(1, max(0, sender.translation(in: view).x / drawerWidth))
      place(progress)
    case .ended, .cancelled:
      let opens = sender.state == .ended && sender.velocity(in: view).x > 0
      if !opens { drawerViewController.beginAppearanceTransition(false, animated: true) }
      settle(open: opens)
    default: break
    }
  }

  private func didTapDim(_ sender: UIGestureRecognizer) {
    setDrawerState(.closed, animated: true)
  }

  func setDrawerState(_ state: DrawerState, animated: Bool) {
    guard state != drawerState else { return }
    if state == .opened { install() }
    drawerViewController.beginAppearanceTransition(state == .opened, animated: animated)
    settle(open: state == .opened, duration: animated ? 0.25 : 0)
  }

  private func install() {
    guard drawerViewController.parent == nil else { return }
    addChild(drawerViewController)
    view.addSubview(dimView)
    view.addSubview(drawerViewController.view)
    drawerViewController.didMove(toParent: self)
    place(0)
  }

  private func place(_ progress: CGFloat) {
    dimView.alpha = progress
    drawerViewController.view.frame = CGRect(
      x: -drawerWidth * (1 - progress), y: 0, width: drawerWidth, height: view.bounds.height)
  }

  private func settle(open: Bool, duration: TimeInterval = 0.25) {
    UIView.animate(
      withDuration: duration, delay: 0, options: .curveEaseOut,
      animations: {
        self.place(open ? 1 : 0)
        self.view.layoutIfNeeded()
      },
      completion: { _ in
        self.drawerViewController.endAppearanceTransition()
        if !open { self.uninstall() }
        self.drawerState = open ? .opened : .closed
        self.delegate?.drawerController(self, didChange: self.drawerState)
      })
  }

  private func uninstall() {
    drawerViewController.willMove(toParent: nil)
    dimView.removeFromSuperview()
    drawerViewController.view.removeFromSuperview()
    drawerViewController.removeFromParent()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    return gestureRecognizer !== edgePan || drawerState == .closed
  }
}
