// A texture and its halves, in the form the loop over pixels reads.

import CKernels
import LeporelloGraphics

/// A texture at its full size and at as many halves as a warp needs.
struct MipLevels {
  private var bitmaps: [Bitmap]

  /// How many halves a warp needs whose pixels show at most `shrinking` texels across their shorter axis.
  static func count(shrinking: Double) -> Int {
    // A size serves alone until it shrinks by a tenth.
    shrinking > 1.1 ? Int(min(log2(shrinking), 16).rounded(.up)) : 0
  }

  /// A texture with its halves, largest first.
  init(_ texture: Bitmap, halves: [Bitmap]) {
    bitmaps = ([texture] + halves).map(Self.withNeighbours)
  }

  /// A bitmap in which each texel has a neighbour, since the loop always reads two by two.
  private static func withNeighbours(_ bitmap: Bitmap) -> Bitmap {
    guard bitmap.width == 1 || bitmap.height == 1 else { return bitmap }
    var result = Bitmap(width: max(2, bitmap.width), height: max(2, bitmap.height))
    for y in 0..<result.height {
      for x in 0..<result.width { result[x, y] = bitmap[min(x, bitmap.width - 1), min(y, bitmap.height - 1)] }
    }
    return result
  }

  /// Calls the body with the levels, largest first, in place.
  func withLevels(_ body: (UnsafeBufferPointer<lep_texture_level>) -> Void) {
    gather([], bitmaps[...], body)
  }

  /// Opens one bitmap after the other, so that all pixels stay where they are while the body runs.
  private func gather(
    _ levels: [lep_texture_level], _ rest: ArraySlice<Bitmap>,
    _ body: (UnsafeBufferPointer<lep_texture_level>) -> Void
  ) {
    guard let next = rest.first else { return levels.withUnsafeBufferPointer(body) }
    next.withUnsafePixels { pixels in
      let level = lep_texture_level(
        pixels: pixels.baseAddress, width: Int32(next.width), height: Int32(next.height))
      gather(levels + [level], rest.dropFirst(), body)
    }
  }
}
