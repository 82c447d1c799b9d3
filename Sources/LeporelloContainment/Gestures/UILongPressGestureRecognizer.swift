// Presses that last.

public import LeporelloGraphics

/// Recognises a finger that rests for a while.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the finger must rest, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move meanwhile.
  open var allowableMovement: CGFloat = 10
  private var timer = 0

  /// Creates a recogniser that calls a method of a target, which it does not keep.
  public convenience init<T: AnyObject>(target: T, action: @escaping (T) -> (UILongPressGestureRecognizer) -> Void) {
    self.init()
    addAction(of: target) { [weak self, weak target] _ in if let self, let target { action(target)(self) } }
  }

  /// Starts the wait.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    timer = stageCore.schedule(after: minimumPressDuration, label: "long press", finite: true) { [weak self] in
      self?.state = .began
    }
  }
  /// Moving too far ends the wait; afterwards the press is followed.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard storedState == .possible else {
      state = .changed
      return
    }
    for touch in touches where hypot(touch.point.x - touch.start.x, touch.point.y - touch.start.y) > allowableMovement {
      state = .failed
    }
  }
  /// Ends the press, or the wait.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = storedState == .possible ? .failed : .ended
  }
  /// Takes the press away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
  /// Stops the wait.
  open override func reset() { stageCore.cancel(timer) }
}
