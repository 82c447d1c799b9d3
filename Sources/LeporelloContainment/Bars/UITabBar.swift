// The bar of a tab controller, as far as code sets it up.

public import LeporelloGraphics

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
  /// Who hears of the bar's choices.
  open weak var delegate: (any UITabBarDelegate)?
  /// Sets the tabs' items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// How dark the bar is; kept for code that sets it.
  open var barStyle = UIBarStyle.default
  /// How items stand; kept for code that sets it.
  open var itemPositioning = ItemPositioning.automatic
  /// The items' width; kept for code that sets it.
  open var itemWidth: CGFloat = 0
  /// The space between items; kept for code that sets it.
  open var itemSpacing: CGFloat = 0
  /// The picture behind the selected item; kept for code that sets it.
  open var selectionIndicatorImage: UIImage?
  /// The picture of the bar's shadow.
  open var shadowImage: UIImage?
}
