// Cards on top of each other: a pushed card springs up over the one below, a drag downwards throws it off or lets it
// spring back.

import Leporello

class CardStackController: UIViewController {
  private(set) var cards: [UIViewController] = []
  private lazy var pan: UIPanGestureRecognizer = {
    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    pan.addAction { [weak self] recognizer in
      guard let recognizer = recognizer as? UIPanGestureRecognizer else { return }
      self?.handlePan(recognizer)
    }
    return pan
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(pan)
  }

  func push(_ card: UIViewController, animated: Bool = true, completion: (() -> Void)? = nil) {
    let below = cards.last
    cards.append(card)
    addChild(card)
    card.view.frame = view.bounds.insetBy(dx: 16, dy: 40)
    card.view.layer.cornerRadius = 12
    card.view.layer.shadowOpacity = 0.3
    view.addSubview(card.view)
    guard animated else {
      below?.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
      card.didMove(toParent: self)
      completion?()
      return
    }
    card.view.transform = CGAffineTransform(translationX: 0, y: view.bounds.height)
    let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8) {
      card.view.transform = .identity
      below?.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    }
    animator.addCompletion { [weak self] position in
      guard position == .end else { return }
      card.didMove(toParent: self)
      completion?()
    }
    animator.startAnimation()
  }

  func pop(animated: Bool = true) {
    guard let card = cards.popLast() else { return }
    let below = cards.last
    card.willMove(toParent: nil)
    let changes = {
      card.view.transform = CGAffineTransform(translationX: 0, y: self.view.bounds.height)
      below?.view.transform = .identity
    }
    let finish: (Bool) -> Void = { _ in
      card.view.removeFromSuperview()
      card.removeFromParent()
    }
    guard animated else {
      changes()
      finish(true)
      return
    }
    UIView.animate(withDuration: 0.3, animations: changes, completion: finish)
  }

  private func handlePan(_ recognizer: UIPanGestureRecognizer) {
    guard let card = cards.last else { return }
    let translation = max(0, recognizer.translation(in: view).y)
    switch recognizer.state {
    case .changed:
      card.view.transform = CGAffineTransform(translationX: 0, y: translation)
    case .ended where translation > 120 || recognizer.velocity(in: view).y > 800:
      pop()
    case .ended, .cancelled, .failed:
      UIView.animate(withDuration: 0.2, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
        card.view.transform = .identity
      }
    default:
      break
    }
  }
}
