// A stack and the same stack in groups: where the rules promise it, nothing moves.

import LeporelloGraphics
import LeporelloLayout
import Testing

@Suite("A stack split into groups")
struct SplitTests {
  private func expectSame(_ a: [CGRect], _ b: [CGRect], _ seed: UInt64) {
    let isEqual = zip(a, b).allSatisfy { x, y in
      abs(x.minX - y.minX) < 1e-6 && abs(x.minY - y.minY) < 1e-6 && abs(x.width - y.width) < 1e-6
        && abs(x.height - y.height) < 1e-6
    }
    #expect(isEqual && a.count == b.count, "splitting does not hold for seed \(seed)")
  }

  private func frames(_ make: (inout LayoutTree) -> (root: Int, leaves: [Int])) -> [CGRect] {
    var tree = LayoutTree()
    let made = make(&tree)
    tree.root = made.root
    let result = tree.layout(in: CGSize(width: 500, height: 90), measurer: AreaText())
    return made.leaves.map { result.frames[$0] }
  }

  @Test("Children of fixed sizes stay where they are in groups of any sizes")
  func fixed() {
    for seed in UInt64(1)...200 {
      var numbers = SeededNumbers(state: seed)
      let spacing = CGFloat(Int.random(in: 0...12, using: &numbers))
      let sizes = (0..<Int.random(in: 2...12, using: &numbers)).map { _ in
        CGSize(width: Int.random(in: 0...60, using: &numbers), height: Int.random(in: 0...60, using: &numbers))
      }
      let cut = Int.random(in: 1..<sizes.count, using: &numbers)
      let whole = frames { tree in
        let leaves = sizes.map { tree.fixed($0) }
        return (tree.hstack(leaves, spacing: spacing), leaves)
      }
      let split = frames { tree in
        let leaves = sizes.map { tree.fixed($0) }
        let groups = [Array(leaves[..<cut]), Array(leaves[cut...])].map { tree.hstack($0, spacing: spacing) }
        return (tree.hstack(groups, spacing: spacing), leaves)
      }
      expectSame(whole, split, seed)
    }
  }

  @Test("Flexible children share alike in groups of equal sizes")
  func flexible() {
    for seed in UInt64(1)...100 {
      var numbers = SeededNumbers(state: seed)
      let spacing = CGFloat(Int.random(in: 0...12, using: &numbers))
      let (groups, members) = (Int.random(in: 1...4, using: &numbers), Int.random(in: 1...4, using: &numbers))
      let whole = frames { tree in
        let leaves = (0..<groups * members).map { _ in tree.shape() }
        return (tree.hstack(leaves, spacing: spacing), leaves)
      }
      let split = frames { tree in
        let leaves = (0..<groups * members).map { _ in tree.shape() }
        let stacks = (0..<groups).map { group in
          tree.hstack(Array(leaves[group * members..<(group + 1) * members]), spacing: spacing)
        }
        return (tree.hstack(stacks, spacing: spacing), leaves)
      }
      expectSame(whole, split, seed)
    }
  }
}
