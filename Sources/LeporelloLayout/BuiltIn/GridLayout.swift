// A grid as a layout.

public import LeporelloGraphics

/// What `Grid` does, as a layout; a subview that is no row covers all columns.
public struct GridLayout: BuiltInLayout {
  /// The guides on which cells line up.
  public var alignment: Alignment
  /// The gap between columns, or nil for the usual one.
  public var horizontalSpacing: CGFloat?
  /// The gap between rows, or nil for the usual one.
  public var verticalSpacing: CGFloat?

  /// Creates a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
  }

  package func add(to tree: inout LayoutTree, _ children: [Int]) -> Int {
    tree.grid(
      children, alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
}
