// A flexbox container as CSS knows it, written against the public `Layout` protocol like any layout of one's own.

public import LeporelloGraphics

/// A container that lays its subviews out as CSS flexbox does.
///
/// What CSS says of an item stands in a `FlexItem` layout value on the subview. Where a length is proposed the
/// container takes it; where none is, it is as long as its content.
public struct FlexLayout: Layout {
  /// Which way items follow each other; closed.
  public enum Direction: Sendable, Hashable {
    /// From the leading side.
    case row
    /// From the trailing side.
    case rowReverse
    /// From the top.
    case column
    /// From the bottom.
    case columnReverse
  }

  /// What happens to items that do not fit in one line; closed.
  public enum Wrap: Sendable, Hashable {
    /// They stay in it.
    case noWrap
    /// They begin another below or after it.
    case wrap
    /// They begin another above or before it.
    case wrapReverse
  }

  /// Where items, or whole lines, stand in the space that is left; closed.
  public enum Justify: Sendable, Hashable {
    /// At the start of the direction in which items run.
    case flexStart
    /// At its end.
    case flexEnd
    /// At the leading side or the top.
    case start
    /// At the trailing side or the bottom.
    case end
    /// In the middle.
    case center
    /// The space goes between.
    case spaceBetween
    /// The space goes between, and half of it outside.
    case spaceAround
    /// The space goes between and outside alike.
    case spaceEvenly
    /// Lines grow into the space; items stand as at the start.
    case stretch
  }

  /// Where an item stands across its line; closed.
  public enum Align: Sendable, Hashable {
    /// At the line's start.
    case flexStart
    /// At its end.
    case flexEnd
    /// At the leading side or the top.
    case start
    /// At the trailing side or the bottom.
    case end
    /// In the middle.
    case center
    /// Over the whole line.
    case stretch
    /// With its first baseline on the line's.
    case baseline
  }

  /// Which way items follow each other.
  public var direction: Direction
  /// What happens to items that do not fit in one line.
  public var wrap: Wrap
  /// Where items stand along their line.
  public var justifyContent: Justify
  /// Where items stand across their line.
  public var alignItems: Align
  /// Where lines stand in the container.
  public var alignContent: Justify
  /// The gap between columns.
  public var columnGap: CGFloat
  /// The gap between rows.
  public var rowGap: CGFloat
  /// The space inside the container's sides.
  public var padding: EdgeInsets

  /// Creates a container; the defaults are CSS's.
  public init(
    _ direction: Direction = .row, wrap: Wrap = .noWrap, justifyContent: Justify = .flexStart,
    alignItems: Align = .stretch, alignContent: Justify = .stretch, columnGap: CGFloat = 0, rowGap: CGFloat = 0,
    padding: EdgeInsets = EdgeInsets()
  ) {
    (self.direction, self.wrap, self.justifyContent) = (direction, wrap, justifyContent)
    (self.alignItems, self.alignContent) = (alignItems, alignContent)
    (self.columnGap, self.rowGap, self.padding) = (columnGap, rowGap, padding)
  }

  /// The size proposed, or where none is, that of the content.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    FlexSolver(self, subviews).size(proposal)
  }

  /// Places items in their lines, and absolute ones in the container.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, FlexSolver(self, subviews).frames(in: bounds.size)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  /// The first baseline is that of the first item of the first line, both as they are seen.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? {
    guard guide == .firstTextBaseline else { return nil }
    guard let (item, top, size) = FlexSolver(self, subviews).baselineItem(in: bounds.size) else { return nil }
    return bounds.minY + top + subviews[item].dimensions(in: ProposedViewSize(size))[.firstTextBaseline]
  }
}

extension FlexLayout.Direction {
  var axis: Axis { self == .row || self == .rowReverse ? .horizontal : .vertical }
  var isReverse: Bool { self == .rowReverse || self == .columnReverse }
}
