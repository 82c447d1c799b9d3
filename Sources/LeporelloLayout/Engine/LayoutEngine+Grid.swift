// Grids: every column as wide as its widest cell, every row as high as its highest; flexible ones share the rest.

import LeporelloGraphics

extension LayoutEngine {
  /// A grid's columns and rows for one proposal.
  struct GridPlan {
    /// One cell and where it stands.
    struct Cell {
      var node: Int
      var row: Int
      var column: Int
      var span: Int
    }
    var cells: [Cell] = []
    var columns: [Double] = []
    var rows: [Double] = []
    var columnGap = 0.0
    var rowGap = 0.0

    var size: Extent {
      Extent(
        columns.reduce(0, +) + columnGap * Double(max(0, columns.count - 1)),
        rows.reduce(0, +) + rowGap * Double(max(0, rows.count - 1)))
    }

    /// The width of a cell's columns with the gaps between them.
    func width(of cell: Cell) -> Double {
      columns[cell.column..<min(columns.count, cell.column + cell.span)].reduce(0, +)
        + columnGap * Double(cell.span - 1)
    }
  }

  /// What a column or a row answers to 0, nil and infinity.
  private struct Line {
    var low = 0.0
    var ideal = 0.0
    var high = 0.0

    mutating func cover(_ low: Double, _ ideal: Double, _ high: Double) {
      (self.low, self.ideal, self.high) = (max(self.low, low), max(self.ideal, ideal), max(self.high, high))
    }
    func clamped(_ p: Double) -> Double { min(max(p, low), max(low, high)) }
  }

  func gridPlan(_ node: Int, _ index: Int, _ p: Extent) -> GridPlan {
    let spec = tree.grids[index]
    var plan = gridCells(node)
    plan.columnGap = gap(spec.horizontalSpacing)
    plan.rowGap = gap(spec.verticalSpacing)
    plan.columns = shares(
      columnLines(plan), gap: plan.columnGap, p.width)
    plan.rows = shares(rowLines(plan), gap: plan.rowGap, p.height)
    return plan
  }

  /// Gives each cell its row and column.
  private func gridCells(_ node: Int) -> GridPlan {
    var plan = GridPlan()
    var columns = 1
    var whole: [Int] = []
    for (row, index) in range(of: node).enumerated() {
      let child = Int(links[index])
      guard case .gridRow = nodes[child].kind else {
        whole.append(plan.cells.count)
        plan.cells.append(.init(node: child, row: row, column: 0, span: 1))
        continue
      }
      var column = 0
      for place in range(of: child) {
        let cell = Int(links[place])
        let span = max(1, tree.cells[cell]?.columns ?? 1)
        plan.cells.append(.init(node: cell, row: row, column: column, span: span))
        column += span
      }
      columns = max(columns, column)
    }
    for place in whole { plan.cells[place].span = columns }
    plan.columns = Array(repeating: 0, count: columns)
    plan.rows = Array(repeating: 0, count: Int(nodes[node].childCount))
    return plan
  }

  private func columnLines(_ plan: GridPlan) -> [Line] {
    var lines = plan.columns.map { _ in Line() }
    for cell in plan.cells where cell.span == 1 && takesPart(cell, .horizontal) {
      let (low, high) = bounds(cell.node, .horizontal, .nan)
      lines[cell.column].cover(low, answer(cell.node, Extent(.nan, .nan)).width, high)
    }
    // A cell over several columns widens them evenly where they are too narrow together.
    for cell in plan.cells where cell.span > 1 && takesPart(cell, .horizontal) {
      let (low, high) = bounds(cell.node, .horizontal, .nan)
      let ideal = answer(cell.node, Extent(.nan, .nan)).width
      let gaps = plan.columnGap * Double(cell.span - 1)
      let span = cell.column..<min(lines.count, cell.column + cell.span)
      let own = lines[span].reduce(into: Line()) { sum, line in
        (sum.low, sum.ideal, sum.high) = (sum.low + line.low, sum.ideal + line.ideal, sum.high + line.high)
      }
      let count = Double(span.count)
      for column in span {
        lines[column].low += max(0, low - gaps - own.low) / count
        lines[column].ideal += max(0, ideal - gaps - own.ideal) / count
        let more = high - gaps - own.high
        if more > 0 { lines[column].high += more / count }
      }
    }
    return lines
  }

