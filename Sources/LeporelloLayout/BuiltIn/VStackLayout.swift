// A column as a layout.

public import LeporelloGraphics

/// What `VStack` does, as a layout.
public struct VStackLayout: BuiltInLayout {
  /// The guide on which the subviews line up.
  public var alignment: HorizontalAlignment
  /// The gap between subviews, or nil for the gaps that they prefer.
  public var spacing: CGFloat?

  /// Creates a column; without a spacing, neighbours choose their own.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  package func add(to tree: inout LayoutTree, _ children: [Int]) -> Int {
    tree.vstack(children, alignment: alignment, spacing: spacing)
  }
}
