// The common ground of two pictures, which is what a metric sees.

import Foundation

/// Two straight-alpha grids of one size.
public struct PixelPair: Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The reference, row by row, each pixel 0xAARRGGBB.
  public let old: [UInt32]
  /// The picture under test, row by row, each pixel 0xAARRGGBB.
  public let new: [UInt32]

  /// Creates a pair from the part that both pictures cover, from the top left.
  public init(_ old: StraightPixels, _ new: StraightPixels) {
    width = min(old.width, new.width)
    height = min(old.height, new.height)
    self.old = Self.crop(old, width: width, height: height)
    self.new = Self.crop(new, width: width, height: height)
  }

  private static func crop(_ source: StraightPixels, width: Int, height: Int) -> [UInt32] {
    if source.width == width {
      return source.height == height ? source.pixels : Array(source.pixels[..<(width * height)])
    }
    var cropped: [UInt32] = []
    cropped.reserveCapacity(width * height)
    for row in 0..<height { cropped += source.pixels[row * source.width..<row * source.width + width] }
    return cropped
  }
}
