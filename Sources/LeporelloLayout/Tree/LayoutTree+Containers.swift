// Builder calls for nodes with several children.

package import LeporelloGraphics

extension LayoutTree {
  /// Children side by side; `spacing` nil lets each pair decide.
  package mutating func hstack(
    _ children: [Int], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil
  ) -> Int {
    add(.stack(.horizontal, alignment: code(alignment.key), spacing: Self.given(spacing)), children: children)
  }

  /// Children below each other; `spacing` nil lets each pair decide.
  package mutating func vstack(
    _ children: [Int], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil
  ) -> Int {
    add(.stack(.vertical, alignment: code(alignment.key), spacing: Self.given(spacing)), children: children)
  }

  /// Children over each other, the first at the back.
  package mutating func zstack(_ children: [Int], alignment: Alignment = .center) -> Int {
    add(.layers(pair(alignment)), children: children)
  }

  /// Children at the upper leading corner of all the space proposed.
  package mutating func geometryReader(_ children: [Int]) -> Int { add(.geometryReader, children: children) }

  /// The first child whose ideal size fits on the axes, else the last.
  package mutating func viewThatFits(_ children: [Int], in axes: Axis.Set = [.horizontal, .vertical]) -> Int {
    add(.viewThatFits(axes), children: children)
  }

  /// Rows of cells in common columns; a child that is no row covers all columns.
  package mutating func grid(
    _ children: [Int], alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) -> Int {
    grids.append(
      GridSpec(
        alignment: pair(alignment), horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
    return add(.grid(Int32(grids.count - 1)), children: children)
  }

  /// A row of a grid; outside a grid its cells are stacked side by side.
  package mutating func gridRow(_ cells: [Int], alignment: VerticalAlignment? = nil) -> Int {
    rowAlignments.append(alignment.map { code($0.key) })
    return add(.gridRow(Int32(rowAlignments.count - 1)), children: cells)
  }

  /// Says how a node stands as a cell of a grid; returns the node.
  package mutating func gridCell(_ node: Int, _ cell: GridCell) -> Int {
    cells[node] = cell
    return node
  }

  /// Changes how a node stands as a cell of a grid; returns the node.
  package mutating func gridCell(_ node: Int, _ change: (inout GridCell) -> Void) -> Int {
    change(&cells[node, default: GridCell()])
    return node
  }

  /// Cells in columns that the items describe, line after line.
  package mutating func lazyVGrid(
    _ children: [Int], columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil
  ) -> Int {
    lazyGrids.append(
      LazyGridSpec(axis: .vertical, items: columns, alignment: code(alignment.key), spacing: spacing))
    return add(.lazyGrid(Int32(lazyGrids.count - 1)), children: children)
  }

  /// Cells in rows that the items describe, column after column.
  package mutating func lazyHGrid(
    _ children: [Int], rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil
  ) -> Int {
    lazyGrids.append(
      LazyGridSpec(axis: .horizontal, items: rows, alignment: code(alignment.key), spacing: spacing))
    return add(.lazyGrid(Int32(lazyGrids.count - 1)), children: children)
  }

  /// Children below each other, laid out only where a scroll view shows them.
  package mutating func lazyVStack(
    _ children: [Int], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil
  ) -> Int {
    add(.lazyStack(.vertical, alignment: code(alignment.key), spacing: Self.given(spacing)), children: children)
  }

  /// Children side by side, laid out only where a scroll view shows them.
  package mutating func lazyHStack(
    _ children: [Int], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil
  ) -> Int {
    add(.lazyStack(.horizontal, alignment: code(alignment.key), spacing: Self.given(spacing)), children: children)
  }

  /// Children under a layout of one's own, or under a built-in container named as a layout.
  package mutating func custom(_ layout: any Layout, _ children: [Int]) -> Int {
    let plain = (layout as? AnyLayout)?.base ?? layout
    if let builtIn = plain as? any BuiltInLayout { return builtIn.add(to: &self, children) }
    layouts.append(AnyLayout(layout))
    return add(.custom(Int32(layouts.count - 1)), children: children)
  }
}
