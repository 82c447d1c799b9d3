// Bitmaps from pictures of any kind that can be read, in sRGB and upright.

import CCairo
public import LeporelloGraphics

extension Bitmap {
  /// How many pixels of a drawing without pixels of its own make one of its units.
  static let drawingScale: CGFloat = 3

  /// Decodes a PNG, JPEG, WebP or SVG file, told apart by how it begins.
  ///
  /// Colours of an embedded profile, or told by a PNG file's gamma and chromaticities, become those of sRGB, and a photograph is turned as its camera was held. An animation
  /// shows its first picture where the format has one, and is refused else. Sizes are checked before memory is reserved.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - name: What an error calls the picture.
  /// - Throws: `RenderError.unreadableImage` with the reason.
  public init(picture bytes: [UInt8], name: String = "the picture") throws(RenderError) {
    guard let kind = PictureKind(bytes) else {
      throw .unreadableImage(name: name, reason: "it begins like none of PNG, JPEG, WebP and SVG")
    }
    switch kind {
    case .png: self = try Self.managed(png: bytes, name)
    case .jpeg:
      let notes = JPEGNotes(bytes)
      let straight = try Self.decoded(bytes, name, lep_jpeg_size, lep_jpeg_decode)
      self = straight.inSRGB(notes.profile).turned(notes.orientation)
    case .webp:
      let straight = try Self.decoded(bytes, name, lep_webp_size, lep_webp_decode)
      self = straight.inSRGB(WebPNotes.profile(of: bytes))
    case .svg: self = try Self.drawn(bytes, name)
    }
  }

  /// The picture in a PNG file, in the colours of sRGB.
  static func managed(png bytes: [UInt8], _ name: String) throws(RenderError) -> Bitmap {
    let size = try PNGPixels.size(png: bytes, name: name)
    try check(Double(size.width), Double(size.height), name)
    let colours = PNGColours(png: bytes)
    if colours == .sRGB { return try Bitmap(png: bytes, name: name) }
    let straight = try PNGPixels(png: bytes, name: name)
    var bitmap = Bitmap(width: straight.width, height: straight.height, pixels: straight.pixels)
    switch colours {
    case .sRGB: return bitmap
    case .profile(let profile): return bitmap.inSRGB(profile)
    case .measured(let gamma, let chromaticities):
      bitmap.withUnsafeMutablePixels { MeasuredColours(gamma: gamma, chromaticities).convert($0) }
      return bitmap.inSRGB(nil)
    }
  }

  private typealias Size = (
    UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?,
    UnsafeMutablePointer<CChar>?, Int
  ) -> Int32
  private typealias Decode = (
    UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<UInt32>?, Int32, Int32, UnsafeMutablePointer<CChar>?, Int
  ) -> Int32

  private static func decoded(
    _ bytes: [UInt8], _ name: String, _ size: Size, _ decode: Decode
  ) throws(RenderError) -> Bitmap {
    var words = [CChar](repeating: 0, count: 256)
    var (width, height): (Int32, Int32) = (0, 0)
    guard size(bytes, bytes.count, &width, &height, &words, words.count) == 1 else { throw fault(words, name) }
    try check(Double(width), Double(height), name)
    var isDone = false
    let count = Int(width) * Int(height)
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      isDone = decode(bytes, bytes.count, buffer.baseAddress, width, height, &words, words.count) == 1
      initialized = isDone ? count : 0
    }
    guard isDone else { throw fault(words, name) }
    return Bitmap(width: Int(width), height: Int(height), pixels: pixels)
  }

  private static func drawn(_ bytes: [UInt8], _ name: String) throws(RenderError) -> Bitmap {
    var words = [CChar](repeating: 0, count: 256)
    var (width, height) = (0.0, 0.0)
    guard let svg = lep_svg_open(bytes, bytes.count, &width, &height, &words, words.count) else {
      throw fault(words, name)
    }
    defer { lep_svg_close(svg) }
    let (across, down) = ((width * drawingScale).rounded(.up), (height * drawingScale).rounded(.up))
    try check(across, down, name)
    var bitmap = Bitmap(width: Int(across), height: Int(down))
    let isDone = bitmap.withUnsafeMutablePixels {
      lep_svg_draw(svg, $0.baseAddress, Int32(across), Int32(down), &words, words.count) == 1
    }
    guard isDone else { throw fault(words, name) }
    return bitmap
  }

  /// Refuses sizes that no page needs, before anything is reserved for them.
  private static func check(_ width: Double, _ height: Double, _ name: String) throws(RenderError) {
    guard width >= 1, height >= 1, width <= 32_767, height <= 32_767, width * height <= 134_217_728 else {
      let size = "\(Int(exactly: width) ?? 0) x \(Int(exactly: height) ?? 0)"
      throw .unreadableImage(
        name: name, reason: "\(size) pixels; at most 32,767 a side and 134 million in all can be read")
    }
  }

  private static func fault(_ words: [CChar], _ name: String) -> RenderError {
    let reason = String(decoding: words.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return .unreadableImage(name: name, reason: reason.isEmpty ? "it is damaged" : reason)
  }

  /// Straight pixels, as a decoder gives them, with the colours of sRGB and premultiplied.
  private func inSRGB(_ profile: [UInt8]?) -> Bitmap {
    var copy = self
    copy.withUnsafeMutablePixels { pixels in
      if let profile { _ = lep_colour_to_srgb(profile, profile.count, pixels.baseAddress, pixels.count) }
      for index in pixels.indices {
        let alpha = pixels[index] >> 24
        guard alpha < 255 else { continue }
        func premultiplied(_ shift: UInt32) -> UInt32 {
          let product = (pixels[index] >> shift & 255) * alpha + 128
          return ((product + (product >> 8)) >> 8) << shift
        }
        pixels[index] = alpha << 24 | premultiplied(16) | premultiplied(8) | premultiplied(0)
      }
    }
    return copy
  }
}
