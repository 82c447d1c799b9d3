// A frame whose pixels may not have been made yet, so that a dissolve is mixed while it is being encoded.

package import LeporelloGraphics

/// A drawn frame.
package enum RenderedFrame: Sendable {
  /// Its pixels.
  case whole(Bitmap)
  /// The mean of two pictures of one size; the second has this share, in parts of 2^22, and neither has all.
  case mean(Bitmap, Bitmap, weight: UInt32)

  /// The pixels.
  package var bitmap: Bitmap {
    switch self {
    case .whole(let bitmap): bitmap
    case .mean(let a, let b, let weight): Lerp.mix(a, b, weight: weight)
    }
  }
}
