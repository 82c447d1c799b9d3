// What marks the selected item of a bar.

/// A mark that goes along a bar with the position.
public struct TabIndicator: Sendable {
  /// What it looks like; closed.
  public enum Shape: Sendable {
    /// Nothing.
    case none
    /// A line with round ends.
    case underline
    /// A capsule behind the item.
    case pill
    /// A rectangle behind the item, as high as the bar.
    case block
    /// A dot.
    case dot
    /// A triangle that points at the item.
    case triangle
    /// A picture.
    case image(Image)
  }

  /// Across the bar, where it is; in a bar along a side, the top is the side where reading begins; closed.
  public enum Edge: String, Sendable, Hashable, CaseIterable {
    /// At the bar's top.
    case top
    /// In its middle.
    case middle
    /// At its bottom.
    case bottom
    /// Around the items' icons.
    case icon
  }

  /// How long it is along the bar; closed.
  public enum Width: Sendable, Hashable {
    /// As long as the item.
    case item
    /// As long as what the item shows.
    case content
    /// Of one length, in points.
    case fixed(CGFloat)
  }

  /// How it gets from one item to the next; closed.
  public enum Interpolation: String, Sendable, Hashable, Codable, CaseIterable {
    /// Both ends go at one speed.
    case linear
    /// The end in front hurries, the other catches up.
    case elastic
    /// It grows over both items, then shrinks to the new one.
    case lengthen
    /// It fades out of one item and into the other.
    case fade
    /// It jumps half way.
    case snap
  }

  /// What it does when pages are pulled past the first or the last; closed.
  public enum Overscroll: String, Sendable, Hashable, Codable, CaseIterable {
    /// It goes along.
    case bounce
    /// It shrinks against the end.
    case compress
    /// It stays.
    case clamp
  }

  /// What it looks like.
  public var shape: Shape
  /// Where it is across the bar.
  public var edge: Edge
  /// How long it is along the bar.
  public var width: Width
  /// How long it is at least, in points; never longer than the item.
  public var minimumWidth: CGFloat
  /// How thick it is across the bar, in points; nil for the whole bar.
  public var thickness: CGFloat?
  /// How far it stays off its edge, in points.
  public var offset: CGFloat
  /// How far it stays off the outer sides of the first and the last item, in points.
  public var outerInsets: EdgeInsets
  /// How round its corners are, in points; nil for the shape's own.
  public var cornerRadius: CGFloat?
  /// Its colour; nil for the tint.
  public var color: Color?
  /// How it gets from one item to the next.
  public var interpolation: Interpolation
  /// What it does past the ends.
  public var overscroll: Overscroll
  /// Whether it reaches from the first item to the position, as a progress bar does.
  public var isProgressive: Bool

  /// Creates a mark.
  public init(
    _ shape: Shape, edge: Edge = .bottom, width: Width = .content, minimumWidth: CGFloat = 0,
    thickness: CGFloat? = nil, offset: CGFloat = 0, outerInsets: EdgeInsets = EdgeInsets(),
    cornerRadius: CGFloat? = nil, color: Color? = nil, interpolation: Interpolation = .linear,
    overscroll: Overscroll = .clamp, isProgressive: Bool = false
  ) {
    (self.shape, self.edge, self.width, self.minimumWidth) = (shape, edge, width, minimumWidth)
    (self.thickness, self.offset, self.outerInsets) = (thickness, offset, outerInsets)
    (self.cornerRadius, self.color, self.interpolation) = (cornerRadius, color, interpolation)
    (self.overscroll, self.isProgressive) = (overscroll, isProgressive)
  }
}
