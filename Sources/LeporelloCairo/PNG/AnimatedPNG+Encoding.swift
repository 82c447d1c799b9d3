// Writing: every frame is compressed alike and framed as the format wants it.

import CKernels
package import LeporelloGraphics

extension AnimatedPNG {
  /// The file's bytes: one still frame after the other, shown over and over.
  ///
  /// - Throws: `RenderError.backend` for no frames, frames without pixels, or frames of several sizes.
  package func encoded() throws(RenderError) -> [UInt8] {
    guard let first = frames.first, first.width > 0, first.height > 0 else {
      throw .backend(operation: "writing APNG", reason: "there is no frame with pixels")
    }
    guard frames.allSatisfy({ $0.width == first.width && $0.height == first.height }), delays.count == frames.count
    else { throw .backend(operation: "writing APNG", reason: "its frames must all have one size and a delay") }
    let size = PNGChunks.bytes(UInt32(first.width)) + PNGChunks.bytes(UInt32(first.height))
    // Eight bits of red, green, blue and alpha, not interlaced.
    var file = PNGChunks.signature + PNGChunks.framed("IHDR", size + [8, 6, 0, 0, 0]) + PNGChunks.framed("sRGB", [0])
    file += PNGChunks.framed("acTL", PNGChunks.bytes(UInt32(frames.count)) + PNGChunks.bytes(0))
    var sequence: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      let times = [delays[index].numerator, delays[index].denominator].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
      let place = PNGChunks.bytes(0) + PNGChunks.bytes(0)
      file += PNGChunks.framed("fcTL", PNGChunks.bytes(sequence) + size + place + times + [0, 0])
      sequence += 1
      let data = try Self.compressed(frame)
      if index == 0 {
        file += PNGChunks.framed("IDAT", data)
      } else {
        file += PNGChunks.framed("fdAT", PNGChunks.bytes(sequence) + data)
        sequence += 1
      }
    }
    return file + PNGChunks.framed("IEND", [])
  }

  private static func compressed(_ frame: Bitmap) throws(RenderError) -> [UInt8] {
    var bytes: UnsafeMutablePointer<UInt8>?
    var size = 0
    let fault = frame.withUnsafePixels {
      lep_png_frame_data($0.baseAddress, UInt32(frame.width), UInt32(frame.height), &bytes, &size)
    }
    if let fault { throw .backend(operation: "writing APNG", reason: String(cString: fault)) }
    defer { lep_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: size))
  }
}
