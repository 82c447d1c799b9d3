// Nodes around one child, axis by axis: what the child is proposed, and what the node answers.

import LeporelloGraphics

extension LayoutEngine {
  func measureWrapper(_ node: Int) {
    let inner = child(node)
    let info = infos[inner]
    infos[node].flags.formUnion(info.flags.intersection([.statesGuides, .hasBaselines]))
    infos[node].spacing = wrapperSpacing(node, inner)
    switch nodes[node].kind {
    case .alignmentGuide: infos[node].flags.insert(.statesGuides)
    case .frame(let width, let height, _) where !width.isNaN && !height.isNaN:
      set(&xs[node], width, width, width)
      set(&ys[node], height, height, height)
      infos[node].flags.formUnion([.independent, .clampsWidth, .clampsHeight])
      return
    case .aspectRatio:
      // The proposal of one axis follows from the other's, unless the child cares for neither.
      guard info.flags.contains([.independent, .clampsWidth, .clampsHeight]),
        xs[inner].min == xs[inner].max, ys[inner].min == ys[inner].max
      else { return }
    default: break
    }
    guard info.isIndependent else { return }
    infos[node].flags.insert(.independent)
    measureWrapper(node, inner, .horizontal, info)
    measureWrapper(node, inner, .vertical, info)
  }

  private func measureWrapper(_ node: Int, _ inner: Int, _ axis: Axis, _ info: NodeInfo) {
    measureByAsking(node, axis)
    if info.clamps(axis) || isBounded(node, axis) {
      infos[node].flags.insert(axis == .horizontal ? .clampsWidth : .clampsHeight)
    }
  }

  /// Whether a flexible frame's answer follows from its bounds alone.
  private func isBounded(_ node: Int, _ axis: Axis) -> Bool {
    guard case .flexFrame(let width, let height, _) = nodes[node].kind else { return false }
    let bounds = axis == .horizontal ? width : height
    return !bounds.min.isNaN && !bounds.max.isNaN
  }

  /// Frames and padded sides drop the child's preference, except that of a spacer alone in a frame.
  private func wrapperSpacing(_ node: Int, _ inner: Int) -> Int32 {
    let index = infos[inner].spacing
    switch nodes[node].kind {
    case .frame, .flexFrame:
      if case .spacer = nodes[inner].kind { return index }
      return 0
    case .padding(let insets):
      guard index != 0 else { return 0 }
      var spacing = spacings[Int(index)]
      if insets.top != 0 { spacing.top = nil }
      if insets.leading != 0 { spacing.leading = nil }
      if insets.bottom != 0 { spacing.bottom = nil }
      if insets.trailing != 0 { spacing.trailing = nil }
      return intern(spacing)
    case .scroll: return 0
    default: return index
    }
  }

  /// What a wrapper proposes its child along an axis.
  @inline(__always) func inner(_ node: Int, _ axis: Axis, _ p: Double) -> Double {
    switch nodes[node].kind {
    case .frame(let width, let height, _):
      let given = axis == .horizontal ? width : height
      return given.isNaN ? p : given
    case .flexFrame(let width, let height, _):
      return (axis == .horizontal ? width : height).offered(p)
    case .padding(let insets):
      return p.isNaN ? p : max(0, p - insets.sum(axis))
    case .fixedSize(let horizontal, let vertical):
      return (axis == .horizontal ? horizontal : vertical) ? .nan : p
    case .scroll(let axes, _, _):
      return axes.contains(Axis.Set(axis)) ? .nan : p
    default:
      return p
    }
  }

  /// What a wrapper answers along an axis when it was proposed `p` and its child answered `c`.
  @inline(__always) func outer(_ node: Int, _ axis: Axis, _ p: Double, _ c: Double) -> Double {
    switch nodes[node].kind {
    case .frame(let width, let height, _):
      let given = axis == .horizontal ? width : height
      return given.isNaN ? c : given
    case .flexFrame(let width, let height, _):
      return (axis == .horizontal ? width : height).answer(p, c)
    case .padding(let insets):
      return max(0, c + insets.sum(axis))
    case .position:
      return p.isNaN ? c : p
    case .scroll(let axes, _, _):
      return axes.contains(Axis.Set(axis)) && !p.isNaN ? p : c
    default:
      return c
    }
  }
}

extension EdgeInsets {
  /// Both insets along an axis.
  @inline(__always) func sum(_ axis: Axis) -> Double {
    axis == .horizontal ? Double(leading + trailing) : Double(top + bottom)
  }
}

extension AxisBounds {
  /// The proposal to the child: the ideal for nil, held between the bounds.
  @inline(__always) func offered(_ p: Double) -> Double {
    var q = p.isNaN ? ideal : p
    if q.isNaN { return q }
    if q < min { q = min }
    if q > max { q = max }
    return q
  }

  /// The frame's own length where the child answered `c`.
  @inline(__always) func answer(_ p: Double, _ c: Double) -> Double {
    if p.isNaN, !ideal.isNaN { return ideal }
    let q = offered(p)
    if !min.isNaN, !max.isNaN { return Swift.min(Swift.max(p.isNaN ? c : p, min), max) }
    if !min.isNaN { return Swift.max(min, q.isNaN ? c : Swift.min(q, c)) }
    if !max.isNaN { return Swift.min(max, q.isNaN ? c : Swift.max(q, c)) }
    return c
  }

  /// The proposal to the child when the frame takes its final length: nil stays nil only where nothing decided.
  @inline(__always) func placed(_ p: Double, _ length: Double) -> Double {
    if p.isNaN, ideal.isNaN, !(length <= min), !(length >= max) { return .nan }
    return length
  }
}
