// An item of a bar.

/// What an item shows, given how selected it is.
struct TabItemView: View {
  let look: TabItemLook
  let selection: Double

  private var metrics: TabBarMetrics { look.metrics }

  var body: some View {
    parts
      .lineLimit(1)
      .scaleEffect(look.scale(selection))
      .foregroundStyle(look.style(selection))
      .opacity(look.isDisabled ? TabBarTheme.disabledOpacity : 1)
  }

  @ViewBuilder private var parts: some View {
    switch look.parts {
    case .dot: Circle().frame(width: 8, height: 8)
    case .titleOnly:
      if look.bar.isSidebar || isRow {
        row
      } else {
        title.overlay(alignment: .topTrailing) {
          badge.fixedSize().offset(x: 12, y: look.bar.placement == .bottom ? -8 : -6)
        }
      }
    case .iconOnly: icon
    case .above:
      VStack(spacing: metrics.iconGap) {
        icon
        title
      }
    case .beside:
      if isRow {
        row
      } else {
        HStack(spacing: metrics.inlineIconGap) {
          icon
          title
        }
      }
    }
  }

  private var isRow: Bool { !look.bar.placement.isHorizontal && look.bar.content == .iconBesideTitle }

  private var title: some View { Text(look.title).font(look.font(selection)) }

  private var badge: TabBadge { TabBadge(text: look.badge, metrics: metrics) }

  @ViewBuilder private var icon: some View {
    if let icon = look.icon {
      icon
        .frame(width: metrics.iconSide, height: metrics.iconSide)
        .overlay(alignment: .topTrailing) { badge.fixedSize().offset(x: 10, y: -3) }
    }
  }

  /// A row of a sidebar, from the side where reading begins.
  private var row: some View {
    HStack(spacing: metrics.inlineIconGap) {
      if let icon = look.icon { icon.frame(width: metrics.iconSide, height: metrics.iconSide) }
      title
      Spacer(minLength: 0)
      badge.fixedSize()
    }
  }
}

/// A badge: nothing, a dot, or a text in a red capsule.
struct TabBadge: View {
  let text: String?
  let metrics: TabBarMetrics

  var body: some View {
    if let text {
      if text.isEmpty {
        Circle().fill(.red).frame(width: metrics.badgeDot, height: metrics.badgeDot)
      } else {
        Text(text)
          .font(.system(size: metrics.badgeTextSize, weight: .semibold))
          .foregroundStyle(.white)
          .padding(.horizontal, metrics.badgePadding)
          .frame(minWidth: metrics.badgeHeight, minHeight: metrics.badgeHeight)
          .background(.red, in: Capsule())
      }
    }
  }
}

/// A line one pixel thick.
struct Hairline: View {
  var isVertical = false
  @Environment(\.displayScale) private var displayScale

  var body: some View {
    let thickness = 1 / max(1, displayScale)
    Rectangle().fill(.separator).frame(width: isVertical ? thickness : nil, height: isVertical ? nil : thickness)
  }
}
