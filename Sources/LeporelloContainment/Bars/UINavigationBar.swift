// The bar of a navigation controller, as far as code sets it up.

public import LeporelloGraphics

/// A bar over a stack. It keeps what code sets and is not shown, so its frame is empty.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// The bar's colour.
  open var barTintColor: UIColor?
  /// Whether what is below shows through.
  open var isTranslucent = true
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// How titles are set.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The picture of the bar's shadow.
  open var shadowImage: UIImage?
  /// How the bar looks.
  open var standardAppearance = UINavigationBarAppearance()
  /// How the bar looks over content at its top.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How the bar looks in little room.
  open var compactAppearance: UINavigationBarAppearance?
  /// How large titles are set.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Sets the bar's picture.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  /// Sets the bar's picture at a place.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// How dark the bar is; kept for code that sets it.
  open var barStyle = UIBarStyle.default
  /// The picture of the way back; kept for code that sets it.
  open var backIndicatorImage: UIImage?
  /// The mask of the way back; kept for code that sets it.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// How the bar looks in little room over content at its top.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Who decides about the bar's stack.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The controller whose stack the bar shows.
  weak var container: UINavigationController?
  private var stack: [UINavigationItem] = []
  /// The items, bottom first: the controllers' where a navigation controller owns the bar.
  open var items: [UINavigationItem]? {
    get { container.map { $0.stack.map(\.navigationItem) } ?? stack }
    set { stack = newValue ?? [] }
  }
  /// Replaces the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// The item on top.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Puts an item on top, where the delegate lets it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard container == nil, delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    stack.append(item)
    delegate?.navigationBar(self, didPush: item)
  }
  /// Takes the top off, where the delegate lets it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard container == nil, let top = stack.last, delegate?.navigationBar(self, shouldPop: top) ?? true else {
      return nil
    }
    stack.removeLast()
    delegate?.navigationBar(self, didPop: top)
    return top
  }
}

/// In how much room a bar stands; closed.
public enum UIBarMetrics: Int, Sendable, Hashable {
  /// In the usual room.
  case `default`
  /// In little room.
  case compact
}
