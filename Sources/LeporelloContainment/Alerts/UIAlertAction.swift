// A choice of an alert.

public import LeporelloGraphics

/// A choice of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What the choice does; closed.
  public enum Style: Int, Sendable, Hashable {
    /// Something.
    case `default`
    /// Nothing.
    case cancel
    /// Something that cannot be taken back.
    case destructive
  }

  /// The words.
  open private(set) var title: String?
  /// What the choice does.
  open private(set) var style: Style
  /// Whether the choice can be made.
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
  let handler: ((UIAlertAction) -> Void)?
  weak var button: UIButton?

  /// Creates a choice.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }
}
