// What is in a PNG file, colours of invisible pixels included; comparisons of files need it, drawing does not.

import CKernels
package import LeporelloGraphics

/// The pixels of a PNG file with straight alpha, each 0xAARRGGBB.
package struct PNGPixels: Sendable {
  package let width: Int
  package let height: Int
  package let pixels: [UInt32]

  /// Decodes a PNG file of any colour type, depth and interlacing; gamma and colour profiles are ignored.
  ///
  /// - Throws: `RenderError.unreadableImage` with the reason.
  package init(png bytes: [UInt8], name: String) throws(RenderError) {
    var (width, height): (UInt32, UInt32) = (0, 0)
    if let fault = lep_png_read_size(bytes, bytes.count, &width, &height) {
      throw .unreadableImage(name: name, reason: String(cString: fault))
    }
    var fault: UnsafePointer<CChar>?
    let count = Int(width) * Int(height)
    pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      lep_expect_pixels(buffer.baseAddress, count * 4)
      // What is not readable leaves nothing behind.
      fault = lep_png_decode_straight(bytes, bytes.count, buffer.baseAddress)
      initialized = fault == nil ? count : 0
    }
    if let fault { throw .unreadableImage(name: name, reason: String(cString: fault)) }
    self.width = Int(width)
    self.height = Int(height)
  }

  /// Decodes nothing but the size; the file's structure and checksums are verified on the way.
  ///
  /// - Throws: `RenderError.unreadableImage` with the reason.
  package static func size(png bytes: [UInt8], name: String) throws(RenderError) -> (width: Int, height: Int) {
    var (width, height): (UInt32, UInt32) = (0, 0)
    if let fault = lep_png_read_size(bytes, bytes.count, &width, &height) {
      throw .unreadableImage(name: name, reason: String(cString: fault))
    }
    return (Int(width), Int(height))
  }
}
