// Bitmaps whose pixels are all about to be set, which spares clearing them.

import CKernels
import LeporelloGraphics

extension Bitmap {
  /// A bitmap whose every pixel the body sets, row by row.
  static func filled(
    width: Int, height: Int, _ body: (UnsafeMutableBufferPointer<UInt32>) -> Void
  ) -> Bitmap {
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      count = width * height
      lep_expect_pixels(buffer.baseAddress, count * MemoryLayout<UInt32>.stride)
      body(UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Whether no pixel lets anything shine through.
  var isOpaque: Bool { withUnsafePixels { lep_is_opaque($0.baseAddress, $0.count) == 1 } }
}
