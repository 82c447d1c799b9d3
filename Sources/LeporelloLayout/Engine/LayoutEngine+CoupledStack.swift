// Stacks with a child whose axes depend on each other, or that line up by stated guides.

import LeporelloGraphics

extension LayoutEngine {
  /// The size of such a stack; leaves proposals and answers with the children.
  func coupledStack(_ node: Int, _ axis: Axis, _ alignment: AlignmentCode, _ p: Extent) -> Extent {
    let along = serveCoupled(node, axis, p)
    return Extent(along, crossRange(node, axis, alignment).length, along: axis)
  }

  /// Offers each child its share along the axis and the stack's own proposal across it.
  private func serveCoupled(_ node: Int, _ axis: Axis, _ p: Extent) -> Double {
    let (main, cross) = (p[axis], p[axis.across])
    let gaps = infos[node].gaps
    if main.isNaN {
      var total = gaps
      for index in range(of: node) {
        let child = Int(links[index])
        total += take(child, Extent(.nan, cross, along: axis))[axis]
      }
      return total
    }
    let total = withEntries(node, { bounds($0, axis, cross) }) { entries in
      serve(entries, main - gaps) { child, share in take(child, Extent(share, cross, along: axis))[axis] }
    }
    return total + gaps
  }

  /// The answers to 0 and infinity along an axis, given a proposal across it.
  func bounds(_ child: Int, _ axis: Axis, _ cross: Double) -> (low: Double, high: Double) {
    if infos[child].isIndependent { return (states(axis)[child].min, states(axis)[child].max) }
    return (
      answer(child, Extent(0, cross, along: axis))[axis],
      answer(child, Extent(.infinity, cross, along: axis))[axis]
    )
  }

  /// Asks a child, and leaves the proposal and the answer with it.
  @discardableResult func take(_ child: Int, _ p: Extent) -> Extent {
    let size = answer(child, p)
    take(child, xs, p.width, size.width)
    take(child, ys, p.height, size.height)
    return size
  }

  /// What the children cover across the axis when their guides lie on one line at 0; the line counts.
  func crossRange(_ node: Int, _ axis: Axis, _ alignment: AlignmentCode) -> (low: Double, length: Double) {
    var (low, high) = (0.0, 0.0)
    for index in range(of: node) {
      let child = Int(links[index])
      let guide = guide(alignment, axis.across, of: child)
      low = min(low, -guide)
      high = max(high, states(axis.across)[child].length - guide)
    }
    return (low, high - low)
  }
}
