// A view's size with its guides, in its own coordinates.

public import LeporelloGraphics

/// The size of a view and where its alignment guides stand in it.
public struct ViewDimensions {
  /// The width in points.
  public var width: CGFloat
  /// The height in points.
  public var height: CGFloat
  /// The value that the view, or one inside it, states for a guide.
  let explicit: ((AlignmentKey, Axis) -> CGFloat?)?

  package init(size: CGSize, explicit: ((AlignmentKey, Axis) -> CGFloat?)? = nil) {
    (width, height, self.explicit) = (size.width, size.height, explicit)
  }

  /// Where a guide stands: as stated, else at its default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key, .horizontal] }
  /// Where a guide stands: as stated, else at its default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key, .vertical] }
  /// Where a guide is stated to stand, or nil.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit?(guide.key, .horizontal) }
  /// Where a guide is stated to stand, or nil.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit?(guide.key, .vertical) }

  private subscript(key: AlignmentKey, axis: Axis) -> CGFloat {
    explicit?(key, axis) ?? key.id.defaultValue(in: self)
  }
}

extension ViewDimensions: Equatable {
  /// Whether the sizes and the guides that come with the engine are equal.
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.width == b.width && a.height == b.height
      && [HorizontalAlignment.leading, .center, .trailing].allSatisfy { a[$0] == b[$0] }
      && [VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
        .allSatisfy { a[$0] == b[$0] }
  }
}
