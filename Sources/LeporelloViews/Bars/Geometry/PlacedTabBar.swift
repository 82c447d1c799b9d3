// A bar in its container: its frame, its items, and all that can be asked of it at a position.

import LeporelloGraphics

/// A bar with its place.
package struct PlacedTabBar: Sendable {
  /// The bar as it is described, its open choices made.
  package let bar: TabViewBar
  /// Its measures.
  package let metrics: TabBarMetrics
  /// The tabs of its container.
  package let tabs: [TabSpec]
  /// Its items.
  package let items: [TabBarItem]
  /// Its frame in the container's coordinates, with the part of the safe area that it grows into.
  package let frame: CGRect
  /// The part of the frame where items go.
  package let area: CGRect
  /// Its items along it.
  package let geometry: TabBarGeometry
  /// How high each item's title is.
  let titleHeights: [CGFloat]
  let direction: LayoutDirection

  /// What marks the selected item.
  package var indicator: TabIndicator { bar.indicator ?? metrics.indicator(for: bar) }

  /// The position among the bar's items.
  package func barPosition(_ position: PagePosition) -> PagePosition {
    guard case .more(let first)? = items.last else { return position }
    return position.mapped { min($0, first) }
  }

  /// How selected an item is.
  package func selection(of item: Int, at position: PagePosition) -> Double {
    let position = barPosition(position)
    return position.selection(of: item)
  }

  /// How far the bar is scrolled; by hand, or as the position has it.
  package func offset(at position: PagePosition, byHand: CGFloat? = nil) -> CGFloat {
    byHand.map(geometry.bounded) ?? geometry.offset(at: barPosition(position))
  }

  /// The frame of an item in the container's coordinates.
  package func itemFrame(_ item: Int, at position: PagePosition, byHand: CGFloat? = nil) -> CGRect {
    frame(of: geometry.items[item], at: position, byHand: byHand)
  }

  /// The frame of what an item shows, across the whole bar.
  package func contentFrame(_ item: Int, at position: PagePosition, byHand: CGFloat? = nil) -> CGRect {
    frame(of: geometry.contents[item], at: position, byHand: byHand)
  }

  /// The frame of the mark and how opaque it is; nil where there is none.
  package func indicatorFrame(at position: PagePosition, byHand: CGFloat? = nil) -> (frame: CGRect, opacity: Double)? {
    if case .none = indicator.shape { return nil }
    guard let mark = geometry.indicator(indicator, at: barPosition(position)) else { return nil }
    var rect = frame(of: mark.span, at: position, byHand: byHand)
    let (low, room) = bar.placement.isHorizontal ? (rect.minY, rect.height) : (rect.minX, rect.width)
    let thickness = min(indicator.thickness ?? room, room)
    var start = low
    let isMirrored = !bar.placement.isHorizontal && direction == .rightToLeft
    switch indicator.edge {
    case .top: start = isMirrored ? low + room - thickness - indicator.offset : low + indicator.offset
    case .bottom: start = isMirrored ? low + indicator.offset : low + room - thickness - indicator.offset
    case .middle: start = low + (room - thickness) / 2
    case .icon: start = low + iconMiddle(in: room) - thickness / 2
    }
    if bar.placement.isHorizontal {
      (rect.origin.y, rect.size.height) = (start, thickness)
    } else {
      (rect.origin.x, rect.size.width) = (start, thickness)
    }
    return (rect, mark.opacity)
  }

  /// Where icons have their middle across the bar.
  private func iconMiddle(in room: CGFloat) -> CGFloat {
    guard bar.content == .iconAboveTitle, bar.placement.isHorizontal, let title = titleHeights.first else {
      return room / 2
    }
    return (room - metrics.iconSide - metrics.iconGap - title) / 2 + metrics.iconSide / 2
  }

  /// A stretch of the content in the container's coordinates.
  private func frame(of span: TabFormula.Span, at position: PagePosition, byHand: CGFloat?) -> CGRect {
    let start = span.start - offset(at: position, byHand: byHand)
    guard bar.placement.isHorizontal else {
      return CGRect(x: area.minX, y: area.minY + start, width: area.width, height: span.length)
    }
    var rect = CGRect(x: start, y: area.minY, width: span.length, height: area.height)
    if direction == .rightToLeft { rect = TabFormula.mirrored(rect, in: area.width) }
    rect.origin.x += area.minX
    return rect
  }
}

extension TabBarMetrics {
  /// The mark of a bar that names none.
  func indicator(for bar: TabViewBar) -> TabIndicator {
    switch bar.placement {
    case .top: return .underline
    case .bottom:
      switch bottomIndicator {
      case .none: return .none
      case .iconPill:
        return TabIndicator.pill.edge(.icon).width(.fixed(64)).thickness(32)
      }
    case .leading, .trailing:
      guard bar.isSidebar else { return .none }
      return TabIndicator(
        .pill, edge: .middle, width: .item, cornerRadius: 8, color: Color.accentColor.opacity(0.14))
    }
  }
}
