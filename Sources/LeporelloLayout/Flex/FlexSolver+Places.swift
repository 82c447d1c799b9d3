// The second half of the flexbox algorithm: sizes across, alignment, and items apart from the lines.

import LeporelloGraphics

extension FlexSolver {
  /// 9.4: the length of each item across its line, and the line's.
  func sizeAcross(_ line: inout Line, _ inner: Extent) {
    let across = axis.across
    for place in line.items.indices {
      let item = line.items[place]
      let known = item.style.length(across) ?? item.style.transferred(item.main, across)
      line.items[place].cross = item.style.clamped(known ?? contentAcross(item, inner), across)
    }
    let baselines = line.items.map(baseline)
    let rise = baselines.compactMap { $0 }.max() ?? 0
    line.cross = 0
    for (item, baseline) in zip(line.items, baselines) {
      let outer = item.cross + item.style.margins(across)
      line.cross = max(line.cross, baseline.map { rise - $0 + outer } ?? outer)
    }
  }

  private func contentAcross(_ item: Item, _ inner: Extent) -> Double {
    let across = axis.across
    let room = inner[across] - item.style.margins(across)
    if style.wrap == .noWrap, stretches(item.style), !room.isNaN { return max(0, room) }
    let free = ask(item.index, main: item.main, cross: .nan)[across]
    guard across == .horizontal, !room.isNaN, free > room else { return free }
    return max(max(0, room), ask(item.index, main: item.main, cross: Self.minContent)[across])
  }

  /// How far an item's baseline stands from the start of its line, margin included, for items that line up by it:
  /// the first baseline of its text, or in columns the left edge, as browsers have it.
  private func baseline(_ item: Item) -> Double? {
    guard (item.style.alignSelf ?? style.alignItems) == .baseline else { return nil }
    let before: Double
    switch axis {
    case .horizontal:
      let size = ProposedViewSize(Extent(item.main, item.cross).size)
      before = Double(item.style.margin.top + subviews[item.index].dimensions(in: size)[.firstTextBaseline])
    case .vertical:
      before = Double(item.style.margin.leading) + (subviews.layoutDirection == .rightToLeft ? item.cross : 0)
    }
    return style.wrap == .wrapReverse ? item.cross + item.style.margins(axis.across) - before : before
  }

  /// 9.6: lines in the container, from its start across them.
  func placeLines(_ lines: inout [Line], _ cross: Double) {
    let gaps = crossGap * Double(max(0, lines.count - 1))
    var rest = cross.isNaN ? 0 : cross - lines.reduce(gaps) { $0 + $1.cross }
    if style.wrap != .noWrap, style.alignContent == .stretch, rest > 0 {
      for place in lines.indices { lines[place].cross += rest / Double(lines.count) }
      rest = 0
    }
    if style.wrap == .noWrap { rest = 0 }
    let (before, between) = spread(style.alignContent, rest, lines.count, isReverse: style.wrap == .wrapReverse)
    var position = before
    for place in lines.indices {
      lines[place].start = position
      position += lines[place].cross + crossGap + between
    }
  }

  /// The space before the first of some things, and the extra space between each two.
  func spread(_ justify: FlexLayout.Justify, _ rest: Double, _ count: Int, isReverse: Bool) -> (Double, Double) {
    let n = Double(count)
    switch justify {
    case .flexStart, .stretch: return (0, 0)
    case .flexEnd: return (rest, 0)
    case .start: return (isReverse ? rest : 0, 0)
    case .end: return (isReverse ? 0 : rest, 0)
    case .center: return (rest / 2, 0)
    case .spaceBetween: return count < 2 || rest <= 0 ? (0, 0) : (0, rest / (n - 1))
    case .spaceAround: return rest <= 0 || count == 0 ? (0, 0) : (rest / n / 2, rest / n)
    case .spaceEvenly: return rest <= 0 ? (0, 0) : (rest / (n + 1), rest / (n + 1))
    }
  }

  /// Items that stretch take the line's length, unless they have one of their own.
  func stretchItems(_ line: inout Line) {
    let across = axis.across
    for place in line.items.indices {
      let item = line.items[place].style
      guard stretches(item), item.length(across) == nil else { continue }
      line.items[place].cross = item.clamped(max(0, line.cross - item.margins(across)), across)
    }
  }

  // MARK: - Frames

  /// The frames of all subviews in a container of a size.
  func frames(in size: CGSize) -> [CGRect] {
    let outer = Extent(Double(size.width), Double(size.height))
    let inner = Extent(
      max(0, outer.width - padding(.horizontal)), max(0, outer.height - padding(.vertical)))
    var frames = [CGRect](repeating: .zero, count: items.count)
    for line in solve(inner) {
      for item in placed(line, inner) { frames[item.index] = frame(item, inner) }
    }
    for index in items.indices where items[index].isAbsolute { frames[index] = absolute(index, outer, inner) }
    return frames
  }

