// Bitmaps as PNG files.

import CKernels
public import LeporelloGraphics

/// Writes PNG: exact pixels, 24 bits where all are opaque, one byte where all are grey.
///
/// The same pixels give the same bytes on every machine and in every thread.
public struct PNGEncoder: ImageEncoder {
  /// Size against speed; closed.
  public enum Setting: Sendable, Hashable {
    /// For frames: about a tenth larger, many times faster.
    case fast
    /// For pictures that are kept: a palette where colours are few, and more search.
    case small
  }

  /// Size against speed.
  public var setting: Setting

  /// Creates an encoder.
  public init(_ setting: Setting = .fast) { self.setting = setting }

  /// `png`.
  public var fileExtension: String { "png" }

  /// The file's bytes.
  ///
  /// - Throws: `RenderError.backend` for a bitmap without pixels, which the format cannot hold.
  public func encode(_ bitmap: Bitmap) throws(RenderError) -> [UInt8] {
    let code: Int32 =
      switch setting {
      case .fast: Int32(lep_png_fast)
      case .small: Int32(lep_png_small)
      }
    var bytes: UnsafeMutablePointer<UInt8>?
    var size = 0
    let fault = bitmap.withUnsafePixels {
      lep_png_encode($0.baseAddress, UInt32(bitmap.width), UInt32(bitmap.height), code, &bytes, &size)
    }
    if let fault { throw .backend(operation: "writing PNG", reason: String(cString: fault)) }
    defer { lep_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: size))
  }
}
