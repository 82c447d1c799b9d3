// One child pushes another out of sight by constraints whose constants are animated.

import Leporello

class ConstraintSwapController: UIViewController {
  private(set) var current: UIViewController?
  private var leading: NSLayoutConstraint?

  func show(_ next: UIViewController, animated: Bool) {
    let old = current
    let oldLeading = leading
    current = next
    old?.willMove(toParent: nil)
    addChild(next)
    next.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(next.view)
    let newLeading = next.view.leadingAnchor.constraint(
      equalTo: view.leadingAnchor, constant: old == nil ? 0 : view.bounds.width)
    NSLayoutConstraint.activate([
      newLeading,
      next.view.widthAnchor.constraint(equalTo: view.widthAnchor),
      next.view.topAnchor.constraint(equalTo: view.topAnchor),
      view.bottomAnchor.constraint(equalTo: next.view.bottomAnchor),
    ])
    leading = newLeading
    view.layoutIfNeeded()
    guard let old = old, animated else {
      newLeading.constant = 0
      remove(self.current === old ? nil : old)
      next.didMove(toParent: self)
      return
    }
    newLeading.constant = 0
    oldLeading?.constant = -view.bounds.width
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0, options: [.curveEaseOut]
    ) {
      self.view.layoutIfNeeded()
    } completion: { [unowned self] _ in
      self.remove(old)
      next.didMove(toParent: self)
    }
  }

  private func remove(_ child: UIViewController?) {
    child?.view.removeFromSuperview()
    child?.removeFromParent()
  }
}
