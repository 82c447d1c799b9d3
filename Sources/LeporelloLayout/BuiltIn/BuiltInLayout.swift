// The built-in containers under their names as layouts, for `AnyLayout` and for layouts that pass work on to them.

package import LeporelloGraphics

/// A layout that the engine has a node for.
package protocol BuiltInLayout: Layout where Cache == Void {
  /// Adds the container's node over children that stand in the tree already.
  func add(to tree: inout LayoutTree, _ children: [Int]) -> Int
}

extension BuiltInLayout {
  /// What the built-in container answers.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    engine(subviews).answerOfRoot(proposal)
  }

  /// Places the subviews where the built-in container does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
  ) {
    let engine = engine(subviews)
    engine.layOutRoot(proposal)
    for (node, subview) in subviews.enumerated() {
      let (frame, asked) = engine.settled(node)
      subview.place(at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: asked)
    }
  }

  /// An engine of its own in which the subviews are leaves.
  private func engine(_ subviews: LayoutSubviews) -> LayoutEngine {
    var tree = LayoutTree()
    let leaves = subviews.map { subview in
      let leaf = tree.custom(SubviewLeaf(subview: subview), [])
      return tree.layoutPriority(leaf, subview.priority)
    }
    tree.root = add(to: &tree, leaves)
    return LayoutEngine(tree, measurer: .wireframe, scale: subviews.engine.scale, direction: .leftToRight)
  }
}
