// Which bars a container has in a size.

extension TabViewSpec {
  /// The bars, with the marks and looks that were set for all of them.
  func bars(in size: CGSize, _ environment: EnvironmentValues) -> [TabViewBar] {
    let isRegular = (environment.horizontalSizeClass ?? .horizontal(of: size)) == .regular
    return (bars ?? style.bars(isRegular: isRegular)).map { bar in
      var bar = bar
      if let indicator, bar.content != .dots { bar.indicator = indicator }
      if let labels { bar.labels = labels }
      // Too low for two lines.
      if bar.content == .iconAboveTitle, bar.placement == .bottom, (bar.metrics ?? metrics ?? .uiKit).bottomHeight < 40
      {
        bar.content = .iconBesideTitle
      }
      return bar
    }
  }
}

extension TabBarMetrics {
  /// How thick a bar is that doesn't say so.
  func thickness(of bar: TabViewBar, tabs: [TabSpec]) -> CGFloat {
    switch bar.placement {
    case .bottom: bottomHeight
    case .top:
      bar.content == .iconAboveTitle && tabs.contains { $0.icon != nil } ? topHeightWithIcons : topHeight
    case .leading, .trailing: bar.isSidebar || bar.content == .iconBesideTitle ? sidebarWidth : railWidth
    }
  }
}
