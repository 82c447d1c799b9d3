// The seam to whatever decodes pictures.

/// Decodes pictures for views that name them by file or hold their bytes.
package protocol ImageLoader: Sendable {
  /// The picture in a file.
  func image(at url: URL, scale: CGFloat) throws(RenderError) -> ImageResource
  /// The picture in a file's bytes.
  func image(from bytes: [UInt8], name: String, scale: CGFloat) throws(RenderError) -> ImageResource
}

/// Where no decoder is at hand.
struct NoImageLoader: ImageLoader {
  func image(at url: URL, scale: CGFloat) throws(RenderError) -> ImageResource {
    throw .unreadableFile(path: url.path, reason: "no decoder is at hand; import Leporello, or give decoded pixels")
  }

  func image(from bytes: [UInt8], name: String, scale: CGFloat) throws(RenderError) -> ImageResource {
    throw .unreadableImage(name: name, reason: "no decoder is at hand; import Leporello, or give decoded pixels")
  }
}
