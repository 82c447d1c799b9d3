// Laws that hold between a layout and a changed one, on random trees with printed seeds.

import LeporelloGraphics
import LeporelloLayout
import Testing

/// Numbers from a seed, the same everywhere.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

/// A random tree, built the same from the same seed under changes that a law allows.
struct RandomTree {
  /// What is changed; closed.
  enum Change { case none, transposed, scaled, wrapped, withEmpty }

  var tree = LayoutTree()
  /// The nodes that every change keeps, in the order of their making.
  var kept: [Int] = []
  private var numbers: SeededNumbers
  private let change: Change
  private let hasText: Bool

  init(seed: UInt64, _ change: Change = .none, hasText: Bool = false) {
    (numbers, self.change, self.hasText) = (SeededNumbers(state: seed), change, hasText)
    tree.root = node(4)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &numbers)) * (change == .scaled ? 4 : 1)
  }

  private mutating func keep(_ node: Int) -> Int {
    kept.append(node)
    return change == .wrapped ? tree.flexFrame(tree.padding(node, EdgeInsets())) : node
  }

  private mutating func node(_ depth: Int) -> Int {
    let choice = Int.random(in: 0..<(depth == 0 ? 3 : 11), using: &numbers)
    switch choice {
    case 0: return keep(leaf())
    case 1:
      let (width, height) = (number(1...60), number(1...60))
      return keep(tree.fixed(size(width, height)))
    case 2:
      let (least, most) = (number(0...30), number(30...90))
      let inner = leaf()
      return keep(
        change == .transposed
          ? tree.flexFrame(inner, minHeight: least, maxHeight: most)
          : tree.flexFrame(inner, minWidth: least, maxWidth: most))
    case 3:
      let (a, b) = (number(0...9), number(0...9))
      let inner = node(depth - 1)
      return keep(
        tree.padding(
          inner,
          change == .transposed
            ? EdgeInsets(top: b, leading: a, bottom: b, trailing: a)
            : EdgeInsets(top: a, leading: b, bottom: a, trailing: b)))
    case 4:
      let inner = node(depth - 1)
      let isWide = Bool.random(using: &numbers)
      let isAcross = isWide != (change == .transposed)
      return keep(tree.fixedSize(inner, horizontal: isAcross, vertical: !isAcross))
    case 5:
      let children = [node(depth - 1), node(depth - 1)]
      return keep(tree.zstack(children))
    case 6:
      let (inner, other) = (node(depth - 1), node(depth - 1))
      return keep(tree.overlay(inner, other))
    default:
      let isRow = Bool.random(using: &numbers) != (change == .transposed)
      let spacing = number(0...9)
      let count = Int.random(in: 1...4, using: &numbers)
      var children: [Int] = []
      for _ in 0..<count {
        let child = node(depth - 1)
        let priority = Double(Int.random(in: 0...5, using: &numbers) / 4)
        children.append(priority == 0 ? child : tree.layoutPriority(child, priority))
      }
      if change == .withEmpty, spacing == 0 { children.append(tree.hstack([])) }
      return keep(isRow ? tree.hstack(children, spacing: spacing) : tree.vstack(children, spacing: spacing))
    }
  }

  private mutating func leaf() -> Int {
    hasText ? tree.text(AreaText.block(Double(Int.random(in: 1...9, using: &numbers)) * 300)) : tree.shape()
  }

  private func size(_ a: CGFloat, _ b: CGFloat) -> CGSize {
    change == .transposed ? CGSize(width: b, height: a) : CGSize(width: a, height: b)
  }

  func frames(_ width: CGFloat, _ height: CGFloat, _ direction: LayoutDirection = .leftToRight) -> [CGRect] {
    let result = tree.layout(
      in: CGSize(width: width, height: height), measurer: AreaText(), direction: direction)
    return kept.map { result.frames[$0] }
  }
}

@Suite("Laws on random trees")
struct MetamorphicTests {
  static let seeds = Array(UInt64(1)...200)

  private func expectEqual(_ a: [CGRect], _ b: [CGRect], _ law: String, _ seed: UInt64) {
    let isEqual =
      a.count == b.count
      && zip(a, b).allSatisfy { x, y in
        let pairs = [(x.minX, y.minX), (x.minY, y.minY), (x.width, y.width), (x.height, y.height)]
        return pairs.allSatisfy { abs($0 - $1) < 1e-6 * max(1, abs($0)) }
      }
    #expect(isEqual, "\(law) does not hold for seed \(seed)")
  }

  @Test("From right to left is the mirror image", arguments: [false, true])
  func mirror(_ hasText: Bool) {
    for seed in Self.seeds {
      let tree = RandomTree(seed: seed, hasText: hasText)
      let mirrored = tree.frames(300, 200, .rightToLeft).map {
        CGRect(x: 300 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
      }
      expectEqual(tree.frames(300, 200), mirrored, "mirroring", seed)
    }
  }

  @Test("Rows and columns follow the same rules")
  func transpose() {
    for seed in Self.seeds {
      let turned = RandomTree(seed: seed, .transposed).frames(200, 300).map {
        CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width)
      }
      expectEqual(RandomTree(seed: seed).frames(300, 200), turned, "transposing", seed)
    }
  }

