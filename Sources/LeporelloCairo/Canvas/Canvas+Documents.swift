// A canvas over a document, alive only inside `Canvas.document`.

import CCairo
import LeporelloGraphics

extension Canvas {
  /// A document that a canvas writes; closed.
  enum DocumentKind: Sendable {
    case pdf
    case svg

    fileprivate var code: Int32 {
      switch self {
      case .pdf: Int32(lep_document_pdf)
      case .svg: Int32(lep_document_svg)
      }
    }
  }

  /// The bytes of a page of so many points; what cannot be said in lines is drawn at `scale` pixels a point.
  ///
  /// - Throws: what the body throws, or the drawing library's fault.
  static func document(
    _ kind: DocumentKind, size: CGSize, scale: CGFloat, bounds: PixelBounds,
    _ body: (Canvas) throws(RenderError) -> Void
  ) throws(RenderError) -> [UInt8] {
    guard let raw = lep_document_create(kind.code, size.width, size.height, 1 / scale) else {
      throw .backend(operation: "creating a document", reason: "out of memory")
    }
    var failure: RenderError?
    do throws(RenderError) { try body(Canvas(raw: raw, bounds: bounds, isDocument: true)) } catch { failure = error }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    let status = lep_document_finish(raw, &bytes, &count)
    defer { free(bytes) }
    if let failure { throw failure }
    guard status == 0 else {
      throw .backend(operation: "writing a document", reason: String(cString: lep_status_text(status)))
    }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// Draws apart what the body draws, and shows it at an opacity.
  func group(opacity: Double, _ body: () throws(RenderError) -> Void) throws(RenderError) {
    lep_group_begin(raw)
    defer { lep_group_end(raw, opacity) }
    try body()
  }

  /// Makes a gradient what is painted with; false where it has no words for it.
  func setGradient(_ paint: Paint, _ matrix: CGAffineTransform) -> Bool {
    func words(_ stops: [GradientStop]) -> [lep_stop] {
      stops.map { stop in
        let c = stop.color.clamped
        return lep_stop(location: stop.location, red: c.red, green: c.green, blue: c.blue, alpha: c.alpha)
      }
    }
    // Straight colours are interpolated there, which is not what a fading gradient means.
    func isSteady(_ stops: [GradientStop]) -> Bool {
      guard let first = stops.first?.color.clamped.alpha else { return false }
      return stops.allSatisfy { $0.color.clamped.alpha == first && $0.location.isFinite }
    }
    switch paint {
    case .linearGradient(let stops, let start, let end):
      guard isSteady(stops), [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite) else { return false }
      setMatrix(matrix)
      lep_source_linear(raw, start.x, start.y, end.x, end.y, words(stops), Int32(stops.count))
      return true
    case .radialGradient(let stops, let center, let inner, let outer):
      guard isSteady(stops), [center.x, center.y, inner, outer].allSatisfy(\.isFinite), inner >= 0, outer > inner
      else { return false }
      setMatrix(matrix)
      lep_source_radial(raw, center.x, center.y, inner, outer, words(stops), Int32(stops.count))
      return true
    case .color, .conicGradient: return false
    }
  }
}
