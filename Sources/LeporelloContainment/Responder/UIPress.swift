// Buttons and keys as far as code overrides what hears of them; there are none here.

public import LeporelloGraphics

/// A button or key that is pressed; never made here.
@preconcurrency @MainActor open class UIPress: NSObject {}

/// A delivery of presses; never made here.
@preconcurrency @MainActor open class UIPressesEvent: NSObject {}

/// A combination of keys; nobody presses it here.
@preconcurrency @MainActor open class UIKeyCommand: NSObject {
  /// The key.
  public let input: String?
  /// What it does, in words.
  open var discoverabilityTitle: String?

  /// Creates a combination.
  public init(input: String?) {
    self.input = input
    super.init()
  }
}

extension UIEvent {
  /// What kind of motion; closed.
  public enum EventSubtype: Int, Sendable, Hashable {
    /// None.
    case none
    /// The device was shaken.
    case motionShake
  }
}
