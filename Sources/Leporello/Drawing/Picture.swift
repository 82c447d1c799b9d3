// What becomes one file of pixels.

import LeporelloGraphics

/// A display list with the size and scale that it is drawn at; equal pictures are drawn once.
struct Picture: Sendable, Hashable {
  /// What is drawn.
  var displayList: DisplayList
  /// In points.
  var size: CGSize
  /// How many pixels make a point.
  var scale: CGFloat
}
