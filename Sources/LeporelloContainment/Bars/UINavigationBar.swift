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
  /// The item on top.
  open var topItem: UINavigationItem?
}
