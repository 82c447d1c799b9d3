// Quick strokes in a direction.

import LeporelloGraphics

/// Recognises a stroke in a direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of strokes.
  public struct Direction: OptionSet, Sendable, Hashable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Creates a set from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that count.
  open var direction: Direction = .right
  /// How many fingers make the gesture; touches come one finger at a time here.
  open var numberOfTouchesRequired = 1
  private var began: TimeInterval = 0
  /// A stroke goes this far along its axis, half as far across at most, within half a second.
  private static let (length, time): (CGFloat, TimeInterval) = (50, 0.5)

  /// Creates a recogniser that calls a method of a target, which it does not keep.
  public convenience init<T: AnyObject>(target: T, action: @escaping (T) -> (UISwipeGestureRecognizer) -> Void) {
    self.init()
    addAction(of: target) { [weak self, weak target] _ in if let self, let target { action(target)(self) } }
  }

  /// Notes when the stroke began.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { began = event.timestamp }
  /// Recognises a stroke that is long enough, and fails when it takes too long.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, storedState == .possible else { return }
    guard event.timestamp - began <= Self.time else {
      state = .failed
      return
    }
    let (dx, dy) = (touch.point.x - touch.start.x, touch.point.y - touch.start.y)
    let along = max(abs(dx), abs(dy))
    guard along >= Self.length, min(abs(dx), abs(dy)) <= along / 2 else { return }
    let stroke: Direction = abs(dx) > abs(dy) ? (dx > 0 ? .right : .left) : (dy > 0 ? .down : .up)
    state = direction.contains(stroke) ? .ended : .failed
  }
  /// A finger that lifts early made no stroke.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  /// Touches that are taken away are no stroke.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
