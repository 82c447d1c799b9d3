// Coverage with room between its levels.

import LeporelloGraphics

/// How much of each pixel is covered, in 256ths of a level; nothing is outside its bounds.
struct CoveragePlane {
  let bounds: PixelBounds
  let levels: [UInt32]

  /// The level of a pixel that is covered whole.
  static let full: Float = 255 * 256
}
