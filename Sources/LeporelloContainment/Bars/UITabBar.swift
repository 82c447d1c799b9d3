// The bar of a tab controller, as far as code sets it up.

/// A bar of tabs. It keeps what code sets and is not shown, so its frame is empty.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// The tabs' items.
  open var items: [UITabBarItem]?
  /// The selected tab's item.
  open weak var selectedItem: UITabBarItem?
  /// The bar's colour.
  open var barTintColor: UIColor?
  /// The colour of items that are not selected.
  open var unselectedItemTintColor: UIColor?
  /// Whether what is below shows through.
  open var isTranslucent = true
  /// The bar's picture.
  open var backgroundImage: UIImage?
  /// How the bar looks.
  open var standardAppearance = UITabBarAppearance()
  /// How the bar looks over content at its bottom.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The picture of the bar's shadow.
  open var shadowImage: UIImage?
}
