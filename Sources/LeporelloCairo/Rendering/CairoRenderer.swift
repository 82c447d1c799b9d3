// The renderer's face: sizes in, bitmaps out.

public import LeporelloGraphics

/// Draws display lists with Cairo, and their text with Pango; may be used from several threads at once.
///
/// The same list gives the same pixels on any number of threads and in any order. Sub-lists that transitions and
/// groups draw apart are kept in a bounded cache, so that a page is drawn once in a transition; results never depend
/// on it.
public struct CairoRenderer: Renderer {
  private let cache: PictureCache

  /// Creates a renderer with a cache of its own.
  ///
  /// - Parameter cacheLimit: How many bytes of pixels may be kept between drawings; 0 for none.
  public init(cacheLimit: Int = 96 << 20) { cache = PictureCache(limit: cacheLimit) }

  /// How many pages and groups were drawn apart so far, each time that none was kept.
  package var picturesDrawn: Int { cache.drawn }

  /// Draws a list on a transparent ground of `size` points at `scale` pixels a point.
  public func render(_ list: DisplayList, size: CGSize, scale: CGFloat) throws(RenderError) -> Bitmap {
    try frame(list, size: size, scale: scale).bitmap
  }

  /// Draws a list up to the last step, which an encoder may take on the way.
  package func frame(_ list: DisplayList, size: CGSize, scale: CGFloat) throws(RenderError) -> RenderedFrame {
    let bounds = try Self.pixelBounds(size: size, scale: scale)
    guard !bounds.isEmpty else { return .whole(Bitmap(width: bounds.width, height: bounds.height)) }
    let matrix = CGAffineTransform(scaleX: scale, y: scale)
    let engine = TextEngine.borrow()
    defer { engine.giveBack() }
    let resources = RenderResources(cache: cache, engine: engine)
    // What covers all is the frame; drawing it over what it hides would cost passes.
    switch TopPicture(of: list, matrix, bounds) {
    case .page(let page):
      return .whole(try Painter.keptPicture(of: page.list, page.matrix, bounds, resources).bitmap)
    case .mix(let from, let to, let fraction, let matrix, let isAlone):
      // The first picture is often being drawn already, by the thread that has the frame before.
      let b = try Painter.keptPicture(of: to, matrix, bounds, resources)
      let a = try Painter.keptPicture(of: from, matrix, bounds, resources)
      if isAlone || a.isOpaque && b.isOpaque { return Lerp.frame(a.bitmap, b.bitmap, fraction: fraction) }
    case nil: break
    }
    return .whole(try Painter.picture(of: list, matrix, bounds, resources).bitmap)
  }

  /// The longest side in pixels that Cairo can draw.
  static let longestSide: CGFloat = 32_767
  /// The most pixels of one picture: 1 GiB of memory.
  static let mostPixels: CGFloat = 268_435_456

  static func pixelBounds(size: CGSize, scale: CGFloat) throws(RenderError) -> PixelBounds {
    let invalid = RenderError.invalidSize(width: size.width, height: size.height, scale: scale)
    guard size.width.isFinite, size.height.isFinite, scale.isFinite, scale > 0, size.width >= 0, size.height >= 0
    else { throw invalid }
    let width = (size.width * scale + 0.5).rounded(.down)
    let height = (size.height * scale + 0.5).rounded(.down)
    guard width <= longestSide, height <= longestSide, width * height <= mostPixels else { throw invalid }
    return PixelBounds(minX: 0, minY: 0, maxX: Int(width), maxY: Int(height))
  }
}

/// What one call of the renderer draws with.
struct RenderResources {
  let cache: PictureCache
  let engine: TextEngine
  /// The grounds that are found on pixels for a document, which has none.
  var grounds: DocumentGrounds?
}
