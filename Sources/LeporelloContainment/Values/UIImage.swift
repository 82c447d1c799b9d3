// A picture for image views; pixels come from `ImageResource`, symbols are drawn as outlines.

public import LeporelloGraphics

/// A picture.
public final class UIImage: NSObject, Sendable {
  /// Whether the picture is drawn in its own colours or in the tint; closed.
  public enum RenderingMode: Int, Sendable, Hashable {
    /// As the place it stands in has it.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// In the tint.
    case alwaysTemplate
  }

  /// How a picture fills a place of another size; closed.
  public enum ResizingMode: Int, Sendable, Hashable {
    /// Repeated from the top left.
    case tile
    /// Stretched.
    case stretch
  }

  /// What is drawn; closed.
  package enum Content: Hashable, Sendable {
    /// Pixels.
    case pixels(ImageResource)
    /// A system symbol, which has no font here and shows as a box that keeps its place.
    case symbol(String, pointSize: CGFloat)
    /// A drawing of a size.
    case drawing(DisplayList, size: CGSize)
  }

  /// What is drawn.
  package let content: Content
  /// In whose colours.
  public let renderingMode: RenderingMode
  /// How far the parts reach in from the edges that keep their size, in points.
  public let capInsets: UIEdgeInsets
  /// How the rest fills its place.
  public let resizingMode: ResizingMode

  package init(
    content: Content, renderingMode: RenderingMode = .automatic, capInsets: UIEdgeInsets = .zero,
    resizingMode: ResizingMode = .stretch
  ) {
    (self.content, self.renderingMode) = (content, renderingMode)
    (self.capInsets, self.resizingMode) = (capInsets, resizingMode)
  }

  /// Creates an empty picture.
  public override convenience init() { self.init(content: .drawing(.empty, size: .zero)) }

  /// Creates a picture from decoded pixels.
  package convenience init(_ resource: ImageResource) { self.init(content: .pixels(resource)) }

  /// Creates a picture from a file's bytes; nil where no decoder is linked or the bytes are no picture.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let picture = LinkedImageDecoder.picture(in: [UInt8](data), scale: scale) else { return nil }
    self.init(picture)
  }

  /// Creates a picture from a file; nil where it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Creates a system symbol.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(content: .symbol(name, pointSize: 17))
  }

  /// The size in points.
  public var size: CGSize {
    switch content {
    case .pixels(let resource): resource.size
    case .symbol(_, let pointSize): CGSize(width: pointSize * 20 / 17, height: pointSize * 20 / 17)
    case .drawing(_, let size): size
    }
  }

  /// How many pixels make a point.
  public var scale: CGFloat {
    guard case .pixels(let resource) = content else { return 1 }
    return resource.scale
  }

  /// The same picture in other colours.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(content: content, renderingMode: renderingMode, capInsets: capInsets, resizingMode: resizingMode)
  }

  /// Equal contents make equal pictures.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.content == content && other.renderingMode == renderingMode && other.capInsets == capInsets
      && other.resizingMode == resizingMode
  }

  /// The hash of the content.
  public override var hash: Int { content.hashValue }
}
