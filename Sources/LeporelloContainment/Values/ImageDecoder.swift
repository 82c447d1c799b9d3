// The seam to whatever reads picture files.

package import LeporelloGraphics

/// Decodes pictures for `UIImage(data:)`.
package protocol ImageDecoder: Sendable {
  /// The picture in a file's bytes.
  func picture(in bytes: [UInt8], scale: CGFloat) throws(RenderError) -> ImageResource
}

/// The decoder of the module that joins controllers to a drawing library, which conforms this type to `ImageDecoder`;
/// to be linked is all it takes to be found.
package struct LinkedImageDecoder: Sendable {
  private static let decoder = LinkedImageDecoder() as Any as? any ImageDecoder

  /// The picture in a file's bytes; nil where no decoder is linked or the bytes are no picture.
  static func picture(in bytes: [UInt8], scale: CGFloat) -> ImageResource? {
    decoder.flatMap { try? $0.picture(in: bytes, scale: scale) }
  }
}
