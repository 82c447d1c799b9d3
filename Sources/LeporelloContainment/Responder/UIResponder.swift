// The root of what takes part in the responder chain, as in UIKit.

public import LeporelloGraphics

/// An object that can respond to touches and stands in the responder chain.
@preconcurrency @MainActor open class UIResponder: NSObject {
  // NSObject's own initialiser is not bound to the main actor, so subclasses start from this one; UIKit's
  // convenience `init()` then needs no `override`, as at home.
  @usableFromInline init(responder: Void) { super.init() }

  /// The next object in the responder chain.
  open var next: UIResponder? { nil }

  /// Told that a nib file was loaded; never here, but called by code for itself.
  open func awakeFromNib() {}

  // MARK: Touches

  /// Touches began; goes on to the next responder unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Touches moved; goes on to the next responder unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Touches ended; goes on to the next responder unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Touches were taken away; goes on to the next responder unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Touches' estimates became exact; they always are here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: What never comes here

  /// Buttons were pressed.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Buttons' pressure changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Buttons were let go.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Buttons were taken away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// The device began to move.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// The device moved.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// The device's movement is another's.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Combinations of keys that it answers.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// What stands in the keyboard's place.
  open var inputView: UIView? { nil }
  /// What stands over the keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// Asks for what stands at the keyboard again.
  open func reloadInputViews() {}

  // MARK: First responder

  static weak var first: UIResponder?
  /// Whether the object may receive events first.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object may stop receiving events first.
  open var canResignFirstResponder: Bool { true }
  /// Whether the object receives events first.
  open var isFirstResponder: Bool { UIResponder.first === self }
  /// Asks to receive events first.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    guard UIResponder.first === self || UIResponder.first?.resignFirstResponder() ?? true else { return false }
    UIResponder.first = self
    return true
  }
  /// Asks to stop receiving events first.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if UIResponder.first === self { UIResponder.first = nil }
    return true
  }
}
