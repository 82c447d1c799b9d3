// Where alignment guides stand: stated by a view or one inside it, else by default.

import LeporelloGraphics

/// A question for a guide, to remember its answer by.
struct GuideQuestion: Hashable {
  var node: Int
  var key: AlignmentKey
  var axis: Axis
  var width: UInt64
  var height: UInt64
}

extension LayoutEngine {
  /// Where a guide stands in a child as its parent last asked it.
  @inline(__always) func guide(_ code: AlignmentCode, _ axis: Axis, of child: Int) -> Double {
    let flags = infos[child].flags
    let length = states(axis)[child].length
    if flags.isDisjoint(with: [.statesGuides, .hasBaselines]) || (code.isEdge && !flags.contains(.statesGuides)) {
      return defaultGuide(code, axis, length, child)
    }
    return statedGuide(key(code, axis), axis, child) ?? defaultGuide(code, axis, length, child)
  }

  /// Where a guide stands in a view of the parent's own, which states none.
  @inline(__always) func ownGuide(_ code: AlignmentCode, _ axis: Axis, _ node: Int) -> Double {
    defaultGuide(code, axis, states(axis)[node].length, node)
  }

  @inline(__always) private func defaultGuide(
    _ code: AlignmentCode, _ axis: Axis, _ length: Double, _ node: Int
  ) -> Double {
    switch code.rawValue {
    case 0: 0
    case 1: length / 2
    case 2, 3, 4: length
    default: Double(key(code, axis).id.defaultValue(in: dimensions(node, size(of: node), proposal(of: node))))
    }
  }

  func key(_ code: AlignmentCode, _ axis: Axis) -> AlignmentKey {
    switch (code.rawValue, axis) {
    case (0, .horizontal): HorizontalAlignment.leading.key
    case (1, .horizontal): HorizontalAlignment.center.key
    case (2, .horizontal): HorizontalAlignment.trailing.key
    case (0, .vertical): VerticalAlignment.top.key
    case (1, .vertical): VerticalAlignment.center.key
    case (2, .vertical): VerticalAlignment.bottom.key
    case (3, _): VerticalAlignment.firstTextBaseline.key
    case (4, _): VerticalAlignment.lastTextBaseline.key
    default: tree.guides[Int(code.rawValue - AlignmentCode.firstCustom)]
    }
  }

  /// A view's size for a proposal, with its guides.
  func dimensions(_ node: Int, _ size: Extent, _ proposal: Extent) -> ViewDimensions {
    guard !infos[node].flags.isDisjoint(with: [.statesGuides, .hasBaselines]) else {
      return ViewDimensions(size: size.size)
    }
    return ViewDimensions(size: size.size) { [self] key, axis in
      let (x, y, flags) = (xs[node], ys[node], infos[node].flags)
      (xs[node].proposal, xs[node].length) = (proposal.width, size.width)
      (ys[node].proposal, ys[node].length) = (proposal.height, size.height)
      let result = statedGuide(key, axis, node)
      (xs[node].proposal, xs[node].length, ys[node].proposal, ys[node].length) =
        (x.proposal, x.length, y.proposal, y.length)
      infos[node].flags.formUnion(flags.union(.dirty))
      return result.map { CGFloat($0) }
    }
  }

  /// What a node, or one inside it, states for a guide, as its parent last asked it.
  func statedGuide(_ key: AlignmentKey, _ axis: Axis, _ node: Int) -> Double? {
    guard !infos[node].flags.isDisjoint(with: [.statesGuides, .hasBaselines]) else { return nil }
    let p = proposal(of: node)
    let question = GuideQuestion(
      node: node, key: key, axis: axis, width: p.width.bitPattern, height: p.height.bitPattern)
    if let known = guideMemo[question] { return known }
    let result = findGuide(key, axis, node, p)
    guideMemo[question] = .some(result)
    return result
  }

  private func findGuide(_ key: AlignmentKey, _ axis: Axis, _ node: Int, _ p: Extent) -> Double? {
    switch nodes[node].kind {
    case .text(let index):
      if key == VerticalAlignment.firstTextBaseline.key { return Double(textMetrics(Int(index), p).firstBaseline) }
      if key == VerticalAlignment.lastTextBaseline.key { return Double(textMetrics(Int(index), p).lastBaseline) }
      return nil
    case .alignmentGuide(let index):
      arrange(node)
      let stated = tree.guideValues[Int(index)]
      if stated.key == key, stated.axis == axis {
        let inner = child(node)
        return Double(stated.value(dimensions(inner, size(of: inner), proposal(of: inner))))
      }
      return shifted(key, child(node), axis)
    case .frame, .flexFrame, .padding, .fixedSize, .attachment, .offset, .position, .scroll, .aspectRatio,
      .safeAreaInset:
      arrange(node)
      return shifted(key, child(node), axis)
    case .viewThatFits(let axes):
      arrange(node)
      return shifted(key, fitting(node, axes, p), axis)
    case .stack, .layers, .grid, .gridRow, .lazyGrid, .lazyStack:
      arrange(node)
      return merged(key, axis, node)
    case .custom(let index):
      arrange(node)
      return customGuide(key, axis, node, Int(index)) ?? merged(key, axis, node)
    case .shape, .fixed, .spacer, .divider, .slot, .geometryReader:
      return nil
    }
  }

  /// A child's stated guide in its parent's coordinates; an offset moves no guide.
  private func shifted(_ key: AlignmentKey, _ child: Int, _ axis: Axis) -> Double? {
    guard let value = statedGuide(key, axis, child) else { return nil }
    if case .offset = nodes[Int(nodes[child].parent)].kind { return value }
    return value + states(axis)[child].origin
  }

  /// The children's stated guides as one: the average, the first of baselines, and none of the edges.
  private func merged(_ key: AlignmentKey, _ axis: Axis, _ node: Int) -> Double? {
    if let code = key.builtInCode, code.isEdge { return nil }
    var (sum, least, count) = (0.0, Double.infinity, 0)
    for index in range(of: node) {
      guard let value = shifted(key, Int(links[index]), axis) else { continue }
      sum += value
      least = min(least, value)
      count += 1
    }
    guard count > 0 else { return nil }
    return key.builtInCode == nil ? sum / Double(count) : least
  }
}
