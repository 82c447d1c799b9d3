// One column of a lazy vertical grid, or one row of a lazy horizontal one.

public import LeporelloGraphics

/// A description of a row or a column in a lazy grid.
public struct GridItem: Sendable, Hashable {
  /// How long an item is; closed.
  public enum Size: Sendable, Hashable {
    /// One item of this length.
    case fixed(CGFloat)
    /// One item that takes its share between bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items as fit, each between bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long the item is.
  public var size: Size
  /// The gap to the next item, or nil for the default.
  public var spacing: CGFloat?
  /// How a cell stands in the item, or nil for the grid's alignment.
  public var alignment: Alignment?

  /// Creates an item.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}
