// Writing: the frames are encoded like pictures and their data is framed anew.

import CKernels
package import LeporelloGraphics

extension AnimatedPNG {
  /// The file's bytes: one still frame after the other, shown over and over.
  ///
  /// - Throws: `RenderError.backend` for no frames, frames without pixels, or frames of several sizes.
  package func encoded() throws(RenderError) -> [UInt8] {
    guard let first = frames.first else { throw .backend(operation: "writing APNG", reason: "there is no frame") }
    guard frames.allSatisfy({ $0.width == first.width && $0.height == first.height }), delays.count == frames.count
    else { throw .backend(operation: "writing APNG", reason: "its frames must all have one size and a delay") }
    var file: [UInt8] = []
    var sequence: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      let chunks = try PNGChunks.parse(try Self.still(frame), name: "a frame")
      if index == 0 {
        file = PNGChunks.signature
        for chunk in chunks where chunk.type == "IHDR" || chunk.type == "sRGB" {
          file += PNGChunks.framed(chunk.type, chunk.data)
        }
        file += PNGChunks.framed("acTL", PNGChunks.bytes(UInt32(frames.count)) + PNGChunks.bytes(0))
      }
      let delay = delays[index]
      let head =
        [sequence, UInt32(first.width), UInt32(first.height), 0, 0].flatMap(PNGChunks.bytes)
        + [delay.numerator, delay.denominator].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } + [0, 0]
      file += PNGChunks.framed("fcTL", head)
      sequence += 1
      for chunk in chunks where chunk.type == "IDAT" {
        if index == 0 {
          file += PNGChunks.framed("IDAT", chunk.data)
        } else {
          file += PNGChunks.framed("fdAT", PNGChunks.bytes(sequence) + chunk.data)
          sequence += 1
        }
      }
    }
    return file + PNGChunks.framed("IEND", [])
  }

  /// A frame as a file of its own, stored as all frames are.
  private static func still(_ frame: Bitmap) throws(RenderError) -> [UInt8] {
    var bytes: UnsafeMutablePointer<UInt8>?
    var size = 0
    let fault = frame.withUnsafePixels {
      lep_png_encode(
        $0.baseAddress, UInt32(frame.width), UInt32(frame.height), Int32(lep_png_frames), &bytes, &size)
    }
    if let fault { throw .backend(operation: "writing APNG", reason: String(cString: fault)) }
    defer { lep_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: size))
  }
}
