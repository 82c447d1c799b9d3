// A row as a layout.

public import LeporelloGraphics

/// What `HStack` does, as a layout.
public struct HStackLayout: BuiltInLayout {
  /// The guide on which the subviews line up.
  public var alignment: VerticalAlignment
  /// The gap between subviews, or nil for the gaps that they prefer.
  public var spacing: CGFloat?

  /// Creates a row; without a spacing, neighbours choose their own.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  package func add(to tree: inout LayoutTree, _ children: [Int]) -> Int {
    tree.hstack(children, alignment: alignment, spacing: spacing)
  }
}