  /// 9.5 and 9.6: items along and across their line.
  private func placed(_ line: Line, _ inner: Extent) -> [Item] {
    var items = line.items
    let rest = inner[axis] - mainLength(line)
    let (before, between) = spread(
      style.justifyContent, rest, items.count, isReverse: style.direction.isReverse)
    let rise = items.compactMap(baseline).max() ?? 0
    var position = before
    for place in items.indices {
      items[place].mainStart = position
      position += items[place].main + items[place].style.margins(axis) + mainGap + between
      let room = line.cross - items[place].cross - items[place].style.margins(axis.across)
      let align = items[place].style.alignSelf ?? style.alignItems
      let offset = baseline(items[place]).map { rise - $0 } ?? offset(align, room)
      items[place].crossStart = line.start + offset
    }
    return items
  }

  func offset(_ align: FlexLayout.Align, _ room: Double) -> Double {
    let isReverse = style.wrap == .wrapReverse
    switch align {
    case .flexStart, .stretch, .baseline: return 0
    case .flexEnd: return room
    case .start: return isReverse ? room : 0
    case .end: return isReverse ? 0 : room
    case .center: return room / 2
    }
  }

  /// Positions from the start of lines become positions from the container's corner.
  private func frame(_ item: Item, _ inner: Extent) -> CGRect {
    let (main, cross) = (item.main + item.style.margins(axis), item.cross + item.style.margins(axis.across))
    let along = style.direction.isReverse ? inner[axis] - item.mainStart - main : item.mainStart
    let across = style.wrap == .wrapReverse ? inner[axis.across] - item.crossStart - cross : item.crossStart
    let corner = Extent(along, across, along: axis)
    let size = Extent(item.main, item.cross, along: axis)
    return CGRect(
      x: Double(style.padding.leading) + corner.width + item.style.marginBefore(.horizontal)
        + shift(item.style, .horizontal),
      y: Double(style.padding.top) + corner.height + item.style.marginBefore(.vertical)
        + shift(item.style, .vertical), width: size.width, height: size.height)
  }

  /// An item in a line is moved by its insets without its neighbours; the one before wins.
  private func shift(_ item: FlexItem, _ axis: Axis) -> Double {
    let (before, after) = sides(item, axis)
    return before ?? after.map { -$0 } ?? 0
  }

  /// An item apart from the lines: between the sides it names, else where it would stand alone.
  private func absolute(_ index: Int, _ outer: Extent, _ inner: Extent) -> CGRect {
    let item = items[index]
    let width = absoluteLength(item, .horizontal, outer)
    let height = absoluteLength(item, .vertical, outer)
    var size = Extent(width ?? .nan, height ?? .nan)
    if width == nil, let height { size.width = item.transferred(item.clamped(height, .vertical), .horizontal) ?? .nan }
    if height == nil, let width { size.height = item.transferred(item.clamped(width, .horizontal), .vertical) ?? .nan }
    if size.width.isNaN {
      let free = subviews[index].sizeThatFits(Extent(.nan, size.height).proposal)
      size.width = Double(free.width)
    }
    size.width = item.clamped(size.width, .horizontal)
    if size.height.isNaN {
      let byRatio = item.transferred(size.width, .vertical)
      size.height = byRatio ?? Double(subviews[index].sizeThatFits(Extent(size.width, .nan).proposal).height)
    }
    size.height = item.clamped(size.height, .vertical)
    return CGRect(
      x: absoluteStart(item, .horizontal, size, outer, inner), y: absoluteStart(item, .vertical, size, outer, inner),
      width: size.width, height: size.height)
  }

  private func sides(_ item: FlexItem, _ axis: Axis) -> (before: Double?, after: Double?) {
    let (before, after) =
      axis == .horizontal ? (item.inset.leading, item.inset.trailing) : (item.inset.top, item.inset.bottom)
    return (before.map { Double($0) }, after.map { Double($0) })
  }

  private func absoluteLength(_ item: FlexItem, _ axis: Axis, _ outer: Extent) -> Double? {
    if let given = item.length(axis) { return given }
    let (before, after) = sides(item, axis)
    guard let before, let after else { return nil }
    return max(0, outer[axis] - before - after - item.margins(axis))
  }

  private func absoluteStart(
    _ item: FlexItem, _ axis: Axis, _ size: Extent, _ outer: Extent, _ inner: Extent
  ) -> Double {
    let (before, after) = sides(item, axis)
    if let before { return before + item.marginBefore(axis) }
    let full = size[axis] + item.margins(axis)
    if let after { return outer[axis] - after - full + item.marginBefore(axis) }
    let room = inner[axis] - full
    let pad = Double(axis == .horizontal ? style.padding.leading : style.padding.top)
    var start: Double
    if axis == self.axis {
      start = spread(style.justifyContent, room, 1, isReverse: style.direction.isReverse).0
      if style.direction.isReverse { start = room - start }
    } else {
      start = offset(item.alignSelf ?? style.alignItems, room)
      if style.wrap == .wrapReverse { start = room - start }
    }
    return pad + start + item.marginBefore(axis)
  }
}
