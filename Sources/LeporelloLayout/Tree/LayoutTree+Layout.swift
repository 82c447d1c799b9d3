// The one call that turns a tree into frames.

package import LeporelloGraphics

extension LayoutTree {
  /// Lays the tree out in a size: the root is proposed it and centred in it.
  ///
  /// - Parameters:
  ///   - size: The space for the root; a length that is negative or not finite counts as 0.
  ///   - measurer: What knows the sizes of text.
  ///   - scale: How many pixels a point has.
  ///   - direction: Whether leading is left.
  ///   - safeArea: What the root keeps clear of.
  /// - Returns: The frames of every node.
  package func layout(
    in size: CGSize, measurer: any TextMeasurer, scale: CGFloat = 1, direction: LayoutDirection = .leftToRight,
    safeArea: EdgeInsets = EdgeInsets()
  ) -> LayoutResult {
    let engine = LayoutEngine(self, measurer: measurer, scale: scale, direction: direction)
    engine.layout(in: size, safeArea: safeArea)
    return engine.result()
  }
}
