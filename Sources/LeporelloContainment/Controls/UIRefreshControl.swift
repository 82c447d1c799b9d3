// The wheel over content that is pulled down to be loaded again.

public import LeporelloGraphics

/// A control over scrolled content: a pull of its height sends `valueChanged`.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  private let wheel = UIActivityIndicatorView(style: .medium)
  /// How far content is pulled, in points.
  static let height: CGFloat = 60
  /// Whether the present drag has sent its event.
  var wasPulled = false
  /// What is said under the wheel; kept for code that sets it.
  open var attributedTitle: NSAttributedString?
  /// Whether the content is being loaded.
  open private(set) var isRefreshing = false

  /// Creates a control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(wheel)
  }
  /// Creates a control.
  public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height)) }
  /// Creates a control as if decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(wheel)
  }

  private var scroller: UIScrollView? { superview as? UIScrollView }
  /// Shows that the content is being loaded; sends no event.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    wheel.startAnimating()
    scroller?.contentInset.top += Self.height
  }
  /// Shows that the content is there.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    wheel.stopAnimating()
    scroller?.contentInset.top -= Self.height
  }
  /// Content was pulled some points past its top.
  func pulled(by points: CGFloat) {
    guard isEnabled, !isRefreshing, !wasPulled, points >= Self.height else { return }
    wasPulled = true
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  /// The wheel in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
  /// The wheel takes the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    wheel.color = tintColor
  }
}
