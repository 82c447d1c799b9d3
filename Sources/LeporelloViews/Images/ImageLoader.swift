// The seam to whatever decodes pictures.

/// Decodes pictures for views that name them by file or hold their bytes.
package protocol ImageLoader: Sendable {
  /// The picture in a file.
  func image(at url: URL, scale: CGFloat) throws(RenderError) -> ImageResource
  /// The picture in a file's bytes.
  func image(from bytes: [UInt8], name: String, scale: CGFloat) throws(RenderError) -> ImageResource
}

/// The decoder of the module that joins views to a drawing library, which conforms this type to `ImageLoader`; to be
/// linked is all it takes to be found, so nothing has to be registered before the first page.
package struct LinkedImageLoader: Sendable {
  package init() {}

  /// The linked decoder, or one that says that there is none.
  static let orNone: any ImageLoader = LinkedImageLoader() as Any as? any ImageLoader ?? NoImageLoader()
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
