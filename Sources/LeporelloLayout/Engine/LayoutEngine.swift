// The engine: sizes and places the nodes of one tree, and keeps what it found for the next time.

package import LeporelloGraphics

/// Lays out one tree, again and again as its leaves change.
///
/// Along each axis a node without text or ratios answers independently of the other axis. For such nodes the
/// answers to 0, nil and infinity are found bottom-up in one loop (`measure`), other answers when asked (`length`),
/// and a parent never probes. The other nodes remember up to 12 answers each (`answer`). Then one loop from the root
/// down, which is the array backwards, puts each node's children in place (`arrange`).
package final class LayoutEngine {
  package internal(set) var tree: LayoutTree
  package let measurer: any TextMeasurer
  package let scale: CGFloat
  package let direction: LayoutDirection
  let pixelsPerPoint: Double
  let pointsPerPixel: Double

  /// The nodes with bad numbers repaired.
  let nodes: NodeBuffer<LayoutNode>
  let links: NodeBuffer<Int32>
  let xs: NodeBuffer<AxisState>
  let ys: NodeBuffer<AxisState>
  let infos: NodeBuffer<NodeInfo>
  let places: NodeBuffer<Place>
  let pixels: NodeBuffer<Place>

  /// How often a node that no formula answers was asked for a length or a size.
  package internal(set) var evaluations = 0
  /// How often each node was asked, if `countsQuestions`.
  package internal(set) var questions: [Int] = []
  var memos: [Memo] = []
  var spacings: [ViewSpacing] = [ViewSpacing(), .zero]
  var customs: [CustomState] = []
  var guideMemo: [GuideQuestion: Double?] = [:]
  var repairs: [LayoutWarning] = []
  var pending: [Int32] = []
  var container = Extent(0, 0)
  /// The room that the root was offered, and its corner: the container less the safe area.
  var offered = Extent(0, 0)
  var rootCorner = Place()
  /// Whether the frames in the whole follow the places in the parents.
  var areFramesCurrent = true
  var isMeasured = false
  /// Whether answers come from formulas where they can; without, every container asks, which must find the same.
  let usesFormulas: Bool

  package init(
    _ tree: LayoutTree, measurer: any TextMeasurer, scale: CGFloat, direction: LayoutDirection,
    usesFormulas: Bool = true
  ) {
    self.usesFormulas = usesFormulas
    (self.tree, self.measurer, self.direction) = (tree, measurer, direction)
    self.scale = scale.isFinite && scale >= 0.01 ? scale : 1
    pixelsPerPoint = Double(self.scale)
    pointsPerPixel = 1 / Double(self.scale)
    let filler = LayoutNode(kind: .shape, priority: 0, childStart: 0, childCount: 0)
    nodes = NodeBuffer(tree.nodes, filler: filler)
    links = NodeBuffer(tree.children, filler: 0)
    let count = tree.nodes.count
    xs = NodeBuffer(repeating: AxisState(), count: count)
    ys = NodeBuffer(repeating: AxisState(), count: count)
    infos = NodeBuffer(repeating: NodeInfo(), count: count)
    places = NodeBuffer(repeating: Place(), count: count)
    pixels = NodeBuffer(repeating: Place(), count: count)
    customs = tree.layouts.map(CustomState.init)
    for node in 0..<count { repair(node) }
    orient()
  }

  deinit {
    nodes.deallocate()
    links.deallocate()
    xs.deallocate()
    ys.deallocate()
    infos.deallocate()
    places.deallocate()
    pixels.deallocate()
  }

  @inline(__always) func states(_ axis: Axis) -> NodeBuffer<AxisState> { axis == .horizontal ? xs : ys }

  @inline(__always) func child(_ node: Int, _ index: Int = 0) -> Int {
    Int(links[Int(nodes[node].childStart) + index])
  }

  @inline(__always) func range(of node: Int) -> Range<Int> {
    let start = Int(nodes[node].childStart)
    return start..<start + Int(nodes[node].childCount)
  }

  /// What the parent offered the node last.
  @inline(__always) func proposal(of node: Int) -> Extent { Extent(xs[node].proposal, ys[node].proposal) }
  /// What the node answered to it.
  @inline(__always) func size(of node: Int) -> Extent { Extent(xs[node].length, ys[node].length) }

  /// Finds which spacers and dividers lie along which axis: that of the nearest stack, unless another container
  /// comes first.
  private func orient() {
    for node in tree.oriented {
      var parent = Int(nodes[Int(node)].parent)
      while parent >= 0, nodes[parent].kind.isTransparentForAxis { parent = Int(nodes[parent].parent) }
      guard parent >= 0 else { continue }
      switch nodes[parent].kind {
      case .stack(let axis, _, _), .lazyStack(let axis, _, _):
        infos[Int(node)].flags.insert(axis == .horizontal ? .alongWidth : .alongHeight)
      case .gridRow:
        infos[Int(node)].flags.insert(.alongWidth)
      default:
        continue
      }
    }
  }
}

extension LayoutNode.Kind {
  /// Whether a spacer inside still belongs to the stack outside.
  package var isTransparentForAxis: Bool {
    switch self {
    case .frame, .flexFrame, .padding, .fixedSize, .aspectRatio, .attachment, .offset, .position, .alignmentGuide:
      true
    case .shape, .fixed, .text, .spacer, .divider, .slot, .stack, .layers, .geometryReader, .safeAreaInset,
      .viewThatFits, .grid, .gridRow, .lazyGrid, .lazyStack, .scroll, .custom:
      false
    }
  }
}
