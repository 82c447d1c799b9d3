// The drag from the left edge that pops the top of a navigation controller.

import LeporelloGraphics

/// An edge pan that drives the interactive pop.
@MainActor final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  private weak var navigation: UINavigationController?
  /// How fast a finger must move to decide the pop by its speed alone, in points a second.
  private static let flick: CGFloat = 300

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    super.init(action: nil)
    edges = .left
    addAction { [unowned self] _ in follow() }
  }

  override func begins(with movement: CGPoint) -> Bool {
    guard super.begins(with: movement) else { return false }
    return navigation?.canPopInteractively ?? false
  }

  /// A finger that leaves the edge another way pops nothing, so that those who wait for this gesture go on.
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard storedState == .possible, waiting == nil, let touch = touches.first else { return }
    let movement = CGPoint(x: touch.point.x - touch.start.x, y: touch.point.y - touch.start.y)
    if hypot(movement.x, movement.y) >= Self.hysteresis { state = .failed }
  }

  /// Other drags wait for the edge, as scroll views do.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
  }

  private func follow() {
    guard let navigation, let width = view?.bounds.width, width > 0 else { return }
    let fraction = translation(in: view).x / width
    switch state {
    case .began:
      if navigation.beginInteractivePop() { navigation.updateInteractivePop(fraction) }
    case .changed: navigation.updateInteractivePop(fraction)
    case .ended:
      navigation.updateInteractivePop(fraction)
      let speed = velocity(in: view).x
      navigation.endInteractivePop(cancelled: abs(speed) > Self.flick ? speed < 0 : fraction < 0.5)
    case .cancelled: navigation.endInteractivePop(cancelled: true)
    case .possible, .failed: break
    }
  }
}
