// The second half of the flexbox algorithm: sizes across, alignment, and items apart from the lines.

import LeporelloGraphics

extension FlexSolver {
  /// 9.4: the length of each item across its line, and the line's.
  func sizeAcross(_ line: inout Line, _ inner: Extent) {
    let across = axis.across
    for place in line.items.indices {
      let item = line.items[place]
      let known = item.style.length(across) ?? ratioAcross(item)
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

  /// The length across that a ratio gives, but no less than the content needs.
  private func ratioAcross(_ item: Item) -> Double? {
    let across = axis.across
    guard let given = item.style.transferred(item.main, across) else { return nil }
    if item.style.least(across) != nil { return given }
    let least = across == .vertical ? Double.nan : Self.minContent
    return max(given, ask(item.index, main: item.main, cross: least)[across])
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
    // Without space to spread, things stand at the start: around and evenly at the leading side or the top.
    case .spaceBetween where rest > 0: return count < 2 ? (0, 0) : (0, rest / (n - 1))
    case .spaceAround where rest > 0: return count == 0 ? (0, 0) : (rest / n / 2, rest / n)
    case .spaceEvenly where rest > 0: return (rest / (n + 1), rest / (n + 1))
    case .spaceBetween: return (0, 0)
    case .spaceAround, .spaceEvenly: return (isReverse ? min(0, rest) : 0, 0)
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

  /// The item that gives the container its first baseline: its top, unmoved by insets, and its size.
  func baselineItem(in size: CGSize) -> (index: Int, top: CGFloat, size: CGSize)? {
    let inner = Extent(
      max(0, Double(size.width) - padding(.horizontal)), max(0, Double(size.height) - padding(.vertical)))
    let lines = solve(inner)
    guard let line = style.wrap == .wrapReverse ? lines.last : lines.first else { return nil }
    let items = placed(line, inner)
    guard let item = style.direction.isReverse ? items.last : items.first else { return nil }
    let frame = frame(item, inner)
    return (item.index, frame.minY - CGFloat(shift(item.style, .vertical)), frame.size)
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
    if width == nil, let height, let given = item.transferred(item.clamped(height, .vertical), .horizontal) {
      let least =
        item.minWidth == nil ? subviews[index].sizeThatFits(Extent(Self.minContent, height).proposal).width : 0
      size.width = max(given, Double(least))
    }
    if height == nil, let width {
      size.height = absoluteHeight(index, byRatioAt: item.clamped(width, .horizontal)) ?? .nan
    }
    if size.width.isNaN {
      size.width = absoluteWidth(index, size.height, outer, inner)
    }
    size.width = item.clamped(size.width, .horizontal)
    if size.height.isNaN {
      let byRatio = absoluteHeight(index, byRatioAt: size.width)
      size.height = byRatio ?? Double(subviews[index].sizeThatFits(Extent(size.width, .nan).proposal).height)
    }
    size.height = item.clamped(size.height, .vertical)
    return CGRect(
      x: absoluteStart(item, .horizontal, size, outer, inner), y: absoluteStart(item, .vertical, size, outer, inner),
      width: size.width, height: size.height)
  }

  /// The height that a ratio gives an item apart from the lines, but no less than its content needs.
  private func absoluteHeight(_ index: Int, byRatioAt width: Double) -> Double? {
    guard let given = items[index].transferred(width, .vertical) else { return nil }
    if items[index].minHeight != nil { return given }
    return max(given, Double(subviews[index].sizeThatFits(Extent(width, .nan).proposal).height))
  }

  /// What the content likes, but no more than there is beside the insets, unless it needs more.
  private func absoluteWidth(_ index: Int, _ height: Double, _ outer: Extent, _ inner: Extent) -> Double {
    let free = Double(subviews[index].sizeThatFits(Extent(.nan, height).proposal).width)
    let (before, after) = sides(items[index], .horizontal)
    let whole = before == nil && after == nil ? inner.width : outer.width
    let room = whole - (before ?? 0) - (after ?? 0) - items[index].margins(.horizontal)
    if free <= room { return free }
    return max(0, room, Double(subviews[index].sizeThatFits(Extent(Self.minContent, height).proposal).width))
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
      let isSpread = style.justifyContent == .spaceAround || style.justifyContent == .spaceEvenly
      start = isSpread ? room / 2 : spread(style.justifyContent, room, 1, isReverse: style.direction.isReverse).0
      if style.direction.isReverse { start = room - start }
    } else {
      let align = item.alignSelf ?? style.alignItems
      start = offset(align == .baseline ? .start : align, room)
      if style.wrap == .wrapReverse { start = room - start }
    }
    return pad + start + item.marginBefore(axis)
  }
}
