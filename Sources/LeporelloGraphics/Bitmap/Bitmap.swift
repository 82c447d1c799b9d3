// Pixels.

/// A grid of premultiplied ARGB pixels in sRGB, top row first, rows without padding.
///
/// Each pixel is one `UInt32`, alpha in the highest byte: 0xAARRGGBB with red, green and blue at most alpha.
public struct Bitmap: Sendable, Hashable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The pixels, row by row; always `width * height` of them.
  public private(set) var pixels: [UInt32]

  /// Creates a bitmap of one colour, transparent by default.
  ///
  /// - Precondition: both sides are at least 0 and their product fits memory.
  public init(width: Int, height: Int, filledWith pixel: UInt32 = 0) {
    precondition(width >= 0 && height >= 0, "a bitmap's sides must not be negative; got \(width) x \(height)")
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: pixel, count: width * height)
  }

  /// Creates a bitmap from its pixels, row by row.
  ///
  /// - Precondition: there are `width * height` pixels.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "\(pixels.count) pixels do not make \(width) x \(height)")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The pixel in a column and row, both from 0 at the top left.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// Calls the body with the pixels in place.
  public mutating func withUnsafeMutablePixels<R>(_ body: (UnsafeMutableBufferPointer<UInt32>) throws -> R) rethrows
    -> R
  {
    try pixels.withUnsafeMutableBufferPointer { try body($0) }
  }

  /// Calls the body with the pixels in place.
  public func withUnsafePixels<R>(_ body: (UnsafeBufferPointer<UInt32>) throws -> R) rethrows -> R {
    try pixels.withUnsafeBufferPointer { try body($0) }
  }

  /// A digest of size and pixels, the same in every process (FNV-1a over pixels).
  public var contentDigest: Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func feed(_ value: UInt64) { hash = (hash ^ value) &* 0x100_0000_01b3 }
    feed(UInt64(width))
    feed(UInt64(height))
    for pixel in pixels { hash = (hash ^ UInt64(pixel)) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: hash)
  }
}
