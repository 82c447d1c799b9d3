// The rule of stacks: who is offered how much, in which order.

import LeporelloGraphics

extension LayoutEngine {
  /// Offers the children of a stack with independent axes their shares of `p` along its axis, leaves share and
  /// answer with each child, and returns the stack's length.
  func distribute(_ node: Int, _ axis: Axis, _ p: Double) -> Double {
    let all = states(axis)
    let span = range(of: node)
    all[node].asked = p
    if p.isNaN {
      for index in span { take(Int(links[index]), all, .nan, all[Int(links[index])].ideal) }
      return all[node].ideal
    }
    guard infos[node].flags.contains(.isOrdered) else { return distributeInOrder(node, axis, p) }
    var rest = p - infos[node].gaps
    var left = Double(span.count)
    var total = infos[node].gaps
    // Where a child takes just its share, the next one's is the same, which saves a division.
    var share = max(0, rest / left)
    for index in span {
      let child = Int(links[index])
      let answer = infos[child].clamps(axis) ? all[child].clamped(share) : length(child, axis, share)
      take(child, all, share, answer)
      let next = rest - answer
      if !next.isNaN { rest = next }
      left -= 1
      total += answer
      if answer != share { share = max(0, rest / left) }
    }
    return total
  }

  /// Leaves a share and its answer with a child, which is out of date where they are new to it.
  @inline(__always) func take(_ child: Int, _ all: NodeBuffer<AxisState>, _ share: Double, _ answer: Double) {
    let isSameLength = all[child].length == answer
    if isSameLength, same(all[child].proposal, share) { return }
    all[child].proposal = share
    all[child].length = answer
    // What is constant is the same inside whatever it is offered.
    if isSameLength, all[child].min == all[child].max, infos[child].isIndependent { return }
    infos[child].flags.insert(.dirty)
  }

  private func distributeInOrder(_ node: Int, _ axis: Axis, _ p: Double) -> Double {
    let all = states(axis)
    return withEntries(node, { (all[$0].min, all[$0].max) }) { entries in
      serve(entries, p - infos[node].gaps) { child, share in
        let answer = length(child, axis, share)
        take(child, all, share, answer)
        return answer
      } + infos[node].gaps
    }
  }

  /// The children in the order in which they are served.
  func withEntries<Result>(
    _ node: Int, _ bounds: (Int) -> (low: Double, high: Double),
    _ body: (UnsafeMutableBufferPointer<StackEntry>) -> Result
  ) -> Result {
    let span = range(of: node)
    return withUnsafeTemporaryAllocation(of: StackEntry.self, capacity: span.count) { entries in
      for (place, index) in span.enumerated() {
        let child = Int(links[index])
        let (low, high) = bounds(child)
        let slack = high - low
        entries.initializeElement(
          at: place,
          to: StackEntry(
            node: Int32(child), place: Int32(place), priority: nodes[child].priority, low: low,
            slack: slack.isNaN ? 0 : slack))
      }
      var sorted = entries
      sorted.sort { $0.isBefore($1) }
      return body(entries)
    }
  }

  /// Serves groups of one priority, highest first: each group has what is left after the groups before it and the
  /// minima of those after it, and shares it evenly among the children still to come.
  func serve(
    _ entries: UnsafeMutableBufferPointer<StackEntry>, _ available: Double, _ ask: (Int, Double) -> Double
  ) -> Double {
    var reserved = entries.reduce(0) { $0 + $1.low }
    var rest = available
    var total = 0.0
    var start = 0
    while start < entries.count {
      var end = start
      while end < entries.count, entries[end].priority == entries[start].priority {
        let next = reserved - entries[end].low
        reserved = next.isNaN ? reserved : next
        end += 1
      }
      if end == entries.count { reserved = 0 }
      var group = rest - reserved
      if group.isNaN { group = rest }
      for place in start..<end {
        let answer = ask(Int(entries[place].node), max(0, group / Double(end - place)))
        let (nextGroup, nextRest) = (group - answer, rest - answer)
        if !nextGroup.isNaN { group = nextGroup }
        if !nextRest.isNaN { rest = nextRest }
        total += answer
      }
      start = end
    }
    return total
  }
}
