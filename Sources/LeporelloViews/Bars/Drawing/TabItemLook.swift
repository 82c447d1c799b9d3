// How an item looks: what it shows, in which letters and colours, how large that is.

import LeporelloGraphics

/// The look of a bar's item.
struct TabItemLook: Sendable {
  let title: String
  let name: String
  let icon: AnyView?
  let badge: String?
  let isDisabled: Bool
  let bar: TabViewBar
  let metrics: TabBarMetrics

  init(item: TabBarItem, tabs: [TabSpec], bar: TabViewBar, metrics: TabBarMetrics) {
    (self.bar, self.metrics) = (bar, metrics)
    switch item {
    case .tab(let index):
      let tab = tabs[index]
      (title, name, icon, badge, isDisabled) = (tab.title, tab.name, tab.icon, tab.badge, tab.isDisabled)
    case .more(let first):
      (title, name, icon) = ("More", "More", AnyView(MoreIcon()))
      // Whatever waits behind More is told by a dot.
      badge = tabs[first...].contains { $0.badge != nil } ? "" : nil
      isDisabled = false
    }
  }

  /// What is shown of the tab; closed.
  enum Parts {
    case above
    case beside
    case iconOnly
    case titleOnly
    case dot
  }

  var parts: Parts {
    switch bar.content {
    case .dots: .dot
    case .title: .titleOnly
    case .icon: icon == nil ? .titleOnly : .iconOnly
    case .iconAboveTitle: icon == nil ? .titleOnly : .above
    case .iconBesideTitle: icon == nil ? .titleOnly : .beside
    }
  }

  /// The letters' size and usual weight.
  private var letters: (size: CGFloat, weight: Font.Weight) {
    switch (parts, bar.placement) {
    case (.above, .bottom), (.above, .leading), (.above, .trailing): (metrics.captionSize, .medium)
    case (_, .bottom): (metrics.bottomTitleSize, .medium)
    case (.above, .top), (_, .top): (metrics.titleSize, metrics.titleWeight)
    case (_, .leading), (_, .trailing): (metrics.titleSize, .medium)
    }
  }

  /// The font, given how selected the item is.
  func font(_ selection: Double) -> Font {
    let (size, usual) = letters
    let resting = bar.labels.weight ?? usual
    let selected = bar.labels.selectedWeight ?? resting
    let weight = Double(resting.css) + Double(selected.css - resting.css) * min(max(selection, 0), 1)
    return .system(size: bar.labels.size ?? size, weight: Font.Weight(css: Int(weight.rounded())))
  }

  /// The colour, given how selected the item is.
  func style(_ selection: Double) -> TabItemStyle {
    let isTop = bar.placement == .top
    return TabItemStyle(
      resting: bar.labels.color ?? (bar.placement == .bottom ? TabBarTheme.restingBar : TabBarTheme.restingStrip),
      selected: bar.labels.selectedColor ?? (isTop ? .primary : .accentColor), fraction: selection)
  }

  /// How much larger it is drawn, given how selected it is.
  func scale(_ selection: Double) -> CGFloat {
    1 + (max(0.01, bar.labels.selectedScale) - 1) * CGFloat(min(max(selection, 0), 1))
  }

  /// The size of the title: of its two weights the larger, as large as it gets.
  private func titleSize(in environment: EnvironmentValues) -> CGSize {
    let fonts = [font(0), font(1)].map { $0.resolved(for: environment.dynamicTypeSize) }
    let sizes = Set(fonts).map {
      environment.textMeasurer.measure(TextBlock([TextRun(title, font: $0)], lineLimit: 1), width: nil).size
    }
    let scale = max(1, scale(1))
    return CGSize(width: (sizes.map(\.width).max() ?? 0) * scale, height: (sizes.map(\.height).max() ?? 0) * scale)
  }

  func titleHeight(in environment: EnvironmentValues) -> CGFloat { titleSize(in: environment).height }

  /// How large what the item shows is.
  func size(in environment: EnvironmentValues) -> CGSize {
    let side = metrics.iconSide
    switch parts {
    case .dot: return CGSize(width: 8, height: 8)
    case .iconOnly: return CGSize(width: side, height: side)
    case .titleOnly: return titleSize(in: environment)
    case .above:
      let title = titleSize(in: environment)
      return CGSize(width: max(side, title.width), height: side + metrics.iconGap + title.height)
    case .beside:
      let title = titleSize(in: environment)
      return CGSize(width: side + metrics.inlineIconGap + title.width, height: max(side, title.height))
    }
  }
}

/// Three dots, for what finds no room.
struct MoreIcon: View {
  var body: some View {
    HStack(spacing: 4) {
      for _ in 0..<3 { Circle().frame(width: 4.5, height: 4.5) }
    }
  }
}
