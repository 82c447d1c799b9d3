// Lazy stacks: children at their ideal length, of which only those that can be seen are laid out.

import LeporelloGraphics

extension LayoutEngine {
  /// How many children a lazy stack asks when only its length is wanted.
  private static var sample: Int { 32 }

  /// The proposal along its own axis means nothing to a lazy stack; across it, it takes what is offered. The length
  /// of more than a few children is estimated from the first.
  func lazyStackSize(_ node: Int, _ axis: Axis, _ spacing: Double, _ p: Extent) -> Extent {
    let span = range(of: node)
    let gap = spacing.isNaN ? Double(ViewSpacing.standard) : spacing
    var (total, widest) = (0.0, 0.0)
    for index in span.prefix(Self.sample) {
      let size = answer(Int(links[index]), Extent(.nan, p[axis.across], along: axis))
      total += size[axis]
      widest = max(widest, size[axis.across])
    }
    if span.count > Self.sample { total *= Double(span.count) / Double(Self.sample) }
    let across = p[axis.across].isFinite ? p[axis.across] : widest
    return Extent(total + gap * Double(max(0, span.count - 1)), across, along: axis)
  }

  func arrangeLazyStack(_ node: Int, _ axis: Axis, _ alignment: AlignmentCode, _ spacing: Double) {
    let across = size(of: node)[axis.across]
    let gap = spacing.isNaN ? Double(ViewSpacing.standard) : spacing
    let seen = window(of: node, axis)
    let own = alignment == .start ? 0 : alignment == .center ? across / 2 : across
    var position = 0.0
    var isPast = false
    for index in range(of: node) {
      let child = Int(links[index])
      if isPast {
        hide(child, true)
        continue
      }
      settle(child, Extent(.nan, across, along: axis))
      let length = states(axis)[child].length
      states(axis)[child].origin = position
      states(axis.across)[child].origin = own - guide(alignment, axis.across, of: child)
      hide(child, position > seen.upperBound || position + length < seen.lowerBound)
      position += length + gap
      isPast = position > seen.upperBound
    }
  }

  /// What of a node the nearest scroll view along an axis shows, in the node's coordinates; all of it where there
  /// is none.
  private func window(of node: Int, _ axis: Axis) -> ClosedRange<Double> {
    var inner = node
    var start = 0.0
    while nodes[inner].parent >= 0 {
      let parent = Int(nodes[inner].parent)
      start += states(axis)[inner].origin
      if case .scroll(let axes, _, _) = nodes[parent].kind,
        axes.contains(Axis.Set(axis))
      {
        return -start...max(-start, states(axis)[parent].length - start)
      }
      inner = parent
    }
    return -.infinity ... .infinity
  }
}
