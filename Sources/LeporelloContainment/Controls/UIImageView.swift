// Pictures.

public import LeporelloGraphics

/// A view that shows a picture.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? { didSet { if image != oldValue { invalidateIntrinsicContentSize() } } }
  /// The picture while highlighted.
  open var highlightedImage: UIImage?
  /// Whether the highlighted picture is shown.
  open var isHighlighted = false

  /// The pictures that follow each other while the view is animated.
  open var animationImages: [UIImage]?
  /// How long one round of them takes; 0 for a thirtieth of a second each.
  open var animationDuration: TimeInterval = 0
  /// How many rounds there are; 0 for no end.
  open var animationRepeatCount = 0
  /// How symbols are made; kept for code that sets it.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  private var start: Int64?
  /// Whether pictures follow each other.
  open var isAnimating: Bool { frameNow != nil }
  /// Lets pictures follow each other, by the virtual clock.
  open func startAnimating() { if start == nil { start = core.now } }
  /// Lets them stop.
  open func stopAnimating() { start = nil }
  private var frameNow: UIImage? {
    guard let start, let images = animationImages, !images.isEmpty else { return nil }
    let round = animationDuration > 0 ? animationDuration : Double(images.count) / 30
    let rounds = Double(core.now - start) / 1_000_000_000 / round
    guard animationRepeatCount == 0 || rounds < Double(animationRepeatCount) else { return nil }
    return images[min(images.count - 1, Int(rounds.truncatingRemainder(dividingBy: 1) * Double(images.count)))]
  }

  /// Creates an image view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// Creates an image view as if decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
  /// Creates an image view of a picture's size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
  /// Creates an image view of a picture's size.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// The picture's size.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// The picture's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// The picture, as the content mode places it.
  package override func drawContent(into list: inout DisplayList) {
    guard let image = frameNow ?? (isHighlighted ? highlightedImage : nil) ?? image else { return }
    image.draw(in: contentMode.place(image.size, in: bounds), tint: tintColor, into: &list)
  }
}

extension UIImage {
  /// The picture over a rectangle.
  func draw(in rect: CGRect, tint: UIColor, into list: inout DisplayList) {
    switch content {
    case .pixels(let resource):
      let slices = NineSlice(
        resource, top: capInsets.top, left: capInsets.left, bottom: capInsets.bottom, right: capInsets.right,
        tiles: resizingMode == .tile)
      if slices.isWhole || rect.size == size { return list.append(.image(resource, in: rect)) }
      list.append(contentsOf: slices.drawing(in: rect, scale: 0, interpolation: .high))
    case .symbol:
      let line = rect.width / 10
      let path = Path(roundedRect: rect.insetBy(dx: line, dy: line), cornerRadius: rect.width / 5)
      list.append(.stroke(path, .color(tint.rgba), StrokeStyle(lineWidth: line)))
    case .drawing(let drawing, let size):
      guard size.width > 0, size.height > 0 else { return }
      let map = CGAffineTransform(
        a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
      list.append(.transform(map, drawing))
    }
  }
}

extension UIView.ContentMode {
  /// Where content of a size stands in a rectangle.
  func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    func at(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(
        x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
        width: size.width, height: size.height)
    }
    func scaled(_ factor: CGFloat) -> CGRect {
      let size = CGSize(width: size.width * factor, height: size.height * factor)
      return CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    guard size.width > 0, size.height > 0 else { return bounds }
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return scaled(min(bounds.width / size.width, bounds.height / size.height))
    case .scaleAspectFill: return scaled(max(bounds.width / size.width, bounds.height / size.height))
    case .center: return at(0.5, 0.5)
    case .top: return at(0.5, 0)
    case .bottom: return at(0.5, 1)
    case .left: return at(0, 0.5)
    case .right: return at(1, 0.5)
    case .topLeft: return at(0, 0)
    case .topRight: return at(1, 0)
    case .bottomLeft: return at(0, 1)
    case .bottomRight: return at(1, 1)
    }
  }
}
