// Pictures that code draws.

public import LeporelloGraphics

/// How a drawn picture is kept.
public final class UIGraphicsImageRendererFormat: NSObject {
  /// How many pixels make a point; drawings here have no pixels of their own.
  public var scale: CGFloat = 1
  /// Whether the picture has no clear parts; kept for code that sets it.
  public var opaque = false

  /// The usual format.
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Where a picture is drawn.
@preconcurrency @MainActor public final class UIGraphicsImageRendererContext: NSObject {
  /// The context.
  public let cgContext: CGContext
  /// How the picture is kept.
  public let format: UIGraphicsImageRendererFormat
  private let size: CGSize

  init(_ context: CGContext, format: UIGraphicsImageRendererFormat, size: CGSize) {
    (cgContext, self.format, self.size) = (context, format, size)
    super.init()
  }

  /// Fills a rectangle in the current colour.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws a rectangle's line in the current colour.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Draws only inside a rectangle from now on.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  /// What is drawn so far.
  public var currentImage: UIImage { UIImage(content: .drawing(cgContext.list, size: size)) }
}

/// Makes pictures that code draws.
@preconcurrency @MainActor public final class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// How pictures are kept.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of pictures of a size.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
  /// Creates a renderer of pictures of a size.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Creates a renderer of pictures of a rectangle.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    (self.bounds, self.format) = (bounds, format)
    super.init()
  }

  /// The picture that code draws.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let list = DrawingRecorder.record { context in
      context.clip(to: CGRect(origin: .zero, size: bounds.size))
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      actions(UIGraphicsImageRendererContext(context, format: format, size: bounds.size))
    }
    return UIImage(content: .drawing(list, size: bounds.size))
  }
}

extension UIView {
  /// Draws what the view shows over a rectangle of the current context.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = DrawingRecorder.current, bounds.width > 0, bounds.height > 0 else { return false }
    if afterUpdates { layoutIfNeeded() }
    let map = CGAffineTransform(
      a: rect.width / bounds.width, b: 0, c: 0, d: rect.height / bounds.height,
      tx: rect.minX - bounds.minX * rect.width / bounds.width,
      ty: rect.minY - bounds.minY * rect.height / bounds.height)
    let list = shownPicture
    context.draw { $1.append(.transform(map, list)) }
    return true
  }
}

extension CALayer {
  /// Draws what the layer shows into a context.
  public func render(in ctx: CGContext) {
    let list = view?.shownPicture ?? picture
    ctx.draw { $1.append(contentsOf: list) }
  }
}
