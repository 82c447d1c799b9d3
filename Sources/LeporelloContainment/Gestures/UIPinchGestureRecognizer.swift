// Gestures of two fingers: touches come one finger at a time here, so these wait and never begin.

public import LeporelloGraphics

/// Recognises two fingers moving apart or together; one finger never does.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers are apart, as a multiple of the beginning.
  open var scale: CGFloat = 1
  /// How fast that changes, a second.
  open var velocity: CGFloat { 0 }
  /// Lets others go on.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

/// Recognises two fingers turning; one finger never does.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers turned, in radians.
  open var rotation: CGFloat = 0
  /// How fast they turn, a second.
  open var velocity: CGFloat { 0 }
  /// Lets others go on.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

/// Recognises a pointer over a view; there is none.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Lets others go on.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
