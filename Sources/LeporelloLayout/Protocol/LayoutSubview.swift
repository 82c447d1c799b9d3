// One child of a custom layout.

public import LeporelloGraphics

/// A subview as its custom layout sees it: something that answers proposals and can be placed.
public struct LayoutSubview {
  let engine: LayoutEngine
  let node: Int

  init(engine: LayoutEngine, node: Int) { (self.engine, self.node) = (engine, node) }

  /// The subview's layout priority.
  public var priority: Double { engine.priority(of: node) }
  /// The subview's preferred distances to its neighbours.
  public var spacing: ViewSpacing { engine.spacing(of: node) }
  /// The value that the subview gives for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { engine.layoutValue(key, of: node) }

  /// The subview's answer to a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { engine.answer(node, proposal) }
  /// The subview's answer with its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { engine.dimensions(node, proposal) }
  /// Places the subview so that the anchor's point in it comes to the position.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    engine.placeCustomChild(node, at: position, anchor: anchor, proposal: proposal)
  }
}
