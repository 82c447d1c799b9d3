// The bar along the top.

/// A row of titles that scrolls, with an underline; a function of the position.
package struct TabStripView: View {
  package var tabs: [TabSpec]
  package var position: PagePosition
  @Environment(\.textMeasurer) private var measurer
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.layoutDirection) private var direction

  package init(tabs: [TabSpec], position: PagePosition) { (self.tabs, self.position) = (tabs, position) }

  package var body: some View {
    let widths = Self.labelWidths(of: tabs, measurer: measurer, dynamicTypeSize: dynamicTypeSize)
    GeometryReader { proxy in
      let geometry = TabStripGeometry(labelWidths: widths, in: proxy.size, direction: direction)
      let indicator = geometry.indicator(at: position)
      ZStack(alignment: .topLeading) {
        for index in tabs.indices {
          TabStripItem(tab: tabs[index], selection: position.selection(of: index))
            .frame(width: geometry.items[index].width, height: proxy.size.height)
            .environment(\.layoutDirection, direction)
            .offset(x: geometry.items[index].minX)
        }
        Capsule().fill(.tint)
          .frame(width: indicator.width, height: TabBarTheme.indicatorHeight)
          .offset(x: indicator.x, y: proxy.size.height - TabBarTheme.indicatorHeight)
      }
      .offset(x: -position.interpolated { geometry.offset(at: Double($0)) })
      // The geometry is mirrored already, so the pile counts from the left in every language.
      .environment(\.layoutDirection, .leftToRight)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .clipped()
    .overlay(alignment: .bottom) { Hairline() }
    .background(.bar)
  }

  /// The widths of the titles as the strip sets them; a title longer than the bar is cut to it when drawn.
  package static func labelWidths(
    of tabs: [TabSpec], measurer: any TextMeasurer, dynamicTypeSize: DynamicTypeSize = .large
  ) -> [CGFloat] {
    let font = TabBarTheme.stripLabel.resolved(for: dynamicTypeSize)
    return tabs.map { tab in
      measurer.measure(
        TextBlock([TextRun(tab.title, font: font)], lineLimit: 1), width: nil
      ).size.width
    }
  }
}

/// An item of the strip.
struct TabStripItem: View {
  let tab: TabSpec
  let selection: Double

  var body: some View {
    Text(tab.title)
      .font(TabBarTheme.stripLabel)
      .lineLimit(1)
      .foregroundStyle(TabItemStyle(resting: TabBarTheme.restingStrip, selected: .primary, fraction: selection))
      .overlay(alignment: .topTrailing) { TabBadge(text: tab.badge).fixedSize().offset(x: 12, y: -6) }
      .padding(.horizontal, TabBarTheme.stripLabelPadding)
      .opacity(tab.isDisabled ? TabBarTheme.disabledOpacity : 1)
      .accessibilityLabel(tab.title)
  }
}
