// What bars show of controllers. Bars themselves are drawn by whoever builds a container; these are the values it reads.

public import LeporelloGraphics

/// A title and a picture in a bar.
@MainActor open class UIBarItem: NSObject {
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

/// A tab's title and picture.
@MainActor open class UITabBarItem: UIBarItem {
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

/// A button in a bar.
@MainActor open class UIBarButtonItem: UIBarItem {
  /// The look; closed.
  public enum Style: Int, Sendable, Hashable {
    /// Plain.
    case plain
    /// For the end of something.
    case done = 2
  }

  /// The look.
  open var style = Style.plain
  /// What a tap does.
  open var primaryAction: UIAction?
  /// A view in place of title and picture.
  open var customView: UIView?
  /// The width, or 0 for the content's.
  open var width: CGFloat = 0
  /// The colour.
  open var tintColor: UIColor?

  /// Creates an item.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.primaryAction = primaryAction
    super.init(title: title ?? primaryAction?.title, image: image ?? primaryAction?.image)
  }
  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}

/// What a navigation bar shows of a controller.
@MainActor open class UINavigationItem: NSObject {
  /// When large titles show; closed.
  public enum LargeTitleDisplayMode: Int, Sendable, Hashable {
    /// As the item before.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// The title.
  open var title: String?
  /// A view in place of the title.
  open var titleView: UIView?
  /// A line above the title.
  open var prompt: String?
  /// The button that leads back here.
  open var backBarButtonItem: UIBarButtonItem?
  /// The buttons where reading begins.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons where reading ends.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The first button where reading begins.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first button where reading ends.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Whether the way back is hidden.
  open var hidesBackButton = false
  /// When large titles show.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// Creates an item.
  public init(title: String) {
    self.title = title
    super.init()
  }
}
