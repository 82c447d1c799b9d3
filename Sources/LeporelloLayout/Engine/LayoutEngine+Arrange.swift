// Puts one node's children in place: their final proposals, lengths and origins in the node.

import LeporelloGraphics

extension LayoutEngine {
  /// Proposes a node's children their final sizes and places them, one level deep.
  func arrange(_ node: Int) {
    switch nodes[node].kind {
    case .shape, .fixed, .text, .spacer, .divider, .slot:
      return
    case .stack(let axis, let alignment, _):
      if infos[node].isIndependent {
        arrangeStack(node, axis, alignment)
      } else {
        arrangeCoupledStack(node, axis, alignment)
      }
    case .frame(_, _, let alignment):
      settle(child(node), innerProposal(node, proposal(of: node)))
      align(child(node), in: node, alignment)
    case .flexFrame(let width, let height, let alignment):
      let (p, size) = (proposal(of: node), size(of: node))
      settle(
        child(node), Extent(width.placed(p.width, size.width), height.placed(p.height, size.height)))
      align(child(node), in: node, alignment)
    case .fixedSize:
      settle(child(node), innerProposal(node, proposal(of: node)))
      align(child(node), in: node, .center)
    case .aspectRatio(let ratio, let mode):
      settle(child(node), ratioProposal(child(node), ratio, mode, proposal(of: node)))
      align(child(node), in: node, .center)
    case .padding(let insets):
      settle(child(node), innerProposal(node, proposal(of: node)))
      put(child(node), Double(insets.leading), Double(insets.top))
    case .offset(let x, let y):
      settle(child(node), proposal(of: node))
      put(child(node), x, y)
    case .alignmentGuide:
      settle(child(node), proposal(of: node))
      put(child(node), 0, 0)
    case .position(let x, let y):
      settle(child(node), proposal(of: node))
      let size = size(of: child(node))
      put(child(node), x - size.width / 2, y - size.height / 2)
    case .scroll(_, let x, let y):
      settle(child(node), innerProposal(node, proposal(of: node)))
      put(child(node), -x, -y)
    case .attachment(let alignment, _):
      settle(child(node), proposal(of: node))
      put(child(node), 0, 0)
      settle(child(node, 1), size(of: node))
      align(child(node, 1), to: child(node), alignment)
    case .layers(let alignment): arrangeLayers(node, alignment)
    case .geometryReader:
      for index in range(of: node) {
        settle(Int(links[index]), size(of: node))
        put(Int(links[index]), 0, 0)
      }
    case .safeAreaInset(let edge, let alignment, let spacing): arrangeInset(node, edge, alignment, spacing)
    case .viewThatFits(let axes):
      guard nodes[node].childCount > 0 else { return }
      let chosen = fitting(node, axes, proposal(of: node))
      for index in range(of: node) { hide(Int(links[index]), Int(links[index]) != chosen) }
      settle(chosen, proposal(of: node))
      put(chosen, 0, 0)
    case .grid(let index): arrangeGrid(node, Int(index))
    case .gridRow:
      // A grid has placed its rows' cells already; a row alone is a stack.
      if nodes[node].parent >= 0, case .grid = nodes[Int(nodes[node].parent)].kind { return }
      arrangeCoupledStack(node, .horizontal, .center)
    case .lazyGrid(let index): arrangeLazyGrid(node, Int(index))
    case .lazyStack(let axis, let alignment, let spacing): arrangeLazyStack(node, axis, alignment, spacing)
    case .custom(let index): arrangeCustom(node, Int(index))
    }
  }

  /// Makes a child its final proposal.
  @inline(__always) func settle(_ child: Int, _ p: Extent) { take(child, p) }

  /// Puts a child's corner at a point of its parent.
  @inline(__always) func put(_ child: Int, _ x: Double, _ y: Double) {
    xs[child].origin = x
    ys[child].origin = y
  }

  func hide(_ child: Int, _ isHidden: Bool) {
    if isHidden { infos[child].flags.insert(.passedOver) } else { infos[child].flags.remove(.passedOver) }
  }

  /// Brings a child's guides onto its parent's.
  @inline(__always) func align(_ child: Int, in node: Int, _ alignment: AlignmentPair) {
    put(
      child,
      ownGuide(alignment.horizontal, .horizontal, node) - guide(alignment.horizontal, .horizontal, of: child),
      ownGuide(alignment.vertical, .vertical, node) - guide(alignment.vertical, .vertical, of: child))
  }

  /// Brings a child's guides onto those of a sibling that fills the parent.
  private func align(_ child: Int, to sibling: Int, _ alignment: AlignmentPair) {
    put(
      child,
      guide(alignment.horizontal, .horizontal, of: sibling) - guide(alignment.horizontal, .horizontal, of: child),
      guide(alignment.vertical, .vertical, of: sibling) - guide(alignment.vertical, .vertical, of: child))
  }

  /// Proposes every child the whole size and lines them up on common guides; the children of the highest priority,
  /// which gave the size, cover the node.
  private func arrangeLayers(_ node: Int, _ alignment: AlignmentPair) {
    let top = topPriority(node)
    var (left, up) = (Double.infinity, Double.infinity)
    var (right, down) = (-Double.infinity, -Double.infinity)
    for index in range(of: node) {
      let child = Int(links[index])
      settle(child, size(of: node))
      let x = -guide(alignment.horizontal, .horizontal, of: child)
      let y = -guide(alignment.vertical, .vertical, of: child)
      put(child, x, y)
      guard nodes[child].priority == top else { continue }
      (left, up) = (min(left, x), min(up, y))
      (right, down) = (max(right, x + xs[child].length), max(down, y + ys[child].length))
    }
    // Children that shrank to less than the node stand in it as the alignment's own guide says.
    let (spareWidth, spareHeight) = (xs[node].length - (right - left), ys[node].length - (down - up))
    left -= spare(spareWidth, alignment.horizontal)
    up -= spare(spareHeight, alignment.vertical)
    for index in range(of: node) {
      let child = Int(links[index])
      put(child, xs[child].origin - left, ys[child].origin - up)
    }
  }

  private func spare(_ length: Double, _ code: AlignmentCode) -> Double {
    guard length.isFinite, abs(length) > 1e-9 else { return 0 }
    switch code {
    case .start: return 0
    case .center: return length / 2
    default: return length
    }
  }

  private func arrangeInset(_ node: Int, _ edge: Edge, _ alignment: AlignmentCode, _ spacing: Double) {
    let axis = edge.axis
    let p = proposal(of: node)
    let (page, bar) = (child(node), child(node, 1))
    let plan = coupledInset(node, axis, p, spacing)
    settle(page, plan.pageProposal)
    settle(bar, plan.barProposal)
    let all = states(axis)
    let isFirst = edge == .top || edge == .leading
    all[bar].origin = isFirst ? 0 : all[page].length + plan.gap
    all[page].origin = isFirst ? all[bar].length + plan.gap : 0
    let across = states(axis.across)
    let own = ownGuide(alignment, axis.across, node)
    for child in [page, bar] { across[child].origin = own - guide(alignment, axis.across, of: child) }
  }
}
