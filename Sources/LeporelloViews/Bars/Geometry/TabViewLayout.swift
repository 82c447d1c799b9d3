// A container in its place: where each bar is, where the pages are, and what covers them.

import LeporelloGraphics

/// The parts of a paged container in a rectangle.
package struct TabViewLayout: Sendable {
  /// The description.
  package let spec: TabViewSpec
  /// The container's rectangle.
  package let bounds: CGRect
  /// The bars, the first outermost.
  package private(set) var bars: [PlacedTabBar] = []
  /// Where the pages are.
  package private(set) var page: CGRect
  /// How much of each side of the pages bars and the device's edges cover.
  package private(set) var pageInsets: EdgeInsets
  let environment: EnvironmentValues

  /// Lays a container out; a container too small for its bars has smaller bars and no page.
  ///
  /// - Parameters:
  ///   - spec: The container.
  ///   - bounds: Its rectangle.
  ///   - safeArea: How much of each side the device's edges and outer bars cover.
  ///   - environment: What flows down to it.
  package init(
    _ spec: TabViewSpec, in bounds: CGRect, safeArea: EdgeInsets = EdgeInsets(), environment: EnvironmentValues
  ) {
    (self.spec, self.bounds, self.environment) = (spec, bounds, environment)
    let isLeft = environment.layoutDirection == .leftToRight
    let safe = Sides(safeArea + spec.safeArea, isLeft: isLeft)
    let bars = spec.bars(in: bounds.size, environment)
    (page, pageInsets) = (bounds, EdgeInsets())

    var free = bounds
    let inner = CGRect(
      x: bounds.minX + safe.left, y: bounds.minY + safe.top, width: max(0, bounds.width - safe.left - safe.right),
      height: max(0, bounds.height - safe.top - safe.bottom))
    for bar in bars {
      let metrics = bar.metrics ?? spec.metrics ?? .uiKit
      let thickness = bar.thickness ?? metrics.thickness(of: bar, tabs: spec.tabs)
      var frame = free
      let side = bar.placement.side(isLeft: isLeft)
      switch side {
      case .top:
        frame.size.height = min(free.height, thickness + max(0, inner.minY - free.minY))
        free = free.cut(top: frame.height)
        if bar.hosting == .beside { page = page.cut(top: frame.maxY - page.minY) }
      case .bottom:
        frame.size.height = min(free.height, thickness + max(0, free.maxY - inner.maxY))
        frame.origin.y = free.maxY - frame.height
        free = free.cut(bottom: frame.height)
        if bar.hosting == .beside { page = page.cut(bottom: page.maxY - frame.minY) }
      case .left:
        frame.size.width = min(free.width, thickness + max(0, inner.minX - free.minX))
        free = free.cut(left: frame.width)
        if bar.hosting == .beside { page = page.cut(left: frame.maxX - page.minX) }
      case .right:
        frame.size.width = min(free.width, thickness + max(0, free.maxX - inner.maxX))
        frame.origin.x = free.maxX - frame.width
        free = free.cut(right: frame.width)
        if bar.hosting == .beside { page = page.cut(right: page.maxX - frame.minX) }
      }
      self.bars.append(
        PlacedTabBar(bar, metrics, spec: spec, frame: frame, inner: inner, environment: environment))
    }
    func covered(_ bar: CGFloat, _ device: CGFloat, _ away: CGFloat) -> CGFloat { max(0, bar, device - away) }
    let left = covered(free.minX - page.minX, safe.left, page.minX - bounds.minX)
    let right = covered(page.maxX - free.maxX, safe.right, bounds.maxX - page.maxX)
    pageInsets = EdgeInsets(
      top: covered(free.minY - page.minY, safe.top, page.minY - bounds.minY), leading: isLeft ? left : right,
      bottom: covered(page.maxY - free.maxY, safe.bottom, bounds.maxY - page.maxY), trailing: isLeft ? right : left)
  }
}

/// A side of a rectangle, whatever the reading direction; closed.
enum RectSide {
  case top
  case bottom
  case left
  case right
}

/// Insets by side.
private struct Sides {
  var top: CGFloat
  var left: CGFloat
  var bottom: CGFloat
  var right: CGFloat

  init(_ insets: EdgeInsets, isLeft: Bool) {
    (top, bottom) = (max(0, insets.top), max(0, insets.bottom))
    (left, right) =
      isLeft ? (max(0, insets.leading), max(0, insets.trailing)) : (max(0, insets.trailing), max(0, insets.leading))
  }
}

extension TabBarPlacement {
  func side(isLeft: Bool) -> RectSide {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .leading: isLeft ? .left : .right
    case .trailing: isLeft ? .right : .left
    }
  }
}

extension CGRect {
  /// The rectangle without strips along its sides, none wider than the rectangle.
  fileprivate func cut(top: CGFloat = 0, bottom: CGFloat = 0, left: CGFloat = 0, right: CGFloat = 0) -> CGRect {
    let (top, left) = (min(max(0, top), height), min(max(0, left), width))
    let (bottom, right) = (min(max(0, bottom), height - top), min(max(0, right), width - left))
    return CGRect(x: minX + left, y: minY + top, width: width - left - right, height: height - top - bottom)
  }
}

extension EdgeInsets {
  /// The sum, side for side.
  package static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing)
  }
}
