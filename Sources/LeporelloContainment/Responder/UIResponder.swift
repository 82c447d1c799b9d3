// The root of what takes part in the responder chain, as in UIKit.

public import LeporelloGraphics

/// An object that can respond to touches and stands in the responder chain.
@MainActor open class UIResponder: NSObject {
  // NSObject's own initialiser is not bound to the main actor, so subclasses start from this one; UIKit's
  // convenience `init()` then needs no `override`, as at home.
  @usableFromInline init(responder: Void) { super.init() }

  /// The next object in the responder chain.
  open var next: UIResponder? { nil }
}
