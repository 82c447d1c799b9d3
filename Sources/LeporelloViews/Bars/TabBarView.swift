// The bar along the bottom.

/// Equal items with icon and label; a function of the position, so that it can follow a page being turned.
package struct TabBarView: View {
  package var tabs: [TabSpec]
  package var position: PagePosition

  package init(tabs: [TabSpec], position: PagePosition) { (self.tabs, self.position) = (tabs, position) }

  package var body: some View {
    VStack(spacing: 0) {
      Hairline()
      HStack(spacing: 0) {
        for index in tabs.indices {
          TabBarItem(
            tab: tabs[index],
            style: TabBarTheme.color(
              of: index, at: position, from: TabBarTheme.restingBar, to: .accentColor)
          )
          .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      }
      .frame(maxHeight: .infinity)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.bar)
  }
}

/// A line one pixel high.
struct Hairline: View {
  @Environment(\.displayScale) private var displayScale

  var body: some View {
    Rectangle().fill(.separator).frame(height: 1 / max(1, displayScale))
  }
}

/// An item of the bottom bar.
struct TabBarItem: View {
  let tab: TabSpec
  let style: TabItemStyle

  var body: some View {
    VStack(spacing: 3) {
      if let icon = tab.icon {
        icon
          .frame(width: TabBarTheme.iconSide, height: TabBarTheme.iconSide)
          .overlay(alignment: .topTrailing) { TabBadge(text: tab.badge).fixedSize().offset(x: 10, y: -3) }
        Text(tab.title).font(TabBarTheme.barLabel)
      } else {
        Text(tab.title).font(TabBarTheme.barLabelAlone)
          .overlay(alignment: .topTrailing) { TabBadge(text: tab.badge).fixedSize().offset(x: 12, y: -8) }
      }
    }
    .lineLimit(1)
    .padding(.horizontal, 4)
    .foregroundStyle(style)
    .opacity(tab.isDisabled ? TabBarTheme.disabledOpacity : 1)
    .accessibilityLabel(tab.title)
  }
}

/// A badge: nothing, a dot, or a text in a red capsule.
struct TabBadge: View {
  let text: String?

  var body: some View {
    if let text {
      if text.isEmpty {
        Circle().fill(.red).frame(width: 8, height: 8)
      } else {
        Text(text)
          .font(.system(size: 11, weight: .semibold))
          .foregroundStyle(.white)
          .padding(.horizontal, 5)
          .frame(minWidth: 16, minHeight: 16)
          .background(.red, in: Capsule())
      }
    }
  }
}
