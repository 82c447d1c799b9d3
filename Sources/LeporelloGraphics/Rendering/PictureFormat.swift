// The open set of what a display list can become: pixels, a document, or words.

/// A kind of file that a display list can be written as; may be used from several threads at once.
///
/// Formats are values with static members: `.png`, `.pdf`, `.svg`, `.text`. The same list gives the same bytes each time.
public protocol PictureFormat: Sendable {
  /// The name on the command line and in messages.
  var name: String { get }
  /// The file name's extension, without a dot.
  var fileExtension: String { get }
  /// The file's bytes: a list on a transparent ground of `size` points.
  ///
  /// - Parameters:
  ///   - list: What is drawn.
  ///   - size: The page, in points.
  ///   - scale: How many pixels make a point, where there are pixels.
  /// - Returns: The whole file.
  /// - Throws: `RenderError` where the size is not finite or too large, or the drawing library fails.
  func data(_ list: DisplayList, size: CGSize, scale: CGFloat) throws(RenderError) -> [UInt8]
}

extension DisplayList {
  /// Writes the list as a file, whole or not at all; its folder is made where it is missing.
  ///
  /// - Parameters:
  ///   - file: Where to write.
  ///   - format: As what.
  ///   - size: The page, in points.
  ///   - scale: How many pixels make a point, where there are pixels.
  /// - Throws: `RenderError`, naming what is wrong and what to do.
  public func write(
    to file: URL, as format: some PictureFormat, size: CGSize, scale: CGFloat = 2
  ) throws(RenderError) {
    try writeAtomically(try format.data(self, size: size, scale: scale), to: file)
  }
}

/// A display list in words, one command a line.
public struct TextFormat: PictureFormat {
  /// Creates the format.
  public init() {}
  /// `text`.
  public var name: String { "text" }
  /// `txt`.
  public var fileExtension: String { "txt" }
  /// The words.
  public func data(_ list: DisplayList, size: CGSize, scale: CGFloat) throws(RenderError) -> [UInt8] {
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0, scale.isFinite, scale > 0
    else { throw .invalidSize(width: size.width, height: size.height, scale: scale) }
    return Array((list.description + "\n").utf8)
  }
}

extension PictureFormat where Self == TextFormat {
  /// The list in words.
  public static var text: TextFormat { TextFormat() }
}
