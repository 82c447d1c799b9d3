// What a tab bar shows of a controller.

/// A tab's title and picture.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The picture while chosen.
  open var selectedImage: UIImage?
  /// A short note on the item.
  open var badgeValue: String?

  /// Creates an item.
  public init(title: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil) {
    self.selectedImage = selectedImage
    super.init(title: title, image: image)
  }
  /// Creates an item with a number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image)
    self.tag = tag
  }
}
