// The lowered form of a view tree that the engine reads.

package import LeporelloGraphics

/// Nodes in one contiguous array, children before parents; what does not fit a plain node lies in side tables.
///
/// Lowering adds children first and hands their indices to the parent's builder call, which returns the
/// parent's own index:
///
///     var tree = LayoutTree()
///     let title = tree.text(block)
///     let gap = tree.spacer()
///     tree.root = tree.hstack([title, gap, tree.fixed(icon.size)], alignment: .center, spacing: nil)
///     let result = tree.layout(in: size, measurer: measurer, scale: 2)
///     result.frames[title]        // absolute, unrounded
///     result.pixelFrames[title]   // absolute, on the pixel grid
///
/// A node index is stable, and frames are arrays by node index. A node has one parent. The calls that only mark a
/// node (`layoutPriority`, `layoutValue`, `gridCell`) return the index they were given. The last node added is the
/// root unless `root` says otherwise.
package struct LayoutTree: Sendable {
  package internal(set) var nodes: [LayoutNode] = []
  /// The children of all nodes, each node's in one run.
  package internal(set) var children: [Int32] = []
  package internal(set) var texts: [TextBlock] = []
  package internal(set) var guides: [AlignmentKey] = []
  package internal(set) var guideValues: [GuideValue] = []
  package internal(set) var grids: [GridSpec] = []
  package internal(set) var rowAlignments: [AlignmentCode?] = []
  package internal(set) var lazyGrids: [LazyGridSpec] = []
  package internal(set) var layouts: [AnyLayout] = []
  package internal(set) var values: [Int: [ObjectIdentifier: any Sendable]] = [:]
  package internal(set) var cells: [Int: GridCell] = [:]
  package internal(set) var places: [Int: SourcePlace] = [:]
  package internal(set) var names: [Int: String] = [:]
  /// Spacers and dividers, which lie along the axis of the stack they stand in.
  package internal(set) var oriented: [Int32] = []
  var statedRoot: Int?
  /// How many levels lie below each node.
  var depths: [Int32] = []
  /// How many levels the deepest node has below it.
  private(set) var depth = 0

  package init() {}

  /// The node that is given the whole size; by default the last one added.
  package var root: Int {
    get { statedRoot ?? nodes.count - 1 }
    set { statedRoot = newValue }
  }

  /// The children of a node, in order.
  package func children(of node: Int) -> ArraySlice<Int32> {
    let start = Int(nodes[node].childStart)
    return children[start..<start + Int(nodes[node].childCount)]
  }

  /// Makes room for a number of nodes.
  package mutating func reserve(_ count: Int) {
    nodes.reserveCapacity(count)
    children.reserveCapacity(count)
    depths.reserveCapacity(count)
  }

  /// Adds a node over children that stand in the tree already; the builder calls are made of this.
  package mutating func add(_ kind: LayoutNode.Kind, children list: [Int] = []) -> Int {
    let index = nodes.count
    var priority = 0.0
    if list.count >= 1, kind.passesPriority { priority = nodes[list[0]].priority }
    let node = LayoutNode(
      kind: kind, priority: priority, childStart: Int32(children.count), childCount: Int32(list.count))
    nodes.append(node)
    var below: Int32 = 0
    for child in list {
      precondition(
        child >= 0 && child < index && nodes[child].parent < 0,
        "Node \(child) cannot be a child of node \(index): add it first, and to one parent only.")
      nodes[child].parent = Int32(index)
      below = max(below, depths[child] + 1)
    }
    children.append(contentsOf: list.lazy.map { Int32($0) })
    depths.append(below)
    depth = max(depth, Int(below))
    return index
  }

  /// A length as a node stores it: not given is NaN, and given as NaN is negative infinity, which the engine
  /// repairs with a warning.
  static func given(_ length: CGFloat?) -> Double {
    guard let length else { return .nan }
    return length.isNaN ? -.infinity : Double(length)
  }

  /// The short form of a guide, which enters the table if it is new.
  mutating func code(_ key: AlignmentKey) -> AlignmentCode {
    if let builtIn = key.builtInCode { return builtIn }
    if let place = guides.firstIndex(of: key) {
      return AlignmentCode(rawValue: AlignmentCode.firstCustom + UInt8(place))
    }
    precondition(
      guides.count < Int(UInt8.max - AlignmentCode.firstCustom),
      "A tree knows at most 250 guides of one's own: let views share their alignments.")
    guides.append(key)
    return AlignmentCode(rawValue: AlignmentCode.firstCustom + UInt8(guides.count - 1))
  }

  mutating func pair(_ alignment: Alignment) -> AlignmentPair {
    AlignmentPair(horizontal: code(alignment.horizontal.key), vertical: code(alignment.vertical.key))
  }
}

extension LayoutNode.Kind {
  /// Whether the node takes its first child's priority: priority belongs to the outermost modifier, and these
  /// pass it on, while frames and padding start again from 0.
  var passesPriority: Bool {
    switch self {
    case .fixedSize, .alignmentGuide, .attachment: true
    case .shape, .fixed, .text, .spacer, .divider, .slot, .stack, .layers, .frame, .flexFrame, .padding,
      .aspectRatio, .offset, .position, .geometryReader, .safeAreaInset, .viewThatFits, .grid, .gridRow,
      .lazyGrid, .lazyStack, .scroll, .custom:
      false
    }
  }
}

extension AlignmentKey {
  /// The number of a guide that comes with the engine.
  var builtInCode: AlignmentCode? {
    if id == BuiltInGuide.Leading.self || id == BuiltInGuide.Top.self { return .start }
    if id == BuiltInGuide.HorizontalCenter.self || id == BuiltInGuide.VerticalCenter.self { return .center }
    if id == BuiltInGuide.Trailing.self || id == BuiltInGuide.Bottom.self { return .end }
    if id == BuiltInGuide.FirstTextBaseline.self { return .firstBaseline }
    if id == BuiltInGuide.LastTextBaseline.self { return .lastBaseline }
    return nil
  }
}
