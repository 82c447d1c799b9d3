// The measures by name.

extension TabBarMetrics {
  /// iOS: 49 points along the bottom, 44 along the top.
  public static let uiKit = TabBarMetrics(
    bottomHeight: 49, topHeight: 44, topHeightWithIcons: 49, railWidth: 76, sidebarWidth: 320, railItemHeight: 56,
    sidebarRowHeight: 44, iconSide: 24, iconGap: 3, inlineIconGap: 8, captionSize: 10, bottomTitleSize: 13,
    titleSize: 15, titleWeight: .semibold, titlePadding: 12, captionPadding: 4, topMargin: 4, minimumItemWidth: 0,
    maximumItemWidth: .infinity, badgeDot: 8, badgeHeight: 16, badgeTextSize: 11, badgePadding: 5,
    bottomIndicator: .none)

  /// Material 3: 80 points along the bottom with a capsule around the icon, 48 along the top, 72 with icons above.
  public static let material = TabBarMetrics(
    bottomHeight: 80, topHeight: 48, topHeightWithIcons: 72, railWidth: 80, sidebarWidth: 280, railItemHeight: 56,
    sidebarRowHeight: 56, iconSide: 24, iconGap: 8, inlineIconGap: 8, captionSize: 12, bottomTitleSize: 14,
    titleSize: 14, titleWeight: .medium, titlePadding: 12, captionPadding: 4, topMargin: 0, minimumItemWidth: 72,
    maximumItemWidth: 264, badgeDot: 8, badgeHeight: 16, badgeTextSize: 10, badgePadding: 4,
    bottomIndicator: .iconPill)

  /// Material 2: 56 points along the bottom, else as Material 3.
  public static let material2: TabBarMetrics = {
    var metrics = material
    metrics.bottomHeight = 56
    metrics.iconGap = 4
    metrics.bottomIndicator = .none
    return metrics
  }()

  /// A low landscape phone: 32 points along the bottom and the top, icons beside the titles.
  public static let compact: TabBarMetrics = {
    var metrics = uiKit
    metrics.bottomHeight = 32
    metrics.topHeight = 32
    metrics.topHeightWithIcons = 40
    metrics.railWidth = 56
    metrics.sidebarWidth = 240
    metrics.railItemHeight = 44
    metrics.sidebarRowHeight = 36
    metrics.iconSide = 18
    metrics.inlineIconGap = 5
    metrics.bottomTitleSize = 12
    metrics.titleSize = 13
    metrics.titlePadding = 10
    return metrics
  }()
}
