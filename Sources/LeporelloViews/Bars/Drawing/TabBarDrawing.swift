// A bar as a view: a pure function of its place, the position and what was scrolled by hand.

import LeporelloGraphics

/// A bar's picture at a position, in the bar's frame.
struct TabBarDrawing: View {
  let placed: PlacedTabBar
  let position: PagePosition
  let byHand: CGFloat?
  @Environment(\.layoutDirection) private var direction

  private var bar: TabViewBar { placed.bar }
  private var size: CGSize { placed.frame.size }

  var body: some View {
    ZStack(alignment: .topLeading) {
      if isBehind { mark }
      lines
      for index in placed.items.indices { item(index) }
      if !isBehind { mark }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
    // The frames are mirrored already, so the pile counts from the left in every language.
    .environment(\.layoutDirection, .leftToRight)
    .modifier(TabBarGround(bar: bar, clips: placed.geometry.scrolls || bar.placement == .top))
    .id("tabBar:\(bar.placement.rawValue)")
  }

  private func local(_ rect: CGRect) -> CGRect {
    rect.offsetBy(dx: -placed.frame.minX, dy: -placed.frame.minY)
  }

  private func item(_ index: Int) -> some View {
    let look = TabItemLook(item: placed.items[index], tabs: placed.tabs, bar: bar, metrics: placed.metrics)
    let rect = local(placed.itemFrame(index, at: position, byHand: byHand))
    let padding = bar.itemPadding ?? placed.metrics.padding(of: bar)
    return TabItemView(look: look, selection: placed.selection(of: index, at: position))
      .padding(padding)
      .frame(width: rect.width, height: rect.height)
      .environment(\.layoutDirection, direction)
      .id("tab:\(look.name)")
      .offset(x: rect.minX, y: rect.minY)
  }

  /// Lines in the middle of the gaps between items.
  @ViewBuilder private var lines: some View {
    if let separators = bar.separators, placed.items.count > 1 {
      for index in 1..<placed.items.count {
        let (a, b) = (frame(index - 1), frame(index))
        let rect = separators.frame(between: a, b, isHorizontal: bar.placement.isHorizontal)
        Rectangle().fill(separators.color.map(AnyShapeStyle.init) ?? AnyShapeStyle(.separator))
          .frame(width: rect.width, height: rect.height)
          .offset(x: rect.minX, y: rect.minY)
      }
    }
  }

  private func frame(_ index: Int) -> CGRect { local(placed.itemFrame(index, at: position, byHand: byHand)) }

  private var isBehind: Bool {
    switch placed.indicator.shape {
    case .pill, .block: true
    case .none, .underline, .dot, .triangle, .image: false
    }
  }

  @ViewBuilder private var mark: some View {
    if let (frame, opacity) = placed.indicatorFrame(at: position, byHand: byHand) {
      let rect = local(frame)
      TabIndicatorView(style: placed.indicator)
        .frame(width: rect.width, height: rect.height)
        .id("tabIndicator")
        .offset(x: rect.minX, y: rect.minY)
        .opacity(opacity)
    }
  }
}

/// The mark in its frame.
struct TabIndicatorView: View {
  let style: TabIndicator

  private var paint: AnyShapeStyle { style.color.map(AnyShapeStyle.init) ?? AnyShapeStyle(.tint) }

  var body: some View {
    switch style.shape {
    case .none: Color(white: 0, opacity: 0)
    case .underline, .pill:
      if let radius = style.cornerRadius {
        RoundedRectangle(cornerRadius: radius).fill(paint)
      } else {
        Capsule().fill(paint)
      }
    case .block: RoundedRectangle(cornerRadius: style.cornerRadius ?? 0).fill(paint)
    case .dot: Capsule().fill(paint)
    case .triangle: TabTriangle(pointsUp: style.edge != .top).fill(paint)
    case .image(let image): image.resizable()
    }
  }
}

/// A triangle that points into the bar from its edge.
struct TabTriangle: Shape {
  let pointsUp: Bool

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let (tip, base) = pointsUp ? (rect.minY, rect.maxY) : (rect.maxY, rect.minY)
    path.move(to: CGPoint(x: rect.midX, y: tip))
    path.addLine(to: CGPoint(x: rect.maxX, y: base))
    path.addLine(to: CGPoint(x: rect.minX, y: base))
    path.closeSubpath()
    return path
  }
}

/// A bar's ground and the line that tells it from the pages.
struct TabBarGround: ViewModifier {
  let bar: TabViewBar
  let clips: Bool

  func body(content: Content) -> some View {
    if clips { ground(content.clipped()) } else { ground(content) }
  }

  @ViewBuilder private func ground(_ content: some View) -> some View {
    if bar.hasGround {
      switch bar.placement {
      case .top: content.overlay(alignment: .bottom) { Hairline() }.background(.bar)
      case .bottom: content.overlay(alignment: .top) { Hairline() }.background(.bar)
      case .leading: content.overlay(alignment: .trailing) { Hairline(isVertical: true) }.background(.bar)
      case .trailing: content.overlay(alignment: .leading) { Hairline(isVertical: true) }.background(.bar)
      }
    } else {
      content
    }
  }
}

extension TabSeparators {
  /// The line between two items' frames.
  func frame(between a: CGRect, _ b: CGRect, isHorizontal: Bool) -> CGRect {
    if isHorizontal {
      let x = (max(a.minX, b.minX) + min(a.maxX, b.maxX)) / 2
      return CGRect(x: x - width / 2, y: a.minY + inset, width: width, height: max(0, a.height - 2 * inset))
    }
    let y = (max(a.minY, b.minY) + min(a.maxY, b.maxY)) / 2
    return CGRect(x: a.minX + inset, y: y - width / 2, width: max(0, a.width - 2 * inset), height: width)
  }
}
