// Steps in a navigation controller under a progress bar; a step says whether it may be left.

import Leporello

class WizardStep: PageController {
  var isComplete = true
}

protocol WizardControllerDelegate: AnyObject {
  func wizardDidFinish(_ wizard: WizardController)
  func wizard(_ wizard: WizardController, didReach step: WizardStep)
}

class WizardController: UIViewController, UINavigationControllerDelegate {
  weak var delegate: WizardControllerDelegate?
  private let steps: [WizardStep]
  private let navigation: UINavigationController
  private let progressBar = UIView()
  private let progressFill = UIView()
  private var progressWidth: NSLayoutConstraint?

  init(steps: [WizardStep]) {
    self.steps = steps
    navigation = UINavigationController(rootViewController: steps[0])
    super.init(nibName: nil, bundle: nil)
    navigation.title = "nav"
    navigation.delegate = self
    navigation.setNavigationBarHidden(true, animated: false)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    progressBar.addSubview(progressFill)
    [progressBar, progressFill].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    addChild(navigation)
    let content: UIView = navigation.view
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    view.addSubview(progressBar)
    let width = progressFill.widthAnchor.constraint(equalToConstant: 0)
    progressWidth = width
    NSLayoutConstraint.activate([
      progressBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      progressBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      progressBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      progressBar.heightAnchor.constraint(equalToConstant: 4),
      progressFill.topAnchor.constraint(equalTo: progressBar.topAnchor),
      progressFill.bottomAnchor.constraint(equalTo: progressBar.bottomAnchor),
      progressFill.leadingAnchor.constraint(equalTo: progressBar.leadingAnchor),
      width,
      content.topAnchor.constraint(equalTo: progressBar.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    navigation.didMove(toParent: self)
  }

  @discardableResult
  func next() -> Bool {
    guard let step = navigation.topViewController as? WizardStep, step.isComplete,
      let index = steps.firstIndex(of: step)
    else { return false }
    if index + 1 < steps.count {
      navigation.pushViewController(steps[index + 1], animated: true)
    } else {
      delegate?.wizardDidFinish(self)
    }
    return true
  }

  func back() {
    navigation.popViewController(animated: true)
  }

  var progress: CGFloat { progressWidth?.constant ?? 0 }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    guard let step = viewController as? WizardStep, let index = steps.firstIndex(of: step) else { return }
    progressWidth?.constant = view.bounds.width * CGFloat(index + 1) / CGFloat(steps.count)
    if animated {
      UIView.animate(withDuration: 0.2) { self.view.layoutIfNeeded() }
    }
    delegate?.wizard(self, didReach: step)
  }
}
