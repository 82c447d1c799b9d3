// The engine: sizes and places the nodes of one tree, and keeps what it found for the next time.

package import LeporelloGraphics

/// Lays out one tree, again and again as its leaves change.
package final class LayoutEngine {
  package private(set) var tree: LayoutTree
  let measurer: any TextMeasurer
  let scale: CGFloat
  let direction: LayoutDirection

  package init(_ tree: LayoutTree, measurer: any TextMeasurer, scale: CGFloat, direction: LayoutDirection) {
    (self.tree, self.measurer, self.scale, self.direction) = (tree, measurer, scale, direction)
  }

  package func layout(in size: CGSize, safeArea: EdgeInsets) -> LayoutResult {
    let frames = [CGRect](repeating: .zero, count: tree.nodes.count)
    return LayoutResult(
      frames: frames, pixelFrames: frames, isPlaced: frames.map { _ in true }, warnings: [], evaluations: 0)
  }
  func priority(of node: Int) -> Double { tree.nodes[node].priority }
  func spacing(of node: Int) -> ViewSpacing { ViewSpacing() }
  func layoutValue<K: LayoutValueKey>(_ key: K.Type, of node: Int) -> K.Value {
    tree.values[node]?[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }
  func answer(_ node: Int, _ proposal: ProposedViewSize) -> CGSize { .zero }
  func dimensions(_ node: Int, _ proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions(size: .zero) }
  func placeCustomChild(_ node: Int, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {}
}
