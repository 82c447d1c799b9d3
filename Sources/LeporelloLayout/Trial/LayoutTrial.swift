// The trees that the benchmarks time: an opening for `Benchmarks/`, which is a package of its own.

import LeporelloGraphics

/// One tree in one engine, laid out as often as a benchmark likes.
@_spi(Benchmarks) public final class LayoutTrial {
  /// What a tree looks like; closed.
  public enum Shape: Sendable {
    /// One row of leaves.
    case flat(Int)
    /// Stacks in stacks, by how many children each level has.
    case nested([Int])
    /// Stacks that hug their content, one in the other, along alternating axes.
    case deep(Int)
  }

  private let engine: LayoutEngine
  private let leaf: Int
  private let leafAxis: Axis
  private let size = CGSize(width: 1000, height: 800)
  private var isLong = false

  /// Builds a tree of leaves that are flexible, or 10 points wide and high.
  public init(_ shape: Shape, isFlexible: Bool) {
    var tree = LayoutTree()
    var first: Int?
    func leaf() -> Int {
      let node = isFlexible ? tree.shape() : tree.fixed(CGSize(width: 10, height: 10))
      if first == nil { first = node }
      return node
    }
    func stack(_ children: [Int], _ level: Int) -> Int {
      level % 2 == 0 ? tree.hstack(children, spacing: 2) : tree.vstack(children, spacing: 2)
    }
    func nested(_ counts: ArraySlice<Int>, _ level: Int) -> Int {
      guard let count = counts.first else { return leaf() }
      return stack((0..<count).map { _ in nested(counts.dropFirst(), level + 1) }, level)
    }
    switch shape {
    case .flat(let count): tree.root = nested([count], 0)
    case .nested(let counts): tree.root = nested(counts[...], 0)
    case .deep(let depth):
      var node = leaf()
      for level in 0..<depth { node = stack([node, leaf()], level) }
      tree.root = node
    }
    self.leaf = first ?? 0
    if case .stack(let axis, _, _) = tree.nodes[Int(tree.nodes[self.leaf].parent)].kind {
      leafAxis = axis
    } else {
      leafAxis = .horizontal
    }
    engine = LayoutEngine(tree, measurer: NoText(), scale: 2, direction: .leftToRight)
    engine.layout(in: size)
  }

  /// How many nodes the tree has.
  public var nodeCount: Int { engine.nodes.count }
  /// How often nodes were asked since the beginning.
  public var evaluations: Int { engine.evaluations }

  /// How often the node that is asked most is asked in one layout.
  public func mostQuestions() -> Int {
    engine.questions = [Int](repeating: 0, count: nodeCount)
    layOutAll()
    defer { engine.questions = [] }
    return engine.questions.max() ?? 0
  }

  /// Measures and places every node and rounds every frame.
  public func layOutAll() {
    engine.isMeasured = false
    engine.layout(in: size)
  }

  /// Changes the length of the first leaf along its stack and brings the tree up to date; all frames
  /// are written where `withFrames` says so. Returns how many frames were written, or how many nodes had their
  /// children placed again.
  @discardableResult public func changeOneLeaf(withFrames: Bool) -> Int {
    isLong.toggle()
    let long = isLong ? 11.0 : 10
    let isInRow = leafAxis == .horizontal
    engine.change(leaf, to: .fixed(width: isInRow ? long : 10, height: isInRow ? 10 : long))
    let count = engine.relayout()
    if withFrames { return engine.updateFrames() }
    return count
  }

  /// A number made of every frame, so that no layout is left out.
  public var checksum: Double {
    (0..<engine.nodes.count).reduce(0) { $0 + Double(engine.pixelFrame(of: $1).maxX) }
  }
}

/// Trials have no text.
private struct NoText: TextMeasurer {
  var family: TextFamily { .wireframe }

  func measure(_ block: TextBlock, width: CGFloat?) -> TextMetrics {
    TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: false)
  }
}
