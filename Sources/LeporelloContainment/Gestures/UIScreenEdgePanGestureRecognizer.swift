// Drags from the edge of the screen.

import LeporelloGraphics

/// Recognises drags that begin at an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges where drags may begin.
  open var edges: UIRectEdge = []
  /// How near the edge a drag must begin.
  private static let reach: CGFloat = 20

  /// Creates a recogniser that calls a method of a target, which it does not keep.
  public convenience init<T: AnyObject>(
    target: T, action: @escaping (T) -> (UIScreenEdgePanGestureRecognizer) -> Void
  ) {
    self.init()
    addAction(of: target) { [weak self, weak target] _ in if let self, let target { action(target)(self) } }
  }

  /// Fails where the touch is not at one of the edges.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, let bounds = touch.window?.bounds else { return }
    let point = touch.point
    let starts =
      (edges.contains(.left) && point.x - bounds.minX <= Self.reach)
      || (edges.contains(.right) && bounds.maxX - point.x <= Self.reach)
      || (edges.contains(.top) && point.y - bounds.minY <= Self.reach)
      || (edges.contains(.bottom) && bounds.maxY - point.y <= Self.reach)
    guard starts else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  override func begins(with movement: CGPoint) -> Bool {
    guard super.begins(with: movement) else { return false }
    let across = abs(movement.x) >= abs(movement.y)
    return (edges.contains(.left) && across && movement.x > 0) || (edges.contains(.right) && across && movement.x < 0)
      || (edges.contains(.top) && !across && movement.y > 0) || (edges.contains(.bottom) && !across && movement.y < 0)
  }
}
