// Brings touches to recognisers and views: hit testing at the first contact, recognisers before the view, and the view
// hears "cancelled" once a recogniser takes the touch.

import LeporelloGraphics

/// The touches of one stage.
@MainActor final class TouchDispatcher {
  private(set) var active: [UITouch] = []
  private var lastTap: (point: CGPoint, time: TimeInterval, count: Int)?

  func began(at point: CGPoint, in windows: [UIWindow], time: TimeInterval) {
    let event = UIEvent(timestamp: time)
    let found = windows.reversed().lazy.compactMap { window in
      window.hitTest(window.convert(point, from: nil), with: event).map { (window, $0) }
    }.first
    guard let (window, view) = found else { return }
    let touch = UITouch(at: point, in: window, view: view, timestamp: time)
    // Taps within 0.35 s and 45 points of each other count together, as multiple taps do at home.
    if let last = lastTap, time - last.time < 0.35, hypot(last.point.x - point.x, last.point.y - point.y) < 45 {
      touch.tapCount = last.count + 1
    }
    active.append(touch)
    let chain = sequence(first: view, next: { $0.superview })
    touch.gestureRecognizers = chain.flatMap { $0.gestureRecognizers ?? [] }.filter {
      $0.isEnabled && ($0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true)
    }
    let watching = touch.gestureRecognizers ?? []
    for each in watching {
      each.touches.append(touch)
      each.rivals += watching.filter { other in other !== each && !each.rivals.contains { $0 === other } }
    }
    deliver(touch, event)
  }

  func moved(to point: CGPoint, time: TimeInterval) { change(.moved, to: point, time: time) }
  func ended(at point: CGPoint, time: TimeInterval) { change(.ended, to: point, time: time) }

  func cancelled(time: TimeInterval) {
    guard let touch = active.last else { return }
    change(.cancelled, to: touch.point, time: time)
  }

  private func change(_ phase: UITouch.Phase, to point: CGPoint, time: TimeInterval) {
    guard let touch = active.last else { return }
    (touch.previous, touch.point, touch.timestamp, touch.phase) = (touch.point, point, time, phase)
    deliver(touch, UIEvent(timestamp: time))
    guard phase == .ended || phase == .cancelled else { return }
    if phase == .ended { lastTap = (point, time, touch.tapCount) }
    active.removeAll { $0 === touch }
    for each in touch.gestureRecognizers ?? [] {
      each.lastLocation = touch.point
      if each.keepsWatching { each.touches.removeAll { $0 === touch } } else { each.finishSequence() }
    }
  }

  private func deliver(_ touch: UITouch, _ event: UIEvent) {
    event.touches = Set(active)
    for each in touch.gestureRecognizers ?? [] where each.touches.contains(where: { $0 === touch }) && each.isWatching {
      each.hear(touch, event)
    }
    guard !touch.isTakenFromView else { return }
    Self.tellView(touch, event)
  }

  static func takeFromView(_ touch: UITouch) {
    guard !touch.isTakenFromView else { return }
    touch.isTakenFromView = true
    // The view hears nothing of a touch that was taken at its very first contact.
    guard touch.wasHeardByView else { return }
    touch.view?.touchesCancelled([touch], with: UIEvent(timestamp: touch.timestamp))
  }

  private static func tellView(_ touch: UITouch, _ event: UIEvent) {
    touch.wasHeardByView = true
    guard let view = touch.view else { return }
    switch touch.phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    case .stationary: break
    }
  }
}

extension UIGestureRecognizer {
  /// Whether touches still matter to this recogniser.
  var isWatching: Bool { storedState == .possible || storedState == .began || storedState == .changed }

  func hear(_ touch: UITouch, _ event: UIEvent) {
    switch touch.phase {
    case .began: touchesBegan([touch], with: event)
    case .moved: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    case .stationary: break
    }
  }
}
