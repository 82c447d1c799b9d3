// Measuring what the items of a bar show.

import LeporelloGraphics

extension PlacedTabBar {
  /// A bar in its frame.
  init(
    _ bar: TabViewBar, _ metrics: TabBarMetrics, spec: TabViewSpec, frame: CGRect, inner: CGRect,
    environment: EnvironmentValues
  ) {
    (self.bar, self.metrics, tabs, self.frame) = (bar, metrics, spec.tabs, frame)
    direction = environment.layoutDirection
    items = TabBarItem.items(count: spec.tabs.count, overflow: bar.overflow)

    // A hairline at the top of a bottom bar is not the items' place; elsewhere it is drawn over them.
    var area = frame.intersection(inner)
    if area.isNull { area = CGRect(origin: frame.origin, size: .zero) }
    if bar.placement == .bottom, bar.hasGround {
      let line = min(area.height, 1 / max(1, environment.displayScale))
      area = CGRect(x: area.minX, y: area.minY + line, width: area.width, height: area.height - line)
    }
    let insets = bar.insets ?? metrics.insets(of: bar)
    let (across, isHorizontal) = (
      bar.placement.isHorizontal ? (insets.top, insets.bottom) : (0, 0), bar.placement.isHorizontal
    )
    if isHorizontal {
      area.origin.y += min(across.0, area.height)
      area.size.height = max(0, area.height - across.0 - across.1)
    } else {
      let isLeft = direction == .leftToRight
      area.origin.x += min(isLeft ? insets.leading : insets.trailing, area.width)
      area.size.width = max(0, area.width - insets.leading - insets.trailing)
    }
    self.area = area

    let looks = items.map { TabItemLook(item: $0, tabs: spec.tabs, bar: bar, metrics: metrics) }
    let sizes = looks.map { $0.size(in: environment) }
    titleHeights = looks.map { $0.titleHeight(in: environment) }
    var rules = TabBarGeometry.Rules()
    (rules.sizing, rules.distribution) = (bar.sizing, bar.distribution)
    (rules.overflow, rules.spacing) = (bar.overflow, max(0, bar.spacing))
    let padding = bar.itemPadding ?? metrics.padding(of: bar)
    if isHorizontal {
      rules.margins = (insets.leading, insets.trailing)
      rules.padding = (padding.leading, padding.trailing)
      rules.bounds = bar.content == .dots ? 0...CGFloat.infinity : metrics.itemBounds
      geometry = TabBarGeometry(sizes.map(\.width), in: area.width, rules)
    } else {
      rules.margins = (insets.top, insets.bottom)
      rules.padding = (padding.top, padding.bottom)
      let least = bar.content == .iconBesideTitle ? metrics.sidebarRowHeight : metrics.railItemHeight
      rules.bounds = least...CGFloat.infinity
      geometry = TabBarGeometry(sizes.map(\.height), in: area.height, rules)
    }
  }
}

extension TabBarMetrics {
  /// How long items are at least and at most where their content decides.
  fileprivate var itemBounds: ClosedRange<CGFloat> {
    let low = max(0, minimumItemWidth)
    return low...max(low, maximumItemWidth)
  }

  /// The room around all items of a bar that doesn't say so.
  func insets(of bar: TabViewBar) -> EdgeInsets {
    switch bar.placement {
    case .top:
      switch bar.distribution {
      case .centered, .scatter, .alwaysCentered: EdgeInsets()
      case .leading, .fill: EdgeInsets(topMargin, on: .horizontal)
      }
    case .bottom: EdgeInsets()
    case .leading, .trailing: EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
  }

  /// The room around what an item shows in a bar that doesn't say so.
  func padding(of bar: TabViewBar) -> EdgeInsets {
    if bar.content == .dots { return EdgeInsets() }
    switch bar.placement {
    case .top: return EdgeInsets(titlePadding, on: .horizontal)
    case .bottom: return EdgeInsets(captionPadding, on: .horizontal)
    case .leading, .trailing: return EdgeInsets(titlePadding, on: .horizontal)
    }
  }
}
