// Drags.

public import LeporelloGraphics

/// Recognises drags and follows them.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers.
  open var minimumNumberOfTouches = 1
  /// The most fingers.
  open var maximumNumberOfTouches = Int.max
  private var origin = CGPoint.zero
  private var samples: [(time: TimeInterval, point: CGPoint)] = []
  /// How far a finger must move before it drags, as on a device.
  static let hysteresis: CGFloat = 10

  /// Creates a recogniser that calls a method of a target, which it does not keep.
  public convenience init<T: AnyObject>(target: T, action: @escaping (T) -> (UIPanGestureRecognizer) -> Void) {
    self.init()
    addAction(of: target) { [weak self, weak target] _ in if let self, let target { action(target)(self) } }
  }

  /// How far the finger moved since it touched, or since the translation was set, in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    let (now, then) = (current(in: view), view?.convert(origin, from: nil) ?? origin)
    return CGPoint(x: now.x - then.x, y: now.y - then.y)
  }

  /// Counts the translation from another start.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let now = current(in: view)
    let then = CGPoint(x: now.x - translation.x, y: now.y - translation.y)
    origin = view?.convert(then, to: nil) ?? then
  }

  /// How fast the finger moves, in points a second: the mean over its last moves within a tenth of a second.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let last = samples.last, let first = samples.first(where: { last.time - $0.time <= 0.1 + 1e-9 }),
      last.time > first.time
    else { return .zero }
    let (a, b) = (
      view?.convert(first.point, from: nil) ?? first.point, view?.convert(last.point, from: nil) ?? last.point
    )
    let time = last.time - first.time
    return CGPoint(x: (b.x - a.x) / time, y: (b.y - a.y) / time)
  }

  private func current(in view: UIView?) -> CGPoint {
    let point = samples.last?.point ?? origin
    return view?.convert(point, from: nil) ?? point
  }

  private func note(_ touch: UITouch) {
    if samples.last?.time == touch.timestamp { samples.removeLast() }
    samples.append((touch.timestamp, touch.point))
    if samples.count > 32 { samples.removeFirst() }
  }

  /// Whether a movement from the first contact begins the drag.
  func begins(with movement: CGPoint) -> Bool { hypot(movement.x, movement.y) >= Self.hysteresis }

  /// Notes where the drag may begin.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, numberOfTouches == 1 else { return }
    origin = touch.point
    samples = [(touch.timestamp, touch.point)]
  }
  /// Begins or follows the drag.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    note(touch)
    if storedState == .possible {
      let movement = CGPoint(x: touch.point.x - touch.start.x, y: touch.point.y - touch.start.y)
      if waiting == nil, begins(with: movement) { state = .began }
    } else {
      state = .changed
    }
  }
  /// Ends the drag.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    if let last = samples.last, touch.point != last.point { note(touch) }
    // A finger that rested before it lifted has no speed.
    if let last = samples.last, touch.timestamp - last.time > 0.1 { samples = [(touch.timestamp, touch.point)] }
    state = storedState == .possible ? .failed : .ended
  }
  /// Takes the drag away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}
