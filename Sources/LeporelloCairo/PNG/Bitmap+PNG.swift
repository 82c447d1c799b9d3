// Bitmaps and pictures from PNG files.

import CKernels
public import LeporelloGraphics

extension Bitmap {
  /// Decodes a PNG file of any colour type, depth and interlacing, with the levels that it stores.
  ///
  /// What it says of its gamma and its colours is not looked at; `Bitmap(picture:)` does that.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - name: What an error calls the picture.
  /// - Throws: `RenderError.unreadableImage` with the reason.
  public init(png bytes: [UInt8], name: String = "the picture") throws(RenderError) {
    var (width, height): (UInt32, UInt32) = (0, 0)
    if let fault = lep_png_read_size(bytes, bytes.count, &width, &height) {
      throw .unreadableImage(name: name, reason: String(cString: fault))
    }
    var fault: UnsafePointer<CChar>?
    let count = Int(width) * Int(height)
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      lep_expect_pixels(buffer.baseAddress, count * 4)
      // What is not readable leaves nothing behind.
      fault = lep_png_decode(bytes, bytes.count, buffer.baseAddress)
      initialized = fault == nil ? count : 0
    }
    if let fault { throw .unreadableImage(name: name, reason: String(cString: fault)) }
    self.init(width: Int(width), height: Int(height), pixels: pixels)
  }

  /// Whether a PNG file is readable and holds exactly these pixels, found out without a second bitmap.
  ///
  /// An interlaced file may be said not to; decode it to know.
  package func isHeld(byPNG bytes: [UInt8]) -> Bool {
    withUnsafePixels {
      lep_png_holds(
        bytes, bytes.count, $0.baseAddress, UInt32(truncatingIfNeeded: width), UInt32(truncatingIfNeeded: height)) == 1
    }
  }
}

extension ImageResource {
  /// Decodes the bytes of a PNG file, in the colours of sRGB.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - scale: How many pixels make a point.
  ///   - name: What text dumps and errors call the picture.
  /// - Throws: `RenderError.unreadableImage` with the reason.
  public init(png bytes: [UInt8], scale: CGFloat = 1, name: String = "image") throws(RenderError) {
    self.init(try Bitmap.managed(png: bytes, name), scale: scale, name: name)
  }
}
