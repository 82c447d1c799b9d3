// What CSS says of one item of a flexbox container.

public import LeporelloGraphics

/// The flex properties of a subview of a `FlexLayout`, given as a layout value:
/// `.layoutValue(key: FlexItem.self, value: FlexItem(grow: 1))`.
public struct FlexItem: LayoutValueKey, Sendable, Hashable {
  /// An item with CSS's defaults.
  public static let defaultValue = FlexItem()

  /// The item's share of space that is left.
  public var grow: CGFloat
  /// The item's share of space that is missing, weighted by its length.
  public var shrink: CGFloat
  /// The length before growing and shrinking, or nil for the width or height.
  public var basis: CGFloat?
  /// The width, or nil for the content's.
  public var width: CGFloat?
  /// The height, or nil for the content's.
  public var height: CGFloat?
  /// The least width, or nil for what the content needs.
  public var minWidth: CGFloat?
  /// The least height, or nil for what the content needs.
  public var minHeight: CGFloat?
  /// The most width.
  public var maxWidth: CGFloat?
  /// The most height.
  public var maxHeight: CGFloat?
  /// Where the item stands across its line, or nil for the container's choice.
  public var alignSelf: FlexLayout.Align?
  /// The space outside the item.
  public var margin: EdgeInsets
  /// Width over height, which gives one from the other.
  public var aspectRatio: CGFloat?
  /// Whether the item stands in the container apart from its lines.
  public var isAbsolute: Bool
  /// An absolute item's distances from the container's sides; another item is moved by them.
  public var inset: Inset

  /// Distances from the container's sides; nil leaves a side open.
  public struct Inset: Sendable, Hashable {
    /// From the top.
    public var top: CGFloat?
    /// From the side where reading begins.
    public var leading: CGFloat?
    /// From the bottom.
    public var bottom: CGFloat?
    /// From the side where reading ends.
    public var trailing: CGFloat?

    /// Creates distances.
    public init(
      top: CGFloat? = nil, leading: CGFloat? = nil, bottom: CGFloat? = nil, trailing: CGFloat? = nil
    ) {
      (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
  }

  /// Creates an item; the defaults are CSS's.
  public init(
    grow: CGFloat = 0, shrink: CGFloat = 1, basis: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil,
    minWidth: CGFloat? = nil, minHeight: CGFloat? = nil, maxWidth: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignSelf: FlexLayout.Align? = nil, margin: EdgeInsets = EdgeInsets(), aspectRatio: CGFloat? = nil,
    isAbsolute: Bool = false, inset: Inset = Inset()
  ) {
    (self.grow, self.shrink, self.basis) = (grow, shrink, basis)
    (self.width, self.height) = (width, height)
    (self.minWidth, self.minHeight, self.maxWidth, self.maxHeight) = (minWidth, minHeight, maxWidth, maxHeight)
    (self.alignSelf, self.margin, self.aspectRatio) = (alignSelf, margin, aspectRatio)
    (self.isAbsolute, self.inset) = (isAbsolute, inset)
  }
}

extension FlexItem {
  func length(_ axis: Axis) -> Double? { usable(axis == .horizontal ? width : height) }
  func least(_ axis: Axis) -> Double? { usable(axis == .horizontal ? minWidth : minHeight) }
  func most(_ axis: Axis) -> Double { usable(axis == .horizontal ? maxWidth : maxHeight) ?? .infinity }
  func margins(_ axis: Axis) -> Double { margin.sum(axis) }
  func marginBefore(_ axis: Axis) -> Double { Double(axis == .horizontal ? margin.leading : margin.top) }

  /// Holds a length between the bounds, of which the lower wins.
  func clamped(_ length: Double, _ axis: Axis) -> Double {
    max(min(length, most(axis)), least(axis) ?? 0)
  }

  /// The ratio of a length along an axis to the other, if there is a usable one.
  func ratio(_ axis: Axis) -> Double? {
    guard let aspectRatio, aspectRatio > 0, aspectRatio.isFinite else { return nil }
    return axis == .horizontal ? Double(aspectRatio) : 1 / Double(aspectRatio)
  }

  /// The length that the length across the axis gives by the ratio.
  func transferred(_ across: Double?, _ axis: Axis) -> Double? {
    guard let across, let ratio = ratio(axis) else { return nil }
    return across * ratio
  }

  private func usable(_ length: CGFloat?) -> Double? {
    guard let length, !length.isNaN else { return nil }
    return max(0, Double(length))
  }
}
