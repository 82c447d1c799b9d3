// Where the container's parts stand, and what they show at a position.

import LeporelloContainment
import LeporelloGraphics
import LeporelloHosting
import LeporelloTransitions
import LeporelloViews

extension TabContainerController {
  /// Header, bar and pages stand where the description puts them.
  func placeParts() {
    if let header = spec.header {
      let height = min(header.height - headerOffset, view.bounds.height)
      headerView.frame = CGRect(x: view.bounds.minX, y: view.bounds.minY, width: view.bounds.width, height: height)
    }
    let layout = layout
    (bar.frame, pagesView.frame) = (layout.bounds, layout.page)
    for page in pages.values { inset(page, layout) }
    for identity in spec.identities {
      guard let page = pages[identity]?.viewIfLoaded, page.frame != pageFrame else { continue }
      page.frame = pageFrame
      if page.superview !== pagesView { page.layoutIfNeeded() }
    }
  }

  /// Where a page stands at rest: between the strips in which its neighbours are to be seen.
  var pageFrame: CGRect {
    let bounds = pagesView.bounds
    switch spec.paging.axis {
    case .horizontal: return bounds.insetBy(dx: min(spec.paging.peek, bounds.width / 2), dy: 0)
    case .vertical: return bounds.insetBy(dx: 0, dy: min(spec.paging.peek, bounds.height / 2))
    }
  }

  /// How far apart pages stand, in points.
  var pageStep: CGFloat {
    let frame = pageFrame
    return (spec.paging.axis == .horizontal ? frame.width : frame.height) + spec.paging.spacing
  }

  var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

  /// The selected page, or the pages of a change as its look shows them.
  func composePages(_ draw: (UIView) -> DisplayList) -> DisplayList {
    let now = StageCore.current.now
    guard let turn = state.turn else {
      guard let selection = state.selection else { return emptyPicture() }
      return resting(selection, draw)
    }
    switch turn.look {
    case .transition:
      return spec.turning.transition.picture(
        from: turn.picture ?? resting(turn.from, draw), to: resting(turn.to, draw), bounds: pagesView.bounds,
        progress: turn.fraction(at: now),
        in: TransitionContext(
          isRightToLeft: isRightToLeft, goesBack: turn.direction < 0,
          reducesMotion: environment.accessibilityReduceMotion, pixel: 1 / StageCore.current.scale))
    case .strip where abs(turn.stride) > 1 && !turn.passes:
      return pair(turn, at: turn.fraction(at: now), draw)
    case .strip, .pull:
      let strip = strip(at: turn.start.isEmpty ? turn.value(at: now) : turn.fraction(at: now) + Double(turn.from), draw)
      return strip
    }
  }

  private func resting(_ index: Int, _ draw: (UIView) -> DisplayList) -> DisplayList {
    spec.paging.peek > 0 ? strip(at: Double(index), draw) : picture(of: index, draw)
  }

  private func picture(of index: Int, _ draw: (UIView) -> DisplayList) -> DisplayList {
    guard spec.tabs.indices.contains(index), let view = pages[spec.identity(of: index)]?.viewIfLoaded else {
      return .empty
    }
    let list = draw(view)
    guard let offset = pageOffsets[spec.identity(of: index)], offset != 0 else { return list }
    return list.moved(by: CGPoint(x: 0, y: -offset)).clipped(to: Path(pageFrame))
  }

  /// The pages around a position, side by side; on a loop the places go on past the ends.
  private func strip(at position: Double, _ draw: (UIView) -> DisplayList) -> DisplayList {
    let count = spec.tabs.count
    guard count > 0 else { return .empty }
    let low = Int(position.rounded(.down))
    var list = DisplayList()
    for place in (low - 1)...(low + 2) {
      let index = loops ? ((place % count) + count) % count : place
      let offset = offset(Double(place) - position)
      guard spec.tabs.indices.contains(index), abs(offset.x + offset.y) < extent else { continue }
      list.append(contentsOf: picture(of: index, draw).clipped(to: Path(pageFrame)).moved(by: offset))
    }
    return list
  }

  /// Two pages that are no neighbours, side by side.
  private func pair(_ turn: PageTurn, at fraction: Double, _ draw: (UIView) -> DisplayList) -> DisplayList {
    let direction = Double(turn.direction)
    var list = picture(of: turn.from, draw).clipped(to: Path(pageFrame)).moved(by: offset(-direction * fraction))
    list.append(
      contentsOf: picture(of: turn.to, draw).clipped(to: Path(pageFrame)).moved(by: offset(direction * (1 - fraction))))
    return list
  }

  private var extent: CGFloat {
    spec.paging.axis == .horizontal ? pagesView.bounds.width : pagesView.bounds.height
  }

  /// How far a page stands from its place, in whole pixels.
  private func offset(_ pages: Double) -> CGPoint {
    let scale = StageCore.current.scale
    let points = (CGFloat(pages) * pageStep * scale).rounded() / scale
    switch spec.paging.axis {
    case .horizontal: return CGPoint(x: isRightToLeft ? -points : points, y: 0)
    case .vertical: return CGPoint(x: 0, y: points)
    }
  }

  private func emptyPicture() -> DisplayList {
    guard let empty = spec.payload[PagingKeys.empty] as? AnyView else { return .empty }
    return LoweredPage(empty, in: pagesView.bounds.size, environment: environment, hostsSlots: false).displayList
  }

  /// The bars at the present position.
  func barPicture() -> DisplayList {
    LoweredPage(TabViewChrome(layout, barState), in: bar.bounds.size, environment: environment, hostsSlots: false)
      .displayList
  }

  /// The header as far as it has not given way.
  func headerPicture() -> DisplayList {
    guard let header = spec.header else { return .empty }
    let size = CGSize(width: headerView.bounds.width, height: header.height)
    return LoweredPage(header.content, in: size, environment: environment, hostsSlots: false).displayList
      .moved(by: CGPoint(x: 0, y: -headerOffset))
  }
}
