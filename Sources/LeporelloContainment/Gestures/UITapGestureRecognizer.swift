// Taps.

import LeporelloGraphics

/// Recognises taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture.
  open var numberOfTapsRequired = 1
  /// How many fingers make the gesture; touches come one finger at a time here.
  open var numberOfTouchesRequired = 1
  private var taps = 0
  private var timeout = 0
  /// A finger that moves farther than this is not tapping.
  private static let reach: CGFloat = 10

  /// Creates a recogniser that calls a method of a target, which it does not keep.
  public convenience init<T: AnyObject>(target: T, action: @escaping (T) -> (UITapGestureRecognizer) -> Void) {
    self.init()
    addAction(of: target) { [weak self, weak target] _ in if let self, let target { action(target)(self) } }
  }

  override var keepsWatching: Bool {
    super.keepsWatching || (storedState == .possible && taps > 0 && taps < numberOfTapsRequired)
  }

  /// A further tap must come soon.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { stageCore.cancel(timeout) }
  /// Moving too far is no tap.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where hypot(touch.point.x - touch.start.x, touch.point.y - touch.start.y) > Self.reach {
      state = .failed
    }
  }
  /// Counts a tap.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    taps += 1
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      timeout = stageCore.schedule(after: 0.35, label: "multiple taps", finite: true) { [weak self] in
        self?.state = .failed
      }
    }
  }
  /// Touches that are taken away are no tap.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  /// Forgets the taps.
  open override func reset() { taps = 0 }
}
