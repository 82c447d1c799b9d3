// What a navigation bar shows of a controller.

public import LeporelloGraphics

/// What a navigation bar shows of a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
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
  /// Sets the first button where reading begins.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the first button where reading ends.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the buttons where reading begins.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the buttons where reading ends.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets whether the way back is hidden.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// Whether the buttons where reading begins stand beside the way back.
  open var leftItemsSupplementBackButton = false
  /// The words on the way back.
  open var backButtonTitle: String?
  /// Whether the way back is hidden.
  open var hidesBackButton = false
  /// How the way back is named; closed.
  public enum BackButtonDisplayMode: Int, Sendable, Hashable {
    /// By the title, or as little as fits.
    case `default`
    /// By the title.
    case generic
    /// Not at all.
    case minimal
  }
  /// How the way back is named; kept for code that sets it.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The search over the content; its bar stands where code puts it.
  open var searchController: UISearchController?
  /// Whether the search's bar goes when content is scrolled; kept for code that sets it.
  open var hidesSearchBarWhenScrolling = true
  /// How the bar looks; kept for code that sets it.
  open var standardAppearance: UINavigationBarAppearance?
  /// How the bar looks over content at its top; kept for code that sets it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How the bar looks in little room; kept for code that sets it.
  open var compactAppearance: UINavigationBarAppearance?
  /// When large titles show.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// Creates an item.
  public init(title: String) {
    self.title = title
    super.init()
  }
}
