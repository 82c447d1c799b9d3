// The fence around the C canvas: alive only inside `Canvas.draw`, so that pixels outlive it and faults are read.

import CCairo
import LeporelloGraphics

/// A drawing surface over the pixels of a picture that is being made.
struct Canvas {
  let raw: OpaquePointer
  let bounds: PixelBounds
  /// Whether lines, letters and gradients stay what they are.
  var isDocument = false

  /// A picture of the bounds: what the body draws, over a ground of the same bounds or over nothing.
  ///
  /// - Throws: what the body throws, or the drawing library's fault.
  static func draw(
    _ bounds: PixelBounds, over ground: Picture? = nil, _ body: (Canvas) throws(RenderError) -> Void
  ) throws(RenderError) -> Picture {
    guard !bounds.isEmpty else {
      return Picture(bitmap: Bitmap(width: bounds.width, height: bounds.height), x: bounds.minX, y: bounds.minY)
    }
    var failure: RenderError?
    let bitmap = Bitmap.filled(width: bounds.width, height: bounds.height) { pixels in
      if let ground {
        ground.bitmap.withUnsafePixels { _ = pixels.initialize(fromContentsOf: $0) }
      } else {
        pixels.initialize(repeating: 0)
      }
      failure = fill(pixels, bounds, body)
    }
    if let failure { throw failure }
    return Picture(bitmap: bitmap, x: bounds.minX, y: bounds.minY)
  }

  private static func fill(
    _ buffer: UnsafeMutableBufferPointer<UInt32>, _ bounds: PixelBounds,
    _ body: (Canvas) throws(RenderError) -> Void
  ) -> RenderError? {
    guard let raw = lep_canvas_create(buffer.baseAddress, Int32(bounds.width), Int32(bounds.height)) else {
      return .backend(operation: "creating a canvas", reason: "out of memory")
    }
    var failure: RenderError?
    do throws(RenderError) { try body(Canvas(raw: raw, bounds: bounds)) } catch { failure = error }
    let status = lep_canvas_finish(raw)
    if failure == nil, status != 0 {
      failure = .backend(operation: "drawing", reason: String(cString: lep_status_text(status)))
    }
    return failure
  }

  /// The largest coordinate Cairo's 24.8 fixed point holds with room for a pen.
  static let farthest: CGFloat = 4_000_000

  /// Sets user space to device space, with this canvas's first pixel at its bounds' origin.
  func setMatrix(_ t: CGAffineTransform) {
    lep_set_matrix(raw, t.a, t.b, t.c, t.d, t.tx - CGFloat(bounds.minX), t.ty - CGFloat(bounds.minY))
  }

  /// Draws at an isolated state of clip and matrix.
  func saved(_ body: () throws(RenderError) -> Void) throws(RenderError) {
    lep_save(raw)
    defer { lep_restore(raw) }
    try body()
  }
}
