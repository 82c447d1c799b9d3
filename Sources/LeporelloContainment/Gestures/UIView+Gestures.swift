// Recognisers on views.

import LeporelloGraphics

extension UIView {
  func watch(with recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  func unwatch(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  func tintChanged() {
    tintColorDidChange()
    for child in storedSubviews where child.storedTintColor == nil { child.tintChanged() }
  }
}
