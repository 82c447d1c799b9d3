// Views that name pictures by file find the decoders where this module is linked.

import LeporelloCairo
package import LeporelloGraphics
package import LeporelloViews

extension LinkedImageLoader: ImageLoader {
  /// The picture in a file.
  package func image(at url: URL, scale: CGFloat) throws(RenderError) -> ImageResource {
    try ImageResource(contentsOf: url, scale: scale)
  }

  /// The picture in a file's bytes.
  package func image(from bytes: [UInt8], name: String, scale: CGFloat) throws(RenderError) -> ImageResource {
    try ImageResource(picture: bytes, scale: scale, name: name)
  }
}
