// The measures of bars, in points, by platform.

/// Sizes of bars and of what is in them, in points.
public struct TabBarMetrics: Sendable, Hashable {
  /// How high a bar along the bottom is, without the safe area.
  public var bottomHeight: CGFloat
  /// How high a bar along the top is.
  public var topHeight: CGFloat
  /// How high a bar along the top is whose icons stand above the titles.
  public var topHeightWithIcons: CGFloat
  /// How wide a bar along a side is.
  public var railWidth: CGFloat
  /// How wide a sidebar is.
  public var sidebarWidth: CGFloat
  /// How high an item of a bar along a side is.
  public var railItemHeight: CGFloat
  /// How high a row of a sidebar is.
  public var sidebarRowHeight: CGFloat
  /// How wide and high an icon is.
  public var iconSide: CGFloat
  /// The room between an icon and the title below it.
  public var iconGap: CGFloat
  /// The room between an icon and the title beside it.
  public var inlineIconGap: CGFloat
  /// The size of titles below icons.
  public var captionSize: CGFloat
  /// The size of titles without an icon along the bottom.
  public var bottomTitleSize: CGFloat
  /// The size of titles along the top and the sides.
  public var titleSize: CGFloat
  /// The weight of titles along the top.
  public var titleWeight: Font.Weight
  /// The room before and after what an item along the top shows.
  public var titlePadding: CGFloat
  /// The room before and after what an item along the bottom shows.
  public var captionPadding: CGFloat
  /// The room before the first and after the last item along the top.
  public var topMargin: CGFloat
  /// How long an item is at least where its content decides.
  public var minimumItemWidth: CGFloat
  /// How long an item is at most where its content decides.
  public var maximumItemWidth: CGFloat
  /// How wide and high a badge without text is.
  public var badgeDot: CGFloat
  /// How high a badge with text is.
  public var badgeHeight: CGFloat
  /// The size of a badge's text.
  public var badgeTextSize: CGFloat
  /// The room before and after a badge's text.
  public var badgePadding: CGFloat
  /// The mark in a bar along the bottom.
  public var bottomIndicator: TabIndicator.Shape.Name
}

extension TabIndicator.Shape {
  /// The marks that metrics give to a bar along the bottom; closed.
  public enum Name: String, Sendable, Hashable {
    /// No mark.
    case none
    /// A capsule 64 points wide and 32 points high around the icon.
    case iconPill
  }
}
