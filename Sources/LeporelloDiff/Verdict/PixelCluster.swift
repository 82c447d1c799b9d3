// Patches of pixels that touch.

/// A connected patch of pixels, corners counting as touching.
public struct PixelCluster: Sendable, Hashable, Codable {
  /// How many pixels are in it.
  public var pixels: Int
  /// The least rectangle around it.
  public var bounds: PixelRect

  /// Creates a patch.
  public init(pixels: Int, bounds: PixelRect) {
    self.pixels = pixels
    self.bounds = bounds
  }
}
