// Dots for pages.

public import LeporelloGraphics

/// A row of dots, one for each page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      invalidateIntrinsicContentSize()
    }
  }
  private var page = 0
  /// The page whose dot stands out; setting it sends no event.
  open var currentPage: Int {
    get { page }
    set { page = min(max(0, newValue), max(0, numberOfPages - 1)) }
  }
  /// Whether a single page shows no dot.
  open var hidesForSinglePage = false
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the current page's dot.
  open var currentPageIndicatorTintColor: UIColor?
  /// Whether the current page's dot waits for `updateCurrentPageDisplay()`; kept for code that sets it.
  open var defersCurrentPageDisplay = false
  /// What lies behind the dots; closed.
  public enum BackgroundStyle: Int, Sendable, Hashable {
    /// As the system sees fit.
    case automatic
    /// A ground.
    case prominent
    /// Nothing.
    case minimal
  }
  /// What lies behind the dots; nothing is drawn.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether a drag along the dots moves through the pages; kept for code that sets it.
  open var allowsContinuousInteraction = true
  /// A picture in the place of dots; dots are drawn.
  open var preferredIndicatorImage: UIImage?
  private var pictures: [Int: UIImage] = [:]
  /// Sets a picture in the place of a page's dot; dots are drawn.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { pictures[page] = image }
  /// The picture in the place of a page's dot.
  open func indicatorImage(forPage page: Int) -> UIImage? { pictures[page] ?? preferredIndicatorImage }
  private static let (dot, pitch): (CGFloat, CGFloat) = (7, 16)

  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a control as if decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The size of the dots of a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: Self.pitch * CGFloat(max(0, pageCount - 1)) + Self.dot + 32, height: 26)
  }
  /// The size of the dots.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  /// The size of the dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// Shows the current page's dot.
  open func updateCurrentPageDisplay() {}
  /// A tap on a side moves by one page.
  override func touchedUpInside(_ touch: UITouch) {
    let next = page + (touch.location(in: self).x < bounds.midX ? -1 : 1)
    guard next != page, (0..<numberOfPages).contains(next) else { return }
    page = next
    sendActions(for: .valueChanged)
  }
  /// The dots.
  package override func drawContent(into list: inout DisplayList) {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    let first = bounds.midX - Self.pitch * CGFloat(numberOfPages - 1) / 2
    for index in 0..<numberOfPages {
      let color =
        index == page
        ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
      let rect = CGRect(
        x: first + Self.pitch * CGFloat(index) - Self.dot / 2, y: bounds.midY - Self.dot / 2, width: Self.dot,
        height: Self.dot)
      list.append(.fill(Path(ellipseIn: rect), .color(color.rgba)))
    }
  }
}
