// What is handed along with touches.

public import LeporelloGraphics

/// One delivery of touches.
@MainActor public final class UIEvent: NSObject {
  /// When it happened, on the virtual clock.
  public let timestamp: TimeInterval

  init(timestamp: TimeInterval) {
    self.timestamp = timestamp
    super.init()
  }
}
