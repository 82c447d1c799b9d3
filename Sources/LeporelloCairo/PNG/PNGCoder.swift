// The fence around the fast encoder in C, which remembers the pictures it saw last by their places in memory.

import CKernels
import LeporelloGraphics
import Synchronization

/// The fast encoder, used by one thread at a time.
final class PNGCoder {
  private let raw: OpaquePointer
  // What the encoder in C saw last: alive, and so neither moved nor changed, until its next call has ended.
  private var lastSeen: RenderedFrame?

  init() throws(RenderError) {
    guard let raw = lep_png_coder_create() else { throw .backend(operation: "writing PNG", reason: "out of memory") }
    self.raw = raw
  }

  deinit { lep_png_coder_destroy(raw) }

  func encode(_ frame: RenderedFrame) throws(RenderError) -> [UInt8] {
    var bytes: UnsafePointer<UInt8>?
    var size = 0
    let fault =
      switch frame {
      case .whole(let bitmap):
        bitmap.withUnsafePixels { pixels in
          lep_png_coder_encode(
            raw, pixels.baseAddress, nil, 0, UInt32(bitmap.width), UInt32(bitmap.height), &bytes, &size)
        }
      case .mean(let a, let b, let weight):
        a.withUnsafePixels { pixels in
          b.withUnsafePixels { others in
            lep_png_coder_encode(
              raw, pixels.baseAddress, others.baseAddress, weight, UInt32(a.width), UInt32(a.height), &bytes, &size)
          }
        }
      }
    lastSeen = frame
    if let fault { throw .backend(operation: "writing PNG", reason: String(cString: fault)) }
    return Array(UnsafeBufferPointer(start: bytes, count: size))
  }
}

/// Encoders that wait for work, as many as threads ever encoded at once.
final class PNGCoderPool: Sendable {
  private struct Box: @unchecked Sendable {
    // An encoder lies in the pool or is lent to one borrower, never both.
    let coder: PNGCoder
  }

  private let idle = Mutex<[Box]>([])

  /// An encoder for the caller alone, until it is given back.
  func borrow() throws(RenderError) -> PNGCoder {
    if let box = idle.withLock({ $0.popLast() }) { return box.coder }
    return try PNGCoder()
  }

  /// Hands the encoder on; the caller may not use it any more.
  func giveBack(_ coder: PNGCoder) {
    let box = Box(coder: coder)
    idle.withLock { $0.append(box) }
  }
}
