// More ways to make pictures.

public import LeporelloGraphics

extension UIImage {
  /// How a symbol is made.
  public class Configuration: NSObject {}

  /// How a symbol is made: its size.
  public final class SymbolConfiguration: Configuration {
    let pointSize: CGFloat
    /// A symbol for text of a size.
    public init(pointSize: CGFloat) {
      self.pointSize = pointSize
      super.init()
    }
    /// A symbol for text of a size and weight; the weight is not drawn.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) { self.init(pointSize: pointSize) }
    /// A symbol for text of a style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize)
    }
    /// A symbol for text in a face.
    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }
  }

  /// How heavy a symbol's lines are; closed.
  public enum SymbolWeight: Int, Sendable, Hashable {
    /// Not said.
    case unspecified
    /// The lightest.
    case ultraLight
    /// Very light.
    case thin
    /// Light.
    case light
    /// As text.
    case regular
    /// A little heavier.
    case medium
    /// Between medium and bold.
    case semibold
    /// Bold.
    case bold
    /// Very heavy.
    case heavy
    /// The heaviest.
    case black
  }

  /// Creates a system symbol of a size.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    self.init(content: .symbol(name, pointSize: (configuration as? SymbolConfiguration)?.pointSize ?? 17))
  }
  /// Creates a picture from a file of the main bundle, with or without its ending; nil where there is none.
  public convenience init?(named name: String) {
    let endings = ["", "png", "jpg", "jpeg", "webp", "svg"]
    guard !name.isEmpty,
      let path = endings.lazy.compactMap({ Bundle.main.path(forResource: name, ofType: $0.isEmpty ? nil : $0) }).first
    else { return nil }
    self.init(contentsOfFile: path)
  }
  /// Creates a picture from a file of a bundle; nil where there is none.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard
      let path = (bundle ?? .main).path(forResource: name, ofType: nil)
        ?? (bundle ?? .main).path(
          forResource: name, ofType: "png")
    else { return nil }
    self.init(contentsOfFile: path)
  }
  /// Creates a picture of a layer's.
  public convenience init(cgImage: CGImage) {
    self.init(content: cgImage.picture.content, renderingMode: cgImage.picture.renderingMode)
  }
  /// The picture as layers take it.
  public var cgImage: CGImage? { CGImage(self) }
  /// The same picture in one colour.
  public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }
  /// The same picture in one colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    let whole = Path(CGRect(origin: .zero, size: size))
    var shape = DisplayList()
    switch content {
    case .pixels(let resource): shape.append(.image(resource, in: CGRect(origin: .zero, size: size)))
    case .drawing(let list, _): shape = list
    case .symbol:
      let line = size.width / 10
      let rect = CGRect(origin: .zero, size: size).insetBy(dx: line, dy: line)
      shape.append(
        .stroke(
          Path(roundedRect: rect, cornerRadius: size.width / 5), .color(.black), StrokeStyle(lineWidth: line)))
    }
    let tinted = DisplayList([.mask(DisplayList([.fill(whole, .color(color.rgba))]), by: shape)])
    return UIImage(content: .drawing(tinted, size: size), renderingMode: renderingMode)
  }
  /// The same picture, whose edges keep their size while the rest is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
  /// The same picture, whose edges keep their size while the rest is repeated or stretched; a drawing is stretched whole.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    UIImage(content: content, renderingMode: renderingMode, capInsets: capInsets, resizingMode: resizingMode)
  }
  /// The same picture; nothing is read from right to left here.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
}
