// Bad numbers become usable ones before layout begins, each with a warning.

import LeporelloGraphics

extension LayoutEngine {
  /// Repairs the numbers of one node and records what was wrong.
  func repair(_ node: Int) {
    if nodes[node].priority.isNaN {
      warn(.badBound, node, "a layout priority that is not a number counts as 0")
      nodes[node].priority = 0
    }
    if nodes[node].priority != 0 { infos[node].flags.insert(.hasPriority) }
    switch nodes[node].kind {
    case .fixed(let width, let height):
      nodes[node].kind = .fixed(
        width: length(width, or: 0, "width", node), height: length(height, or: 0, "height", node))
    case .slot(let width, let height):
      nodes[node].kind = .slot(
        idealWidth: length(width, or: 10, "ideal width", node),
        idealHeight: length(height, or: 10, "ideal height", node))
    case .spacer(let minimum):
      nodes[node].kind = .spacer(minLength: length(minimum, or: minimum < 0 ? 0 : 8, "minimum length", node))
    case .stack(let axis, let alignment, let spacing):
      guard !spacing.isNaN, !spacing.isFinite else { return }
      nodes[node].kind = .stack(axis, alignment: alignment, spacing: finite(spacing, or: .nan, "spacing", node))
    case .lazyStack(let axis, let alignment, let spacing):
      guard !spacing.isNaN, !spacing.isFinite else { return }
      nodes[node].kind = .lazyStack(axis, alignment: alignment, spacing: finite(spacing, or: .nan, "spacing", node))
    case .safeAreaInset(let edge, let alignment, let spacing):
      guard !spacing.isNaN, !spacing.isFinite else { return }
      nodes[node].kind = .safeAreaInset(edge, alignment, spacing: finite(spacing, or: .nan, "spacing", node))
    case .frame(let width, let height, let alignment):
      nodes[node].kind = .frame(
        width: length(width, or: .nan, "width", node), height: length(height, or: .nan, "height", node), alignment)
    case .flexFrame(let width, let height, let alignment):
      nodes[node].kind = .flexFrame(
        bounds(width, "Width", node), bounds(height, "Height", node), alignment)
    case .padding(let insets):
      nodes[node].kind = .padding(
        EdgeInsets(
          top: finite(insets.top, or: 0, "top padding", node),
          leading: finite(insets.leading, or: 0, "leading padding", node),
          bottom: finite(insets.bottom, or: 0, "bottom padding", node),
          trailing: finite(insets.trailing, or: 0, "trailing padding", node)))
    case .aspectRatio(let ratio, let mode):
      if ratio.isNaN || (ratio.isFinite && ratio > 0) { return }
      warn(.badBound, node, "aspect ratio \(ratio.isFinite ? "\(ratio)" : "not a number") counts as not given")
      nodes[node].kind = .aspectRatio(.nan, mode)
    case .offset(let x, let y):
      nodes[node].kind = .offset(x: finite(x, or: 0, "x offset", node), y: finite(y, or: 0, "y offset", node))
    case .position(let x, let y):
      nodes[node].kind = .position(x: finite(x, or: 0, "x", node), y: finite(y, or: 0, "y", node))
    case .scroll(let axes, let x, let y):
      nodes[node].kind = .scroll(
        axes, x: finite(x, or: 0, "content offset", node), y: finite(y, or: 0, "content offset", node))
    case .text, .shape, .divider, .layers, .fixedSize, .attachment, .geometryReader, .viewThatFits, .grid, .gridRow,
      .lazyGrid, .custom, .alignmentGuide:
      return
    }
  }

  func warn(_ kind: LayoutWarning.Kind, _ node: Int, _ message: String) {
    let name = tree.names[node] ?? nodes[node].kind.name
    repairs.append(LayoutWarning(kind: kind, node: node, name: name, place: tree.places[node], message: message))
  }

  /// A length that may not be negative or without end.
  private func length(_ given: Double, or fallback: Double, _ what: String, _ node: Int) -> Double {
    if given.isNaN || (given.isFinite && given >= 0) { return given.isNaN && !fallback.isNaN ? fallback : given }
    let kept = fallback.isNaN ? "not given" : "\(fallback)"
    warn(.badBound, node, "\(what) \(given == -.infinity ? "not a number" : "\(given)") counts as \(kept)")
    return fallback
  }

  private func finite(_ given: Double, or fallback: Double, _ what: String, _ node: Int) -> Double {
    if given.isFinite { return given }
    let kept = fallback.isNaN ? "not given" : "\(fallback)"
    warn(.badBound, node, "\(what) \(given == .infinity ? "without end" : "not a number") counts as \(kept)")
    return fallback
  }

  private func finite(_ given: CGFloat, or fallback: Double, _ what: String, _ node: Int) -> CGFloat {
    CGFloat(finite(Double(given), or: fallback, what, node))
  }

  /// Puts bounds in order: minimum at least 0, ideal at least the minimum, maximum at least the ideal.
  private func bounds(_ given: AxisBounds, _ axis: String, _ node: Int) -> AxisBounds {
    var result = given
    if given.min < 0 || given.min == .infinity {
      let isNumber = given.min.isFinite
      result.min = isNumber ? 0 : .nan
      warn(
        .badBound, node,
        "min\(axis) \(isNumber ? "\(given.min) counts as 0" : "that is not a finite number counts as not given")")
    }
    if given.ideal.isInfinite {
      result.ideal = .nan
      warn(.badBound, node, "ideal\(axis) that is not a finite number counts as not given")
    }
    if given.max == -.infinity {
      result.max = .nan
      warn(.badBound, node, "max\(axis) that is not a number counts as not given")
    }
    let floor = result.min.isNaN ? 0 : result.min
    if result.ideal < floor {
      warn(.badBound, node, "ideal\(axis) \(result.ideal) is raised to \(floor)")
      result.ideal = floor
    }
    let least = result.ideal.isNaN ? floor : result.ideal
    if result.max < least {
      warn(.badBound, node, "max\(axis) \(result.max) is raised to \(least)")
      result.max = least
    }
    return result
  }
}
