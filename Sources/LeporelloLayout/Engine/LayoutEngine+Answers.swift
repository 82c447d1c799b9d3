// Answers on both axes at once, for nodes whose axes depend on each other.

import LeporelloGraphics

extension LayoutEngine {
  /// The answer of any node to a proposal.
  @inline(__always) func answer(_ node: Int, _ p: Extent) -> Extent {
    if infos[node].isIndependent {
      return Extent(length(node, .horizontal, p.width), length(node, .vertical, p.height))
    }
    return rememberedAnswer(node, p)
  }

  private func rememberedAnswer(_ node: Int, _ p: Extent) -> Extent {
    let place: Int
    if infos[node].memo >= 0 {
      place = Int(infos[node].memo)
      if let known = memos[place].answer(to: p) { return known }
    } else {
      place = memos.count
      memos.append(Memo())
      infos[node].memo = Int32(place)
    }
    evaluations += 1
    if !questions.isEmpty { questions[node] += 1 }
    let result = workOut(node, p)
    memos[place].remember(p, result)
    return result
  }

  /// Drops what is remembered of a node.
  func forget(_ node: Int) { memos[Int(infos[node].memo)] = Memo() }

  private func workOut(_ node: Int, _ p: Extent) -> Extent {
    switch nodes[node].kind {
    case .text(let index): return textSize(Int(index), p)
    case .stack(let axis, let alignment, _): return coupledStack(node, axis, alignment, p)
    case .layers: return layersSize(node, p)
    case .safeAreaInset(let edge, _, let spacing): return coupledInset(node, edge.axis, p, spacing).size
    case .aspectRatio(let ratio, let mode):
      let inner = child(node)
      return answer(inner, ratioProposal(inner, ratio, mode, p))
    case .viewThatFits(let axes): return answer(fitting(node, axes, p), p)
    case .grid(let index): return gridPlan(node, Int(index), p).size
    case .gridRow: return coupledStack(node, .horizontal, .center, p)
    case .lazyGrid(let index): return lazyGridPlan(node, Int(index), p).size
    case .lazyStack(let axis, _, let spacing): return lazyStackSize(node, axis, spacing, p)
    case .custom(let index): return customSize(node, Int(index), p)
    case .frame, .flexFrame, .padding, .fixedSize, .attachment, .offset, .position, .scroll, .alignmentGuide,
      .shape, .fixed, .spacer, .divider, .slot, .geometryReader:
      let inner = answer(child(node), innerProposal(node, p))
      return Extent(
        outer(node, .horizontal, p.width, inner.width), outer(node, .vertical, p.height, inner.height))
    }
  }

  /// What a wrapper proposes its child.
  @inline(__always) func innerProposal(_ node: Int, _ p: Extent) -> Extent {
    Extent(inner(node, .horizontal, p.width), inner(node, .vertical, p.height))
  }

  func textMetrics(_ index: Int, _ p: Extent) -> TextMetrics {
    let width = p.width.isFinite ? CGFloat(p.width) : nil
    // Sums of shares may miss a height by the last bits of a Double.
    return measurer.fitting(tree.texts[index], width: width, height: CGFloat(p.height + 1e-3)).metrics
  }

  private func textSize(_ index: Int, _ p: Extent) -> Extent {
    let size = textMetrics(index, p).size
    return Extent(Double(size.width), Double(size.height))
  }

  /// The largest answer of the children of the highest priority.
  private func layersSize(_ node: Int, _ p: Extent) -> Extent {
    let top = topPriority(node)
    var result = Extent(0, 0)
    for index in range(of: node) {
      let child = Int(links[index])
      guard nodes[child].priority == top else { continue }
      let size = answer(child, p)
      result = Extent(max(result.width, size.width), max(result.height, size.height))
    }
    return result
  }

  /// The largest box of a ratio inside the proposal, or the smallest around it.
  func ratioProposal(_ inner: Int, _ ratio: Double, _ mode: ContentMode, _ p: Extent) -> Extent {
    if p.width.isNaN, p.height.isNaN { return p }
    var shape = Extent(ratio, 1)
    if ratio.isNaN { shape = answer(inner, Extent(.nan, .nan)) }
    guard shape.width > 0, shape.height > 0, shape.width.isFinite, shape.height.isFinite else { return p }
    let across = (p.width.isNaN ? .infinity : p.width) / shape.width
    let down = (p.height.isNaN ? .infinity : p.height) / shape.height
    let isFilling = mode == .fill && !p.width.isNaN && !p.height.isNaN
    let factor = isFilling ? max(across, down) : min(across, down)
    return Extent(factor * shape.width, factor * shape.height)
  }

  /// The first child whose ideal size fits, else the last.
  func fitting(_ node: Int, _ axes: Axis.Set, _ p: Extent) -> Int {
    let span = range(of: node)
    for index in span {
      let child = Int(links[index])
      let ideal = answer(child, Extent(.nan, .nan))
      let fitsWidth = !axes.contains(.horizontal) || p.width.isNaN || ideal.width <= p.width
      let fitsHeight = !axes.contains(.vertical) || p.height.isNaN || ideal.height <= p.height
      if fitsWidth, fitsHeight { return child }
    }
    return Int(links[span.upperBound - 1])
  }

  /// A page and its bar where their axes depend on each other.
  struct CoupledInset {
    var barProposal: Extent
    var bar: Extent
    var pageProposal: Extent
    var page: Extent
    var gap: Double
    var axis: Axis

    var size: Extent {
      Extent(
        bar[axis] + gap + page[axis], max(bar[axis.across], page[axis.across]), along: axis)
    }
  }

  func coupledInset(_ node: Int, _ axis: Axis, _ p: Extent, _ spacing: Double) -> CoupledInset {
    let (page, bar) = (child(node), child(node, 1))
    let gap = insetGap(node, spacing)
    let (along, across) = (p[axis], p[axis.across])
    let least = along.isNaN ? 0 : answer(page, Extent(0, across, along: axis))[axis]
    let barProposal = Extent(along.isNaN ? along : max(0, along - gap - least), across, along: axis)
    let barSize = answer(bar, barProposal)
    let rest = along.isNaN || barSize[axis] == .infinity ? along : max(0, along - barSize[axis] - gap)
    let pageProposal = Extent(rest, across, along: axis)
    return CoupledInset(
      barProposal: barProposal, bar: barSize, pageProposal: pageProposal, page: answer(page, pageProposal), gap: gap,
      axis: axis)
  }
}
