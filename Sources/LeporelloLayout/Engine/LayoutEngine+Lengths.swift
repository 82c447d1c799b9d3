// Answers along one axis, for nodes whose axes do not depend on each other.

import LeporelloGraphics

extension LayoutEngine {
  /// The answer of an independent node to a proposal along one axis.
  @inline(__always) func length(_ node: Int, _ axis: Axis, _ p: Double) -> Double {
    if infos[node].clamps(axis) { return states(axis)[node].clamped(p) }
    return workedOutLength(node, axis, p)
  }

  private func workedOutLength(_ node: Int, _ axis: Axis, _ p: Double) -> Double {
    let all = states(axis)
    if p.isNaN { return all[node].ideal }
    if p == 0 { return all[node].min }
    if p == .infinity { return all[node].max }
    if all[node].asked == p { return all[node].answered }
    evaluations += 1
    if !questions.isEmpty { questions[node] += 1 }
    let result = evaluate(node, axis, p)
    all[node].asked = p
    all[node].answered = result
    return result
  }

  /// Works an answer out.
  func evaluate(_ node: Int, _ axis: Axis, _ p: Double) -> Double {
    switch nodes[node].kind {
    case .stack(let along, _, _):
      if along == axis { return distribute(node, axis, p) }
      return longest(node, axis, p, ofPriority: nil)
    case .layers:
      return longest(node, axis, p, ofPriority: topPriority(node))
    case .safeAreaInset(let edge, _, let spacing):
      if edge.axis != axis { return longest(node, axis, p, ofPriority: nil) }
      return inset(node, axis, p, spacing).total
    default:
      let child = child(node)
      return outer(node, axis, p, length(child, axis, inner(node, axis, p)))
    }
  }

  private func longest(_ node: Int, _ axis: Axis, _ p: Double, ofPriority priority: Double?) -> Double {
    var result = 0.0
    for index in range(of: node) {
      let child = Int(links[index])
      if let priority, nodes[child].priority != priority { continue }
      result = max(result, length(child, axis, p))
    }
    return result
  }

  /// A page and its bar along the edge's axis.
  struct Inset {
    var barProposal: Double
    var bar: Double
    var pageProposal: Double
    var page: Double
    var gap: Double
    var total: Double { bar + gap + page }
  }

  func inset(_ node: Int, _ axis: Axis, _ p: Double, _ spacing: Double) -> Inset {
    let (page, bar) = (child(node), child(node, 1))
    let gap = insetGap(node, spacing)
    let least = p.isNaN ? 0 : length(page, axis, 0)
    let barProposal = p.isNaN ? p : max(0, p - gap - least)
    let barLength = length(bar, axis, barProposal)
    let pageProposal = p.isNaN || barLength == .infinity ? p : max(0, p - barLength - gap)
    return Inset(
      barProposal: barProposal, bar: barLength, pageProposal: pageProposal, page: length(page, axis, pageProposal),
      gap: gap)
  }

  /// The gap between a page and its bar.
  func insetGap(_ node: Int, _ spacing: Double) -> Double {
    guard spacing.isNaN, case .safeAreaInset(let edge, _, _) = nodes[node].kind else { return spacing }
    let (page, bar) = (infos[child(node)].spacing, infos[child(node, 1)].spacing)
    let (first, second) = edge == .top || edge == .leading ? (bar, page) : (page, bar)
    return Double(spacings[Int(first)].distance(to: spacings[Int(second)], along: edge.axis))
  }
}

extension Edge {
  /// The axis on which the edge bounds a rectangle.
  var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
}
