// How often nodes are asked, counted rather than timed.

import LeporelloGraphics
@_spi(Benchmarks) import LeporelloLayout
import Testing

@Suite("Questions are few")
struct CountTests {
  /// Nested stacks and frames of a depth around one leaf.
  static func nest(_ depth: Int, hasText: Bool) -> (tree: LayoutTree, leaf: Int) {
    var tree = LayoutTree()
    let leaf = hasText ? tree.text(AreaText.block(300)) : tree.shape()
    var node = leaf
    for level in 0..<depth {
      switch level % 4 {
      case 0: node = tree.hstack([node, tree.shape()], spacing: 0)
      case 1: node = tree.padding(node, EdgeInsets())
      case 2: node = tree.vstack([node, tree.spacer(minLength: 0)], spacing: 0)
      default: node = tree.flexFrame(node, minWidth: 1)
      }
    }
    return (tree, leaf)
  }

  @Test("No depth of nesting asks a node more than nine times on average", arguments: [false, true])
  func linear(_ hasText: Bool) {
    for depth in [25, 100, 400] {
      let tree = Self.nest(depth, hasText: hasText).tree
      let result = tree.layout(in: CGSize(width: 1000, height: 1000), measurer: AreaText())
      #expect(result.evaluations <= 9 * tree.nodes.count)
    }
  }

  @Test("The benchmarks' trees ask a node less than 4 times on average", arguments: [false, true])
  func benchmarkTrees(_ isFlexible: Bool) {
    let shapes: [LayoutTrial.Shape] = [.flat(1000), .nested([10, 10, 10]), .nested([100, 100]), .deep(100)]
    for shape in shapes {
      let trial = LayoutTrial(shape, isFlexible: isFlexible)
      let before = trial.evaluations
      trial.layOutAll()
      #expect(trial.evaluations - before < 4 * trial.nodeCount)
    }
  }
}
