// Questions to a tree's root, for containers that stand in for a tree.

import LeporelloGraphics

extension LayoutEngine {
  /// What the root answers to a proposal.
  func answerOfRoot(_ proposal: ProposedViewSize) -> CGSize {
    measureIfNeeded()
    return answer(tree.root, proposal)
  }

  /// Makes the root a proposal and places all below it, with the root's corner at 0.
  func layOutRoot(_ proposal: ProposedViewSize) {
    measureIfNeeded()
    settle(tree.root, Extent(proposal))
    put(tree.root, 0, 0)
    placeAll()
  }

  /// Where a node lies, and what its parent offered it.
  func settled(_ node: Int) -> (frame: CGRect, proposal: ProposedViewSize) {
    (frame(of: node), proposal(of: node).proposal)
  }
}
