// A guide on each axis.

/// An alignment on both axes.
public struct Alignment: Sendable, Hashable {
  /// The guide across the width.
  public var horizontal: HorizontalAlignment
  /// The guide down the height.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the middle of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the middle of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the middle of the upper side.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the middle of the lower side.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the upper leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the upper trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the lower leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the lower trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// On the first text baseline, at the leading side.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// On the first text baseline, in the middle.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// On the first text baseline, at the trailing side.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// On the last text baseline, at the leading side.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// On the last text baseline, in the middle.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// On the last text baseline, at the trailing side.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
