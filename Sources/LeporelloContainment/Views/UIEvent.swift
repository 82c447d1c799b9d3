// What is handed along with touches.

public import LeporelloGraphics

/// One delivery of touches.
@preconcurrency @MainActor public final class UIEvent: NSObject {
  /// When it happened, on the virtual clock.
  public let timestamp: TimeInterval

  var touches: Set<UITouch> = []
  /// All touches on the screen.
  public var allTouches: Set<UITouch>? { touches }
  /// The touches that began in a view.
  public func touches(for view: UIView) -> Set<UITouch>? { touches.filter { $0.view === view } }

  /// The touches between two deliveries; each is delivered here.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// Where touches are expected; nobody guesses here.
  public func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  init(timestamp: TimeInterval) {
    self.timestamp = timestamp
    super.init()
  }
}
