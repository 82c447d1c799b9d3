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
  /// The item on top.
  open var topItem: UINavigationItem?
}

/// In how much room a bar stands; closed.
public enum UIBarMetrics: Int, Sendable, Hashable {
  /// In the usual room.
  case `default`
  /// In little room.
  case compact
}
