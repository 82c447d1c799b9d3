// A bar that fills.

public import LeporelloGraphics

/// A bar that fills from 0 to 1.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The looks; closed.
  public enum Style: Int, Sendable, Hashable {
    /// The usual one.
    case `default`
    /// For bars.
    case bar
  }

  /// The look.
  open var progressViewStyle = Style.default
  /// The colour of what is filled.
  open var progressTintColor: UIColor? { didSet { fill.backgroundColor = progressTintColor ?? tintColor } }
  /// The colour of the rest.
  open var trackTintColor: UIColor? { didSet { track.backgroundColor = trackTintColor ?? .systemFill } }
  private let track = UIView()
  private let fill = UIView()
  private var share: Float = 0

  /// Work whose progress is shown; kept for code that sets it.
  open var observedProgress: Progress?

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    install()
  }
  /// Creates a bar of a look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }
  /// Creates a bar as if decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    install()
  }
  private func install() {
    (track.backgroundColor, fill.backgroundColor) = (.systemFill, tintColor)
    for part in [track, fill] {
      part.layer.cornerRadius = 2
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }

  /// How far the bar is filled, 0 to 1.
  open var progress: Float {
    get { share }
    set { setProgress(newValue, animated: false) }
  }
  /// Fills the bar, over a quarter of a second or at once.
  open func setProgress(_ progress: Float, animated: Bool) {
    share = min(1, max(0, progress))
    guard animated else { return place() }
    UIView.animate(withDuration: 0.25) { self.place() }
  }
  /// 4 points high.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
  /// 4 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: max(size.width, 0), height: 4) }
  /// Places the parts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }
  private func place() {
    track.frame = bounds
    fill.frame = CGRect(
      origin: bounds.origin, size: CGSize(width: bounds.width * CGFloat(share), height: bounds.height))
  }
}
