// Bitmaps as PNG files.

import CKernels
public import LeporelloGraphics

/// Writes PNG: exact pixels, a palette where colours are few, grey where all are, 24 bits where all are opaque.
///
/// The same pixels give the same bytes in every thread and in every order. Those of `small` are also the same on every
/// machine; those of `fast` depend on the class of the processor. A copy shares the original's memory of what it encoded
/// lately: rows that a picture has in common with the one before are not encoded again.
public struct PNGEncoder: ImageEncoder {
  /// Size against speed; closed.
  public enum Setting: Sendable, Hashable {
    /// For frames: a tenth to a quarter larger, many times faster.
    case fast
    /// For pictures that are kept and compared: as small as it gets, and the same bytes on every machine.
    case small
  }

  /// Size against speed.
  public var setting: Setting
  private let coders = PNGCoderPool()

  /// Creates an encoder.
  public init(_ setting: Setting = .fast) { self.setting = setting }

  /// `png`.
  public var fileExtension: String { "png" }

  /// The file's bytes.
  ///
  /// - Throws: `RenderError.backend` for a bitmap without pixels, which the format cannot hold.
  public func encode(_ bitmap: Bitmap) throws(RenderError) -> [UInt8] { try encode(.whole(bitmap)) }

  /// The bytes of a frame's file; a mean is encoded without being made first.
  package func encode(_ frame: RenderedFrame) throws(RenderError) -> [UInt8] {
    switch setting {
    case .fast:
      let coder = try coders.borrow()
      defer { coders.giveBack(coder) }
      return try coder.encode(frame)
    case .small: return try Self.encodeSmall(frame.bitmap)
    }
  }

  private static func encodeSmall(_ bitmap: Bitmap) throws(RenderError) -> [UInt8] {
    var bytes: UnsafeMutablePointer<UInt8>?
    var size = 0
    let fault = bitmap.withUnsafePixels {
      lep_png_encode_small($0.baseAddress, UInt32(bitmap.width), UInt32(bitmap.height), &bytes, &size)
    }
    if let fault { throw .backend(operation: "writing PNG", reason: String(cString: fault)) }
    defer { lep_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: size))
  }
}
