// A wheel that turns while something is on.

public import LeporelloGraphics

/// A wheel that turns, once a second by the virtual clock.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The sizes; closed.
  public enum Style: Int, Sendable, Hashable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  /// The size.
  open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the wheel hides while it stands still.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// The colour.
  open var color: UIColor! = UIColor(rgba: RGBA(hex: 0x8E8E93))
  private var turns = false
  private var start: Int64 = 0

  /// Creates a wheel of a size.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    bounds.size = intrinsicContentSize
    isHidden = true
  }
  /// Creates a wheel with a frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }
  /// Creates a wheel as if decoded.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    isHidden = true
  }

  /// Whether the wheel turns.
  open var isAnimating: Bool { turns }
  /// Lets the wheel turn.
  open func startAnimating() {
    guard !turns else { return }
    (turns, start, isHidden) = (true, core.now, false)
  }
  /// Lets the wheel stand still.
  open func stopAnimating() {
    turns = false
    isHidden = hidesWhenStopped
  }
  /// The size of the style.
  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
  /// The size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Eight spokes, each fainter than the one before it.
  package override func drawContent(into list: inout DisplayList) {
    let spokes = 8
    let first = turns ? Int((core.now - start) / 125_000_000) : 0
    let radius = intrinsicContentSize.width / 2
    for spoke in 0..<spokes {
      let angle = CGFloat(spoke) / CGFloat(spokes) * 2 * .pi - .pi / 2
      func point(_ share: CGFloat) -> CGPoint {
        CGPoint(x: bounds.midX + radius * share * cos(angle), y: bounds.midY + radius * share * sin(angle))
      }
      let line = Path { path in
        path.move(to: point(0.5))
        path.addLine(to: point(0.9))
      }
      let age = ((first - spoke) % spokes + spokes) % spokes
      let paint = Paint.color((color ?? .gray).rgba.opacity(1 - Double(age) * 0.1))
      list.append(.stroke(line, paint, StrokeStyle(lineWidth: radius / 5, lineCap: .round)))
    }
  }
}
