// Reading: each frame's data becomes a picture of its own, which is laid over what was there.

package import LeporelloGraphics

extension AnimatedPNG {
  /// Whether a file says before its first picture that there are several; what comes after that is not looked at.
  package static func isAnimated(png bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: PNGChunks.signature) else { return false }
    var at = PNGChunks.signature.count
    while bytes.count - at >= 12 {
      let type = bytes[at + 4..<at + 8]
      if type.elementsEqual("acTL".utf8) { return true }
      if type.elementsEqual("IDAT".utf8) { return false }
      let length = Int(PNGChunks.number(bytes[at..<at + 4]))
      guard length <= bytes.count - at - 12 else { return false }
      at += 12 + length
    }
    return false
  }

  /// Reads a file; a still picture is a sequence of one.
  ///
  /// - Throws: `RenderError.unreadableImage` with the reason.
  package init(png bytes: [UInt8], name: String = "the sequence") throws(RenderError) {
    let chunks = try PNGChunks.parse(bytes, name: name)
    guard let count = chunks.first(where: { $0.type == "acTL" }) else {
      self.init(
        frames: [try Bitmap(png: bytes, name: name)], delays: [Delay(numerator: 0, denominator: 100)])
      return
    }
    let (frames, delays) = try FrameReader(chunks: chunks, name: name).read(count: count.data)
    self.init(frames: frames, delays: delays)
  }
}

/// Walks the parts of an animated file.
private struct FrameReader {
  let chunks: [PNGChunk]
  let name: String

  private struct Part {
    var x: Int
    var y: Int
    var width: UInt32
    var height: UInt32
    var delay: AnimatedPNG.Delay
    var disposal: UInt8
    var blending: UInt8
    var data: [UInt8] = []
  }

  /// More pixels than this in all frames together are not read.
  private static let mostPixels = 268_435_456

  func read(count: ArraySlice<UInt8>) throws(RenderError) -> ([Bitmap], [AnimatedPNG.Delay]) {
    guard let header = chunks.first, header.type == "IHDR", header.data.count == 13 else {
      throw fault("its header is not at the beginning")
    }
    let (width, height) = (Int(PNGChunks.number(header.data)), Int(PNGChunks.number(header.data.dropFirst(4))))
    let parts = try self.parts()
    guard count.count == 8, PNGChunks.number(count) == UInt32(parts.count), !parts.isEmpty else {
      throw fault("it does not hold as many frames as it says")
    }
    guard width > 0, height > 0, width <= 65_535, height <= 65_535, width * height <= Self.mostPixels / parts.count
    else { throw fault("its frames have more than 268,435,456 pixels in all") }
    var canvas = Bitmap(width: width, height: height)
    var frames: [Bitmap] = []
    for part in parts {
      guard part.x + Int(part.width) <= width, part.y + Int(part.height) <= height else {
        throw fault("a frame reaches over the edge")
      }
      let before = canvas
      lay(try picture(part, header.data), at: part, on: &canvas)
      frames.append(canvas)
      switch part.disposal {
      case 0: break
      case 1: lay(Bitmap(width: Int(part.width), height: Int(part.height)), at: part, on: &canvas, replaces: true)
      case 2: canvas = before
      default: throw fault("a frame is disposed of in an unknown way")
      }
    }
    return (frames, parts.map(\.delay))
  }

  private func parts() throws(RenderError) -> [Part] {
    var parts: [Part] = []
    var sequence: UInt32 = 0
    func check(_ data: ArraySlice<UInt8>) throws(RenderError) {
      guard PNGChunks.number(data) == sequence else { throw fault("its frames are out of sequence") }
      sequence += 1
    }
    for chunk in chunks {
      let data = chunk.data
      switch chunk.type {
      case "fcTL":
        guard data.count == 26 else { throw fault("a frame's header has a wrong length") }
        try check(data)
        func number(_ offset: Int) -> UInt32 { PNGChunks.number(data.dropFirst(offset)) }
        guard number(4) > 0, number(8) > 0 else { throw fault("a frame has no pixels") }
        let delay = AnimatedPNG.Delay(
          numerator: UInt16(number(20) >> 16), denominator: UInt16(number(20) & 0xffff))
        let bytes = Array(data)
        guard bytes[25] < 2 else { throw fault("a frame is blended in an unknown way") }
        parts.append(
          Part(
            x: Int(number(12)), y: Int(number(16)), width: number(4), height: number(8), delay: delay,
            disposal: bytes[24], blending: bytes[25]))
      case "IDAT": if !parts.isEmpty { parts[parts.count - 1].data += data }
      case "fdAT":
        guard data.count >= 4, !parts.isEmpty else { throw fault("a frame's data comes before its header") }
        try check(data)
        parts[parts.count - 1].data += data.dropFirst(4)
      default: break
      }
    }
    return parts
  }

  private func picture(_ part: Part, _ header: ArraySlice<UInt8>) throws(RenderError) -> Bitmap {
    var file = PNGChunks.signature
    file += PNGChunks.framed(
      "IHDR", PNGChunks.bytes(part.width) + PNGChunks.bytes(part.height) + header.dropFirst(8))
    for chunk in chunks where chunk.type == "PLTE" || chunk.type == "tRNS" {
      file += PNGChunks.framed(chunk.type, chunk.data)
    }
    file += PNGChunks.framed("IDAT", part.data) + PNGChunks.framed("IEND", [])
    return try Bitmap(png: file, name: name)
  }

  private func lay(_ picture: Bitmap, at part: Part, on canvas: inout Bitmap, replaces: Bool = false) {
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = picture[x, y]
        let alpha = pixel >> 24
        let (column, row) = (part.x + x, part.y + y)
        if replaces || part.blending == 0 || alpha == 255 {
          canvas[column, row] = pixel
        } else if alpha > 0 {
          let below = canvas[column, row]
          func channel(_ shift: UInt32) -> UInt32 {
            ((pixel >> shift & 255) + ((below >> shift & 255) * (255 - alpha) + 127) / 255) << shift
          }
          canvas[column, row] = channel(24) | channel(16) | channel(8) | channel(0)
        }
      }
    }
  }

  private func fault(_ reason: String) -> RenderError { .unreadableImage(name: name, reason: reason) }
}
