// `UIImage(data:)` and `UIImage(contentsOfFile:)` find the decoders where this module is linked.

import LeporelloCairo
package import LeporelloContainment
package import LeporelloGraphics

extension LinkedImageDecoder: ImageDecoder {
  /// The picture in a file's bytes.
  package func picture(in bytes: [UInt8], scale: CGFloat) throws(RenderError) -> ImageResource {
    try ImageResource(picture: bytes, scale: scale, name: "UIImage(data:)")
  }
}
