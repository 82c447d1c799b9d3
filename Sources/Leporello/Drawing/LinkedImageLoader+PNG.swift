// Views that name pictures by file find the PNG decoder where this module is linked.

import LeporelloCairo
package import LeporelloGraphics
package import LeporelloViews

extension LinkedImageLoader: ImageLoader {
  /// The picture in a PNG file.
  package func image(at url: URL, scale: CGFloat) throws(RenderError) -> ImageResource {
    try ImageResource(contentsOf: url, scale: scale)
  }

  /// The picture in the bytes of a PNG file.
  package func image(from bytes: [UInt8], name: String, scale: CGFloat) throws(RenderError) -> ImageResource {
    try ImageResource(png: bytes, scale: scale, name: name)
  }
}
