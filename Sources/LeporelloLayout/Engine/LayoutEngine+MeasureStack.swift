// What is known of a stack before any proposal: sums along its axis, maxima across it.

import LeporelloGraphics

extension LayoutEngine {
  func measureStack(_ node: Int, _ axis: Axis, _ alignment: AlignmentCode, _ spacing: Double) {
    let span = range(of: node)
    if span.isEmpty {
      infos[node].spacing = 1
      set(&xs[node], 0, 0, 0)
      set(&ys[node], 0, 0, 0)
      infos[node].flags.formUnion([.independent, .clampsWidth, .clampsHeight])
      return
    }
    let (along, across) = (states(axis), states(axis.across))
    var all: NodeInfo.Flags = [.independent, .clampsWidth, .clampsHeight]
    var any: NodeInfo.Flags = []
    var (low, ideal, high) = (0.0, 0.0, 0.0)
    var (crossLow, crossIdeal, crossHigh) = (0.0, 0.0, 0.0)
    var isOrdered = true
    var (lastSlack, lastLow) = (-1.0, 0.0)
    var areAllPlain = true
    for index in span {
      let child = Int(links[index])
      let flags = infos[child].flags
      if infos[child].spacing != 0 { areAllPlain = false }
      all.formIntersection(flags)
      any.formUnion(flags)
      let (a, c) = (along[child], across[child])
      low += a.min
      ideal += a.ideal
      high += a.max
      crossLow = max(crossLow, c.min)
      crossIdeal = max(crossIdeal, c.ideal)
      crossHigh = max(crossHigh, c.max)
      let slack = a.max - a.min
      if slack < lastSlack || (slack == .infinity && lastSlack == slack && a.min > lastLow) { isOrdered = false }
      (lastSlack, lastLow) = (slack, a.min)
    }
    if any.contains(.hasPriority) { isOrdered = isOrdered && hasOnePriority(span) }
    setGaps(node, axis, spacing, areAllPlain)
    let gaps = infos[node].gaps
    (low, ideal, high) = (low + gaps, ideal + gaps, high + gaps)
    infos[node].flags.formUnion(any.intersection([.statesGuides, .hasBaselines]))
    guard all.contains(.independent), !needsGuides(any, alignment) else { return }
    infos[node].flags.insert(.independent)
    if isOrdered { infos[node].flags.insert(.isOrdered) }
    set(&along[node], low, ideal, high)
    set(&across[node], crossLow, crossIdeal, crossHigh)
    let (alongFlag, acrossFlag): (NodeInfo.Flags, NodeInfo.Flags) =
      axis == .horizontal ? (.clampsWidth, .clampsHeight) : (.clampsHeight, .clampsWidth)
    if all.contains(acrossFlag) { infos[node].flags.insert(acrossFlag) }
    // Shares are no formula, but a stack of constant lengths is constant, and a single child gets everything.
    if low == high || (span.count == 1 && all.contains(alongFlag)) { infos[node].flags.insert(alongFlag) }
  }

  private func hasOnePriority(_ span: Range<Int>) -> Bool {
    let priority = nodes[Int(links[span.lowerBound])].priority
    return span.allSatisfy { nodes[Int(links[$0])].priority == priority }
  }

  /// Whether children line up by guides that do not follow from their lengths.
  func needsGuides(_ flags: NodeInfo.Flags, _ alignment: AlignmentCode) -> Bool {
    if flags.contains(.statesGuides) { return true }
    if alignment.isEdge { return false }
    return alignment.rawValue >= AlignmentCode.firstCustom || flags.contains(.hasBaselines)
  }

  /// Finds the gaps between a stack's children, and what the stack prefers around itself: its first and last
  /// child's preference along the axis, and the largest across it.
  private func setGaps(_ node: Int, _ axis: Axis, _ spacing: Double, _ areAllPlain: Bool) {
    let span = range(of: node)
    if areAllPlain || !spacing.isNaN {
      infos[node].gap = spacing.isNaN ? Double(ViewSpacing.standard) : spacing
      infos[node].gaps = infos[node].gap * Double(span.count - 1)
    }
    if areAllPlain { return }
    var outer = spacings[Int(infos[Int(links[span.lowerBound])].spacing)]
    var previous = outer
    var total = 0.0
    for index in span.dropFirst() {
      let child = Int(links[index])
      let next = spacings[Int(infos[child].spacing)]
      if spacing.isNaN {
        infos[child].gapBefore = Double(previous.distance(to: next, along: axis))
        total += infos[child].gapBefore
      }
      outer.formUnion(next, edges: axis == .horizontal ? .vertical : .horizontal)
      previous = next
    }
    if axis == .horizontal { outer.trailing = previous.trailing } else { outer.bottom = previous.bottom }
    infos[node].spacing = intern(outer)
    guard spacing.isNaN else { return }
    infos[node].flags.insert(.hasOwnGaps)
    infos[node].gaps = total
  }
}