  private func rowLines(_ plan: GridPlan) -> [Line] {
    var lines = plan.rows.map { _ in Line() }
    for cell in plan.cells where takesPart(cell, .vertical) {
      let width = plan.width(of: cell)
      let (low, high) = bounds(cell.node, .vertical, width)
      lines[cell.row].cover(low, answer(cell.node, Extent(width, .nan)).height, high)
    }
    return lines
  }

  private func takesPart(_ cell: GridPlan.Cell, _ axis: Axis) -> Bool {
    guard let unsized = tree.cells[cell.node]?.unsizedAxes else { return true }
    return !unsized.contains(Axis.Set(axis))
  }

  /// The lines' lengths: ideal ones for nil, else shares as in a stack.
  private func shares(_ lines: [Line], gap: Double, _ p: Double) -> [Double] {
    if p.isNaN { return lines.map(\.ideal) }
    var result = lines.map(\.low)
    withUnsafeTemporaryAllocation(of: StackEntry.self, capacity: lines.count) {
      (entries: UnsafeMutableBufferPointer<StackEntry>) in
      for (place, line) in lines.enumerated() {
        let slack = line.high - line.low
        entries.initializeElement(
          at: place,
          to: StackEntry(
            node: Int32(place), place: Int32(place), priority: 0, low: line.low, slack: slack.isNaN ? 0 : slack))
      }
      var sorted = entries
      sorted.sort { $0.isBefore($1) }
      _ = serve(entries, p - gap * Double(max(0, lines.count - 1))) { place, share in
        result[place] = lines[place].clamped(share)
        return result[place]
      }
    }
    return result
  }

  func arrangeGrid(_ node: Int, _ index: Int) {
    let plan = gridPlan(node, index, proposal(of: node))
    let spec = tree.grids[index]
    let lefts = starts(plan.columns, plan.columnGap)
    let tops = starts(plan.rows, plan.rowGap)
    var columnCodes: [AlignmentCode] = plan.columns.map { _ in spec.alignment.horizontal }
    for cell in plan.cells {
      if let own = tree.cells[cell.node]?.columnAlignment?.key.builtInCode { columnCodes[cell.column] = own }
    }
    for (row, place) in range(of: node).enumerated() {
      let child = Int(links[place])
      guard case .gridRow = nodes[child].kind else { continue }
      // A row is a band over the whole width; its cells stand in it.
      take(child, xs, plan.size.width, plan.size.width)
      take(child, ys, plan.rows[row], plan.rows[row])
      put(child, 0, tops[row])
    }
    for cell in plan.cells {
      let box = Extent(plan.width(of: cell), plan.rows[cell.row])
      let size = settleCell(cell.node, box)
      let parent = Int(nodes[cell.node].parent)
      let top = parent == node ? tops[cell.row] : 0
      let left = lefts[cell.column]
      if let anchor = tree.cells[cell.node]?.anchor {
        put(
          cell.node, left + (box.width - size.width) * Double(anchor.x),
          top + (box.height - size.height) * Double(anchor.y))
        continue
      }
      let across = columnCodes[cell.column]
      var down = spec.alignment.vertical
      if case .gridRow(let row) = nodes[parent].kind { down = tree.rowAlignments[Int(row)] ?? down }
      put(
        cell.node, left + stand(across, .horizontal, box.width, cell.node),
        top + stand(down, .vertical, box.height, cell.node))
    }
  }

  private func settleCell(_ cell: Int, _ box: Extent) -> Extent {
    settle(cell, box)
    return size(of: cell)
  }

  private func stand(_ code: AlignmentCode, _ axis: Axis, _ box: Double, _ cell: Int) -> Double {
    let own = code == .start ? 0 : code == .center ? box / 2 : box
    return own - guide(code, axis, of: cell)
  }

  /// A grid's gap; one that is no finite number counts as not given.
  func gap(_ given: CGFloat?) -> Double {
    guard let given, given.isFinite else { return Double(ViewSpacing.standard) }
    return Double(given)
  }

  func starts(_ lengths: [Double], _ gap: Double) -> [Double] {
    var position = 0.0
    return lengths.map { length in
      defer { position += length + gap }
      return position
    }
  }
}
