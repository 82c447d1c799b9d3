// A bar of buttons.

public import LeporelloGraphics

/// A bar of buttons. It keeps what code sets and draws its ground.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// The buttons.
  open var items: [UIBarButtonItem]?
  /// The bar's colour.
  open var barTintColor: UIColor?
  /// Whether what is below shows through.
  open var isTranslucent = true
  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// 44 points high.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
  /// The ground.
  package override func drawContent(into list: inout DisplayList) {
    list.append(.fill(Path(bounds), .color((barTintColor ?? UIColor(white: 0.97, alpha: 1)).rgba)))
  }
}

/// How a bar looks.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The bar's colour.
  open var backgroundColor: UIColor?
  /// The bar's blur.
  open var backgroundEffect: UIBlurEffect?
  /// The colour of the bar's shadow.
  open var shadowColor: UIColor?
  /// The picture of the bar's shadow.
  open var shadowImage: UIImage?
  /// Creates a look.
  public override init() { super.init() }
  /// Takes the usual ground.
  open func configureWithDefaultBackground() { backgroundColor = nil }
  /// Takes an opaque ground.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  /// Takes no ground.
  open func configureWithTransparentBackground() { backgroundColor = .clear }
}

/// How a navigation bar looks.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// How titles are set.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles are set.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a tab bar looks.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}
