// Lazy grids: items describe the columns, and lines of cells follow each other.

import LeporelloGraphics

extension LayoutEngine {
  /// A lazy grid's columns (for an upright one) and lines.
  struct LazyGridPlan {
    var columns: [Double] = []
    var starts: [Double] = []
    var alignments: [Alignment?] = []
    var lines: [Double] = []
    var gap = 0.0
    var axis: Axis

    var size: Extent {
      let along = lines.reduce(0, +) + gap * Double(max(0, lines.count - 1))
      let across = (starts.last ?? 0) + (columns.last ?? 0)
      return Extent(along, across, along: axis)
    }
  }

  func lazyGridPlan(_ node: Int, _ index: Int, _ p: Extent) -> LazyGridPlan {
    let spec = tree.lazyGrids[index]
    var plan = LazyGridPlan(axis: spec.axis)
    plan.gap = gap(spec.spacing)
    setColumns(&plan, spec.items, p[spec.axis.across])
    guard !plan.columns.isEmpty else { return plan }
    var line = 0.0
    for (place, index) in range(of: node).enumerated() {
      let column = place % plan.columns.count
      let size = answer(Int(links[index]), Extent(.nan, plan.columns[column], along: spec.axis))
      line = column == 0 ? size[spec.axis] : max(line, size[spec.axis])
      if column == 0 { plan.lines.append(line) } else { plan.lines[plan.lines.count - 1] = line }
    }
    return plan
  }

  /// Fixed items first; every other item then takes an even share of what is left, between its bounds, and an
  /// adaptive one fills its share with as many columns as fit.
  private func setColumns(_ plan: inout LazyGridPlan, _ items: [GridItem], _ p: Double) {
    let gaps = items.map { gap($0.spacing) }
    var rest = p - gaps.dropLast().reduce(0, +)
    var left = 0.0
    for item in items {
      if case .fixed(let length) = item.size { rest -= nonNegative(length) } else { left += 1 }
    }
    var position = 0.0
    for (item, gap) in zip(items, gaps) {
      var columns: [Double]
      switch item.size {
      case .fixed(let length): columns = [nonNegative(length)]
      case .flexible(let minimum, let maximum):
        let share = p.isNaN ? 10 : max(0, rest / left)
        columns = [min(max(share, nonNegative(minimum)), max(nonNegative(minimum), Double(maximum)))]
        rest -= columns[0]
        left -= 1
      case .adaptive(let minimum, let maximum):
        let least = max(nonNegative(minimum), 1)
        let share = p.isNaN ? least : max(0, rest / left)
        let fitting = share.isFinite ? ((share + gap) / max(least + gap, 1)).rounded(.down) : 1
        let count = max(1, min(fitting, 1e6))
        let each = min(max((share - gap * (count - 1)) / count, least), max(least, Double(maximum)))
        columns = Array(repeating: each, count: Int(count))
        rest -= each * count + gap * (count - 1)
        left -= 1
      }
      for column in columns {
        plan.columns.append(column)
        plan.starts.append(position)
        plan.alignments.append(item.alignment)
        position += column + gap
      }
    }
  }

  private func nonNegative(_ length: CGFloat) -> Double { length.isFinite && length > 0 ? Double(length) : 0 }

  func arrangeLazyGrid(_ node: Int, _ index: Int) {
    let spec = tree.lazyGrids[index]
    let plan = lazyGridPlan(node, index, proposal(of: node))
    guard !plan.columns.isEmpty else { return }
    let tops = starts(plan.lines, plan.gap)
    let axis = spec.axis
    for (place, index) in range(of: node).enumerated() {
      let child = Int(links[index])
      let (column, line) = (place % plan.columns.count, place / plan.columns.count)
      settle(child, Extent(.nan, plan.columns[column], along: axis))
      let own = plan.alignments[column]
      let acrossKey = axis == .vertical ? own?.horizontal.key : own?.vertical.key
      let alongKey = axis == .vertical ? own?.vertical.key : own?.horizontal.key
      let across = acrossKey?.builtInCode ?? spec.alignment
      let along = alongKey?.builtInCode ?? .center
      states(axis.across)[child].origin =
        plan.starts[column] + placeIn(plan.columns[column], across, axis.across, child)
      states(axis)[child].origin = tops[line] + placeIn(plan.lines[line], along, axis, child)
    }
  }

  private func placeIn(_ box: Double, _ code: AlignmentCode, _ axis: Axis, _ child: Int) -> Double {
    let own = code == .start ? 0 : code == .center ? box / 2 : box
    return own - guide(code, axis, of: child)
  }
}
