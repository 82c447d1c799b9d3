// `UIImage(data:)` and `UIImage(contentsOfFile:)` find the PNG decoder where this module is linked.

import LeporelloCairo
package import LeporelloContainment
package import LeporelloGraphics

extension LinkedImageDecoder: ImageDecoder {
  /// The picture in the bytes of a PNG file.
  package func picture(in bytes: [UInt8], scale: CGFloat) throws(RenderError) -> ImageResource {
    try ImageResource(png: bytes, scale: scale, name: "UIImage(data:)")
  }
}
