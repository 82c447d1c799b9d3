// Lines, letters and gradients as what they are; what has no words there, at a number of pixels a point.

public import LeporelloGraphics

/// A page of PDF: outlines, gradients, groups and text stay what they are; shadows, blurs, blends, masks, mixes and
/// warps are pictures.
public struct PDFFormat: PictureFormat {
  /// Creates the format.
  public init() {}
  /// `pdf`.
  public var name: String { "pdf" }
  /// `pdf`.
  public var fileExtension: String { "pdf" }
  /// The file's bytes; a page without an inside is one point wide or high.
  public func data(_ list: DisplayList, size: CGSize, scale: CGFloat) throws(RenderError) -> [UInt8] {
    try CairoRenderer.document(.pdf, list, size: size, scale: scale)
  }
}

/// A page of SVG: outlines, gradients and groups stay what they are, letters are outlines; shadows, blurs, blends, masks,
/// mixes and warps are pictures.
public struct SVGFormat: PictureFormat {
  /// Creates the format.
  public init() {}
  /// `svg`.
  public var name: String { "svg" }
  /// `svg`.
  public var fileExtension: String { "svg" }
  /// The file's bytes; a page without an inside is one point wide or high.
  public func data(_ list: DisplayList, size: CGSize, scale: CGFloat) throws(RenderError) -> [UInt8] {
    SVGNames.numbered(try CairoRenderer.document(.svg, list, size: size, scale: scale))
  }
}

extension PictureFormat where Self == PDFFormat {
  /// A page of PDF.
  public static var pdf: PDFFormat { PDFFormat() }
}

extension PictureFormat where Self == SVGFormat {
  /// A page of SVG.
  public static var svg: SVGFormat { SVGFormat() }
}

extension CairoRenderer {
  /// A document with a list on its page.
  static func document(
    _ kind: Canvas.DocumentKind, _ list: DisplayList, size: CGSize, scale: CGFloat
  ) throws(RenderError) -> [UInt8] {
    let bounds = try pixelBounds(size: size, scale: scale)
    let page = CGSize(width: max(1, size.width), height: max(1, size.height))
    let engine = TextEngine.borrow()
    defer { engine.giveBack() }
    var resources = RenderResources(cache: PictureCache(limit: 32 << 20), engine: engine)
    if list.looksBehind, !bounds.isEmpty {
      resources.grounds = DocumentGrounds()
      _ = try Painter.picture(of: list, CGAffineTransform(scaleX: scale, y: scale), bounds, resources)
    }
    return try Canvas.document(kind, size: page, scale: scale, bounds: bounds) { canvas throws(RenderError) in
      try Painter(canvas: canvas, resources: resources).paint(
        list, CGAffineTransform(scaleX: scale, y: scale), bounds)
    }
  }
}
