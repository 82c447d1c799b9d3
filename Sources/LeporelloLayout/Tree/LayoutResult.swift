// What a layout found.

package import LeporelloGraphics

/// The frames of a tree's nodes, by node index, in the coordinates of the whole.
package struct LayoutResult: Sendable {
  /// Where each node lies, unrounded; mirrored where reading runs from right to left.
  package var frames: [CGRect]
  /// The same on the pixel grid: each corner is rounded, so that neighbours never gap.
  package var pixelFrames: [CGRect]
  /// Whether the node is shown: false for what a `viewThatFits` passed over or a lazy container keeps unseen.
  package var isPlaced: [Bool]
  /// What was wrong with the input, in order of nodes.
  package var warnings: [LayoutWarning]
  /// How often any node was asked for its size, for counted tests.
  package var evaluations: Int
}
