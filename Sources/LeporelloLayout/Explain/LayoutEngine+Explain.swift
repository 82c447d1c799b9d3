// Finds the rule that decided each node, from what the layout left behind.

package import LeporelloGraphics

extension LayoutTree {
  /// Lays out as `layout` does and says why.
  package func explain(
    in size: CGSize, measurer: any TextMeasurer, scale: CGFloat = 1, direction: LayoutDirection = .leftToRight,
    safeArea: EdgeInsets = EdgeInsets()
  ) -> LayoutExplanation {
    let engine = LayoutEngine(self, measurer: measurer, scale: scale, direction: direction)
    engine.layout(in: size, safeArea: safeArea)
    return engine.explain()
  }
}

extension LayoutEngine {
  /// What the last layout decided, node by node, and why.
  package func explain() -> LayoutExplanation {
    var entries: [LayoutExplanation.Entry] = []
    onDeepStack {
      guard self.nodes.count > 0 else { return }
      var open = [(node: self.tree.root, depth: 0)]
      while let (node, depth) = open.popLast() {
        if self.infos[node].flags.contains(.hidden) { continue }
        entries.append(self.entry(node, depth))
        for index in self.range(of: node).reversed() { open.append((Int(self.links[index]), depth + 1)) }
      }
    }
    return LayoutExplanation(entries: entries, warnings: repairs + overflows())
  }

  private func entry(_ node: Int, _ depth: Int) -> LayoutExplanation.Entry {
    LayoutExplanation.Entry(
      node: node, depth: depth, name: tree.names[node] ?? nodes[node].kind.name, place: tree.places[node],
      proposal: proposal(of: node).proposal, answer: size(of: node).size, frame: frame(of: node), rule: rule(node))
  }

  private func rule(_ node: Int) -> String {
    var rules = [parentRule(node)]
    for own in ownRules(node) where !rules.contains(own) { rules.append(own) }
    return rules.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// What the parent decided.
  private func parentRule(_ node: Int) -> String {
    if node == tree.root { return "proposed the whole, centred" }
    let parent = Int(nodes[node].parent)
    let isSecond = child(parent) != node
    switch nodes[parent].kind {
    case .stack(let axis, _, _): return stackRule(node, parent, axis)
    case .layers: return "proposed the zstack's size"
    case .frame(let width, let height, _):
      return "in a frame of \(fixed(width, "width")) \(fixed(height, "height"))"
    case .flexFrame: return "proposed the frame's size"
    case .padding(let insets):
      return "inset by \(text(insets.sum(.horizontal))) across and \(text(insets.sum(.vertical))) down"
    case .fixedSize: return "ideal size"
    case .aspectRatio(let ratio, let mode):
      return "\(mode == .fit ? "fits" : "fills") at ratio \(ratio.isNaN ? "of its ideal size" : text(ratio))"
    case .attachment(_, let isBehind):
      return isSecond ? "proposed the size of what it lies \(isBehind ? "behind" : "before")" : "decides the size"
    case .offset(let x, let y): return "moved by \(text(x)), \(text(y))"
    case .position(let x, let y): return "centred at \(text(x)), \(text(y))"
    case .geometryReader: return "at the reader's corner"
    case .safeAreaInset: return isSecond ? "bar beside the page" : "what the bar leaves"
    case .viewThatFits: return "first that fits"
    case .grid, .gridRow: return "cell of its row and column"
    case .lazyGrid: return "cell of its column"
    case .lazyStack: return "ideal length"
    case .scroll: return "ideal length along the scroll view"
    case .custom: return "placed by its layout"
    case .alignmentGuide: return "states a guide"
    case .shape, .fixed, .text, .spacer, .divider, .slot: return ""
    }
  }

  private func fixed(_ length: Double, _ what: String) -> String {
    length.isNaN ? "free \(what)" : "\(what) \(text(length))"
  }

  /// The child's turn in its stack, and how its answer differs from its share.
  private func stackRule(_ node: Int, _ stack: Int, _ axis: Axis) -> String {
    let p = proposal(of: stack)
    if p[axis].isNaN { return "ideal length" }
    let cross = p[axis.across].isNaN ? size(of: stack)[axis.across] : p[axis.across]
    let (low, high) = bounds(node, axis, cross)
    let (share, answer) = (proposal(of: node)[axis], size(of: node)[axis])
    if low == high { return "fixed \(text(low))" }
    if low > 0, abs(answer - low) < 1e-9 { return "min \(text(low)) reserved" }
    if abs(answer - high) < 1e-9, answer < share { return "clamped to max \(text(high))" }
    let turn = withEntries(stack, { bounds($0, axis, cross) }) { entries -> String in
      guard let place = entries.firstIndex(where: { Int($0.node) == node }) else { return "" }
      let group = entries.indices.filter { entries[$0].priority == entries[place].priority }
      return "share \(place - (group.first ?? 0) + 1) of \(group.count)"
    }
    return abs(answer - share) < 1e-9 ? turn : "\(turn), takes \(text(answer)) of \(text(share))"
  }

  /// What the node itself decided.
  private func ownRules(_ node: Int) -> [String] {
    switch nodes[node].kind {
    case .flexFrame(let width, let height, _):
      return [boundRule(node, .horizontal, width), boundRule(node, .vertical, height)].compactMap { $0 }
    case .text:
      let p = proposal(of: node).width
      return [p.isFinite ? "text in width \(text(p))" : "text on its own lines"]
    case .spacer(let length):
      let axis: Axis = infos[node].flags.contains(.alongHeight) ? .vertical : .horizontal
      return states(axis)[node].length == length ? ["min \(text(length)) reserved"] : []
    default:
      return []
    }
  }

  private func boundRule(_ node: Int, _ axis: Axis, _ bounds: AxisBounds) -> String? {
    let (p, length) = (states(axis)[node].proposal, states(axis)[node].length)
    if p.isNaN { return bounds.ideal.isNaN ? nil : "ideal \(text(bounds.ideal))" }
    if length == bounds.max, p > bounds.max { return "clamped to max \(text(bounds.max))" }
    if length == bounds.min, p <= bounds.min { return "min \(text(bounds.min)) reserved" }
    return nil
  }
}
