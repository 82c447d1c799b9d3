// What a tab bar shows of a controller.

public import LeporelloGraphics

/// A tab's title and picture.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The picture while chosen.
  open var selectedImage: UIImage?
  /// A short note on the item.
  open var badgeValue: String?

  /// The note's colour; kept for code that sets it.
  open var badgeColor: UIColor?
  /// How the title is moved; kept for code that sets it.
  open var titlePositionAdjustment = UIOffset.zero
  /// How the item looks; kept for code that sets it.
  open var standardAppearance: UITabBarAppearance?
  /// How the item looks over content at its bottom; kept for code that sets it.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Sets how the note looks in a state; kept nowhere, since it is not drawn.
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}

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
