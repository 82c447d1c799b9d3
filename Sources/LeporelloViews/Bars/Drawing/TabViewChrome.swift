// All bars of a container as one view over its rectangle, and the list behind More.

import LeporelloGraphics

/// What of a container's bars changes by itself.
package struct TabBarState: Sendable, Hashable {
  /// Where the container is.
  package var position: PagePosition
  /// How far bars were scrolled by hand, by their place; a bar that was not follows the position.
  package var offsets: [Int: CGFloat] = [:]
  /// Whether the list behind More is open.
  package var isMoreOpen = false

  /// A state at a position.
  package init(position: PagePosition, offsets: [Int: CGFloat] = [:], isMoreOpen: Bool = false) {
    (self.position, self.offsets, self.isMoreOpen) = (position, offsets, isMoreOpen)
  }
}

/// The bars of a container, each in its frame.
package struct TabViewChrome: View {
  package var layout: TabViewLayout
  package var state: TabBarState

  /// The bars at a state.
  package init(_ layout: TabViewLayout, _ state: TabBarState) { (self.layout, self.state) = (layout, state) }

  package var body: some View {
    let bounds = layout.bounds
    ZStack(alignment: .topLeading) {
      if let list = layout.moreList(state) {
        TabMoreList(tabs: layout.spec.tabs, first: list.first)
          .frame(width: list.frame.width, height: list.frame.height, alignment: .top)
          .mirrored(layout)
          .offset(x: list.frame.minX - bounds.minX, y: list.frame.minY - bounds.minY)
      }
      for index in layout.bars.indices.reversed() {
        let placed = layout.bars[index]
        TabBarDrawing(placed: placed, position: layout.position(of: placed, state), byHand: state.offsets[index])
          .mirrored(layout)
          .offset(x: placed.frame.minX - bounds.minX, y: placed.frame.minY - bounds.minY)
      }
    }
    .frame(width: bounds.width, height: bounds.height, alignment: .topLeading)
    .environment(\.layoutDirection, .leftToRight)
  }
}

extension View {
  fileprivate func mirrored(_ layout: TabViewLayout) -> some View {
    environment(\.layoutDirection, layout.environment.layoutDirection)
  }
}

extension TabViewLayout {
  /// The list behind More, where it is open: the first tab in it, and its frame.
  package func moreList(_ state: TabBarState) -> (first: Int, frame: CGRect)? {
    guard state.isMoreOpen else { return nil }
    for placed in bars {
      if case .more(let first)? = placed.items.last { return (first, page) }
    }
    return nil
  }

  /// The position that a bar shows: its More item while the list behind it is open.
  func position(of placed: PlacedTabBar, _ state: TabBarState) -> PagePosition {
    if state.isMoreOpen, case .more(let first)? = placed.items.last { return PagePosition(at: first) }
    return state.position
  }
}

/// The tabs that find no room in a bar, one a row.
struct TabMoreList: View {
  static let rowHeight: CGFloat = 44
  let tabs: [TabSpec]
  let first: Int

  var body: some View {
    VStack(spacing: 0) {
      for index in first..<max(first, tabs.count) {
        HStack(spacing: 14) {
          if let icon = tabs[index].icon { icon.frame(width: 24, height: 24).foregroundStyle(.tint) }
          Text(tabs[index].title).lineLimit(1)
          Spacer(minLength: 0)
          TabBadge(text: tabs[index].badge, metrics: .uiKit).fixedSize()
          MoreChevron()
        }
        .padding(.horizontal, 16)
        .opacity(tabs[index].isDisabled ? TabBarTheme.disabledOpacity : 1)
        .frame(height: Self.rowHeight)
        .overlay(alignment: .bottom) { Hairline().padding(.leading, 16) }
        .id("more:\(tabs[index].name)")
      }
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.background)
    .clipped()
  }
}

/// A chevron that points where reading goes.
struct MoreChevron: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    MoreChevronShape(pointsRight: direction == .leftToRight)
      .stroke(.tertiary, lineWidth: 2).frame(width: 6, height: 11)
  }
}

/// The chevron's two strokes.
struct MoreChevronShape: Shape {
  let pointsRight: Bool

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let (tip, back) = pointsRight ? (rect.maxX, rect.minX) : (rect.minX, rect.maxX)
    path.move(to: CGPoint(x: back, y: rect.minY))
    path.addLine(to: CGPoint(x: tip, y: rect.midY))
    path.addLine(to: CGPoint(x: back, y: rect.maxY))
    return path
  }
}
