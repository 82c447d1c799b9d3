// The codec of pictures unless another is given.

import Foundation
import LeporelloCairo
import LeporelloGraphics

extension ImageCodec {
  /// PNG files; their bytes are for readers, the comparison is of pixels.
  public static let png = ImageCodec(pathExtension: "png") { bitmap in
    Data(try PNGEncoder(.small).encode(bitmap))
  } decode: { data in
    try Bitmap(png: [UInt8](data), name: "the reference")
  } holds: { data, bitmap in
    bitmap.isHeld(byPNG: [UInt8](data))
  }
}
