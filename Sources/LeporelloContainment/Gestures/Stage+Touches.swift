// A finger on the stage.

public import LeporelloGraphics

extension Stage {
  /// Puts a finger onto the stage, at a place in window coordinates.
  public func touchBegan(at point: CGPoint) {
    guard !UIApplication.shared.isIgnoringInteractionEvents else { return }
    run { core.touches.began(at: point, in: core.windows, time: now) }
  }
  /// Moves the finger.
  public func touchMoved(at point: CGPoint) { run { core.touches.moved(to: point, time: now) } }
  /// Moves the finger.
  public func touchMoved(to point: CGPoint) { touchMoved(at: point) }
  /// Lifts the finger.
  public func touchEnded(at point: CGPoint) { run { core.touches.ended(at: point, time: now) } }
  /// Takes the finger away, as an incoming call does.
  public func touchCancelled(at point: CGPoint? = nil) { run { core.touches.cancelled(time: now) } }
  /// Touches and lifts at one place, with a commit.
  public func tap(at point: CGPoint) {
    touchBegan(at: point)
    touchEnded(at: point)
    commit()
  }
}
