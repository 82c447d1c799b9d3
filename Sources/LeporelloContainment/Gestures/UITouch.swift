// One finger on the screen.

public import LeporelloGraphics

/// One finger on the screen, from its first contact to its last.
@preconcurrency @MainActor public final class UITouch: NSObject {
  /// What the finger does; closed.
  public enum Phase: Int, Sendable, Hashable {
    /// It touched the screen.
    case began
    /// It moved.
    case moved
    /// It stays.
    case stationary
    /// It left the screen.
    case ended
    /// Something took it away.
    case cancelled
  }

  /// What the finger does.
  public internal(set) var phase = Phase.began
  /// The view in which the touch began.
  public internal(set) weak var view: UIView?
  /// The window in which the touch began.
  public internal(set) weak var window: UIWindow?
  /// When the touch last changed, on the virtual clock.
  public internal(set) var timestamp: TimeInterval
  /// How many times the finger tapped near this place.
  public internal(set) var tapCount = 1
  /// The recognisers that receive the touch, innermost first.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []
  var point: CGPoint
  var previous: CGPoint
  var start: CGPoint
  /// Whether the view heard of the touch.
  var wasHeardByView = false
  /// Whether the view no longer hears of the touch.
  var isTakenFromView = false

  init(at point: CGPoint, in window: UIWindow?, view: UIView?, timestamp: TimeInterval) {
    (self.point, previous, start) = (point, point, point)
    (self.window, self.view, self.timestamp) = (window, view, timestamp)
    super.init()
  }

  /// Where the finger is, in a view's coordinates, or the window's.
  public func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }
  /// Where the finger was before, in a view's coordinates, or the window's.
  public func previousLocation(in view: UIView?) -> CGPoint { view?.convert(previous, from: nil) ?? previous }
  /// How hard the finger presses; not measured.
  public var force: CGFloat { 0 }
  /// The hardest press that is measured.
  public var maximumPossibleForce: CGFloat { 0 }
  /// How wide the finger is, in points.
  public var majorRadius: CGFloat { 20 }
  /// Where the finger is; touches are exact here.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
}
