// One gesture among others: which wait for which, which begin together, and which fail because another began.

import LeporelloGraphics

extension UIGestureRecognizer {
  func transition(to next: State) {
    switch next {
    case .began, .ended:
      if storedState == .possible { begin(as: next) } else { move(to: next) }
    case .changed:
      if storedState == .possible { begin(as: .began) } else { move(to: next) }
    case .failed:
      if storedState == .possible { move(to: next) }
    case .cancelled:
      storedState == .possible ? move(to: .failed) : move(to: next)
    case .possible:
      storedState = .possible
    }
  }

  private func begin(as next: State) {
    guard waiting == nil else {
      waiting = next
      return
    }
    if rivals.contains(where: { waits(for: $0) && ($0.storedState == .possible || $0.isActive) }) {
      waiting = next
      return
    }
    // A rival that already began keeps this gesture from beginning unless both may run.
    for rival in rivals where rival.isActive && rival.prevents(self) { return move(to: .failed) }
    guard viewsAllowBeginning, delegate?.gestureRecognizerShouldBegin(self) ?? true else {
      return move(to: .failed)
    }
    for rival in rivals where rival.storedState == .possible && prevents(rival) { rival.move(to: .failed) }
    move(to: next)
  }

  /// Each view from the touched one up to the watched one may object, as buttons do against taps of those around them.
  private var viewsAllowBeginning: Bool {
    guard let touched = touches.first?.view, let view, touched.isDescendant(of: view) else {
      return view?.gestureRecognizerShouldBegin(self) ?? true
    }
    for each in sequence(first: touched, next: { $0.superview }) {
      guard each.gestureRecognizerShouldBegin(self) else { return false }
      if each === view { break }
    }
    return true
  }

  var isActive: Bool { storedState == .began || storedState == .changed || storedState == .ended }

  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false { return false }
    if other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false { return false }
    return canPrevent(other) && other.canBePrevented(by: self)
  }

  private func waits(for other: UIGestureRecognizer) -> Bool {
    requiredToFail.contains { $0() === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || (delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false)
      || (other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false)
  }

  private func move(to next: State) {
    storedState = next
    let rivals = rivals
    switch next {
    case .began, .changed, .ended, .cancelled:
      if next == .began || next == .ended, cancelsTouchesInView {
        for touch in touches { TouchDispatcher.takeFromView(touch) }
      }
      for handler in handlers { handler.call(self) }
    case .failed: waiting = nil
    case .possible: break
    }
    for rival in rivals where rival.waiting != nil && rival.waits(for: self) {
      if next == .failed {
        if let pending = rival.waiting, rival.storedState == .possible {
          rival.waiting = nil
          rival.begin(as: pending)
        }
      } else if next == .began || next == .ended {
        rival.move(to: .failed)
      }
    }
    if touches.isEmpty, next == .ended || next == .cancelled || next == .failed { finishSequence() }
  }

  /// Cancels or fails the gesture and forgets its touches.
  func giveUp() {
    transition(to: .cancelled)
    finishSequence()
  }

  /// Back to the start once no finger is left and nothing is pending.
  func finishSequence() {
    for touch in touches { touch.gestureRecognizers?.removeAll { $0 === self } }
    touches = []
    rivals = []
    waiting = nil
    storedState = .possible
    reset()
  }
}
