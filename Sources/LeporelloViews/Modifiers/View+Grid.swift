// What a view says to the grid around it.

extension View {
  /// How many columns of a grid this view spans.
  public func gridCellColumns(_ count: Int) -> some View {
    modified(by: LayoutModifier("gridCellColumns") { $0.gridCell($1) { $0.columns = max(1, count) } })
  }

  /// Where this view stands in its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modified(by: LayoutModifier("gridCellAnchor") { $0.gridCell($1) { $0.anchor = anchor } })
  }

  /// The axes on which this view takes what its cell gets and doesn't widen the column or row.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modified(by: LayoutModifier("gridCellUnsizedAxes") { $0.gridCell($1) { $0.unsizedAxes = axes } })
  }

  /// The guide on which the whole column lines up.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modified(by: LayoutModifier("gridColumnAlignment") { $0.gridCell($1) { $0.columnAlignment = guide } })
  }
}
