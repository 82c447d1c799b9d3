// The seams to whatever turns lists into pixels and pixels into files.

/// Turns display lists into pixels; may be called from several threads at once.
public protocol Renderer: Sendable {
  /// Draws a list on a transparent ground of `size` points at `scale` pixels a point.
  ///
  /// The bitmap has `size * scale` pixels, each side rounded half up, at least 0.
  /// - Throws: `RenderError` where the size is not finite or too large, or the drawing library fails.
  func render(_ list: DisplayList, size: CGSize, scale: CGFloat) throws(RenderError) -> Bitmap
}

/// Writes bitmaps in a file format; may be called from several threads at once.
public protocol ImageEncoder: Sendable {
  /// The file name's extension, without a dot.
  var fileExtension: String { get }
  /// The file's bytes.
  func encode(_ bitmap: Bitmap) throws(RenderError) -> [UInt8]
}

/// Why something could not be drawn, read or written.
public enum RenderError: Error, Sendable, Hashable {
  /// A size is not a positive, finite number of points, or makes more pixels than can be held.
  case invalidSize(width: Double, height: Double, scale: Double)
  /// The drawing library reported a fault.
  case backend(operation: String, reason: String)
  /// The bytes are not a picture that can be read.
  case unreadableImage(name: String, reason: String)
  /// A file is missing or cannot be opened.
  case unreadableFile(path: String, reason: String)
  /// A file or folder cannot be written.
  case unwritableFile(path: String, reason: String)
}

extension RenderError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .invalidSize(let width, let height, let scale):
      "cannot draw \(width) x \(height) points at \(scale) pixels a point; "
        + "give finite sides above 0 that make at most 32,767 pixels each"
    case .backend(let operation, let reason):
      "drawing failed in \(operation): \(reason)"
    case .unreadableImage(let name, let reason):
      "\(name) is not a readable picture (\(reason)); give a PNG, JPEG, WebP or SVG file"
    case .unreadableFile(let path, let reason):
      "cannot read \(path): \(reason)"
    case .unwritableFile(let path, let reason):
      "cannot write \(path): \(reason); give a folder that exists or can be made, and that you may write to"
    }
  }
}
