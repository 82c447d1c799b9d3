// What the grids say beyond their children.

package import LeporelloGraphics

/// A grid whose columns are as wide as their widest cell.
package struct GridSpec: Sendable {
  package var alignment: AlignmentPair
  package var horizontalSpacing: CGFloat?
  package var verticalSpacing: CGFloat?
}

/// How one cell stands in a grid.
package struct GridCell: Sendable, Hashable {
  /// How many columns the cell covers.
  package var columns: Int
  /// Where the cell stands in its own, or nil for the row's, column's and grid's alignment.
  package var anchor: UnitPoint?
  /// The axes on which the cell takes what it gets and does not make its row or column larger.
  package var unsizedAxes: Axis.Set
  /// The guide of the cell's whole column, or nil.
  package var columnAlignment: HorizontalAlignment?

  package init(
    columns: Int = 1, anchor: UnitPoint? = nil, unsizedAxes: Axis.Set = [],
    columnAlignment: HorizontalAlignment? = nil
  ) {
    (self.columns, self.anchor, self.unsizedAxes) = (columns, anchor, unsizedAxes)
    self.columnAlignment = columnAlignment
  }
}

/// A grid whose columns (or rows) are described by items.
package struct LazyGridSpec: Sendable {
  /// The axis in which lines follow each other: vertical for `LazyVGrid`.
  package var axis: Axis
  package var items: [GridItem]
  /// The guide across the lines' axis.
  package var alignment: AlignmentCode
  /// The gap between lines, or nil for the default.
  package var spacing: CGFloat?
}
