// What bars show of controllers; bars themselves are drawn by whoever builds a container.

public import LeporelloGraphics

/// A title and a picture in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// Whether the item answers.
  open var isEnabled = true
  /// A number for the use of the program.
  open var tag = 0
  /// What tests call the item.
  open var accessibilityIdentifier: String?

  /// The picture in little room; kept for code that sets it.
  open var landscapeImagePhone: UIImage?
  /// How the picture is moved; kept for code that sets it.
  open var imageInsets = UIEdgeInsets.zero
  private var attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]
  /// Sets how titles look in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
  }
  /// How titles look in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  init(title: String?, image: UIImage?) {
    (self.title, self.image) = (title, image)
    super.init()
  }
}