  @Test("Four times every length gives four times every frame")
  func scale() {
    // Shapes are 10 long for nil, which scales with nothing: those trees are left to the other laws.
    var used = 0
    for seed in Self.seeds {
      let (plain, scaled) = (RandomTree(seed: seed), RandomTree(seed: seed, .scaled))
      let hasIdeal = plain.tree.nodes.contains { node in
        if case .fixedSize = node.kind { return true }
        return false
      }
      if hasIdeal { continue }
      let large = plain.frames(300, 200).map {
        CGRect(x: $0.minX * 4, y: $0.minY * 4, width: $0.width * 4, height: $0.height * 4)
      }
      used += 1
      expectEqual(scaled.frames(1200, 800), large, "scaling", seed)
    }
    print("scaling: \(used) of seeds 1 to 200")
    #expect(used >= 20)
  }

  @Test("Padding of nothing and a frame without bounds change nothing around nodes of priority 0")
  func wrapping() {
    var used = 0
    for seed in Self.seeds {
      let plain = RandomTree(seed: seed)
      if plain.tree.nodes.contains(where: { $0.priority != 0 }) { continue }
      used += 1
      expectEqual(plain.frames(300, 200), RandomTree(seed: seed, .wrapped).frames(300, 200), "wrapping", seed)
    }
    print("wrapping: \(used) of seeds 1 to 200")
    #expect(used >= 20)
  }

  @Test("An empty stack at the end of a stack without spacing changes nothing")
  func emptyView() {
    var used = 0
    for seed in Self.seeds {
      let plain = RandomTree(seed: seed)
      if plain.tree.nodes.contains(where: { $0.priority != 0 }) { continue }
      used += 1
      expectEqual(plain.frames(300, 200), RandomTree(seed: seed, .withEmpty).frames(300, 200), "an empty view", seed)
    }
    print("an empty view: \(used) of seeds 1 to 200")
    #expect(used >= 20)
  }

  @Test("The engine with formulas finds what the engine with questions finds")
  func formulas() {
    for seed in Self.seeds {
      let plain = RandomTree(seed: seed)
      let asking = LayoutEngine(
        plain.tree, measurer: AreaText(), scale: 1, direction: .leftToRight, usesFormulas: false)
      asking.layout(in: CGSize(width: 300, height: 200))
      expectEqual(plain.frames(300, 200), plain.kept.map(asking.frame(of:)), "formulas", seed)
    }
  }

  @Test("After one change a relayout finds what a new layout finds", arguments: [false, true])
  func relayout(_ hasText: Bool) {
    for seed in Self.seeds {
      let random = RandomTree(seed: seed, hasText: hasText)
      let size = CGSize(width: 300, height: 200)
      let engine = LayoutEngine(random.tree, measurer: AreaText(), scale: 1, direction: .leftToRight)
      engine.layout(in: size)
      guard let leaf = random.kept.first(where: { random.tree.nodes[$0].childCount == 0 }) else { continue }
      guard case .fixed = random.tree.nodes[leaf].kind else { continue }
      engine.change(leaf, to: .fixed(width: 44, height: 33))
      engine.relayout()
      let asked = random.kept.map(engine.frame(of:))
      engine.updateFrames()
      #expect(asked == random.kept.map(engine.frame(of:)), "frames asked before they are written, seed \(seed)")
      let fresh = LayoutEngine(random.tree, measurer: AreaText(), scale: 1, direction: .leftToRight)
      fresh.change(leaf, to: .fixed(width: 44, height: 33))
      fresh.layout(in: size)
      expectEqual(
        random.kept.map(engine.frame(of:)), random.kept.map(fresh.frame(of:)), "relayout", seed)
    }
  }

  @Test("A change that moves nothing else writes no other frames")
  func unmovedFrames() {
    var tree = LayoutTree()
    let leaf = tree.fixed(CGSize(width: 10, height: 10))
    let held = tree.frame(leaf, width: 50, height: 50)
    var rows = [tree.hstack([held])]
    for _ in 0..<100 {
      let cells = (0..<100).map { _ in tree.shape() }
      rows.append(tree.hstack(cells))
    }
    tree.root = tree.vstack(rows)
    let engine = LayoutEngine(tree, measurer: AreaText(), scale: 2, direction: .leftToRight)
    engine.layout(in: CGSize(width: 300, height: 2000))
    engine.change(leaf, to: .fixed(width: 20, height: 20))
    engine.relayout()
    #expect(engine.frame(of: leaf).size == CGSize(width: 20, height: 20))
    #expect(engine.updateFrames() <= 4)
    #expect(engine.updateFrames() == 0)
  }
}
