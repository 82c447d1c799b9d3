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

  init(title: String?, image: UIImage?) {
    (self.title, self.image) = (title, image)
    super.init()
  }
}
