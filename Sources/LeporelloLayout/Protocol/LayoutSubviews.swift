// The children of a custom layout.

import LeporelloGraphics

/// The subviews of a custom layout, in order.
public struct LayoutSubviews: RandomAccessCollection {
  /// The direction in which reading runs in the container.
  public let layoutDirection: LayoutDirection
  let engine: LayoutEngine
  let nodes: [Int]

  init(engine: LayoutEngine, nodes: [Int], layoutDirection: LayoutDirection) {
    (self.engine, self.nodes, self.layoutDirection) = (engine, nodes, layoutDirection)
  }

  /// The position of the first subview.
  public var startIndex: Int { 0 }
  /// The position after the last subview.
  public var endIndex: Int { nodes.count }
  /// The subview at a position.
  public subscript(position: Int) -> LayoutSubview { LayoutSubview(engine: engine, node: nodes[position]) }
}
