// The flexbox algorithm's steps: lengths of items, lines, growing and shrinking, sizes across, places.

import LeporelloGraphics

/// Solves one container; the numbers in comments are the sections of CSS Flexible Box Layout Level 1.
struct FlexSolver {
  /// The question for the least length at which content does not overflow.
  ///
  /// A container proposed 0 answers 0; this smallest of all lengths, which no one means as a length, asks for its
  /// min-content. Views other than flex containers answer it as they answer 0.
  static let minContent = Double.leastNonzeroMagnitude

  /// An item while its line is worked out, without margins except where said.
  struct Item {
    var index: Int
    var style: FlexItem
    var base = 0.0
    var hypothetical = 0.0
    var least = 0.0
    var main = 0.0
    var cross = 0.0
    var isFrozen = false
    var mainStart = 0.0
    var crossStart = 0.0
  }

  /// A line of items.
  struct Line {
    var items: [Item]
    var cross = 0.0
    var start = 0.0
  }

  let style: FlexLayout
  let subviews: LayoutSubviews
  let axis: Axis
  let items: [FlexItem]

  init(_ style: FlexLayout, _ subviews: LayoutSubviews) {
    (self.style, self.subviews, axis) = (style, subviews, style.direction.axis)
    items = subviews.map { $0[FlexItem.self] }
  }

  var inFlow: [Int] { items.indices.filter { !items[$0].isAbsolute } }
  var mainGap: Double { usable(axis == .horizontal ? style.columnGap : style.rowGap) }
  var crossGap: Double { usable(axis == .horizontal ? style.rowGap : style.columnGap) }
  func padding(_ axis: Axis) -> Double { usable(CGFloat(style.padding.sum(axis))) }

  /// A length that CSS would accept: finite and not negative, else 0.
  func usable(_ length: CGFloat) -> Double { length.isFinite && length > 0 ? Double(length) : 0 }

  /// What a subview answers; NaN stands for nil.
  func ask(_ index: Int, main: Double, cross: Double) -> Extent {
    let size = subviews[index].sizeThatFits(Extent(main, cross, along: axis).proposal)
    return Extent(Double(size.width), Double(size.height))
  }

  // MARK: - Sizes

  func size(_ proposal: ProposedViewSize) -> CGSize {
    let asked = Extent(proposal)
    let result = Extent(length(.horizontal, asked), length(.vertical, asked))
    return result.size
  }

  private func isContent(_ p: Double) -> Bool { p.isNaN || p == Self.minContent }

  private func length(_ axis: Axis, _ asked: Extent) -> Double {
    if !isContent(asked[axis]) { return asked[axis] }
    if axis == .horizontal { return contentWidth(isMin: asked.width == Self.minContent, height: asked.height) }
    var width = asked.width
    if isContent(width) { width = contentWidth(isMin: width == Self.minContent, height: .nan) }
    return contentHeight(width: width)
  }

  /// The content's own width: items beside each other add up, items below each other count by the widest.
  private func contentWidth(isMin: Bool, height: Double) -> Double {
    let inner = isContent(height) ? Double.nan : max(0, height - padding(.vertical))
    let inset = padding(.horizontal)
    let widest = inFlow.map { contribution($0, isMin: isMin, height: inner) }.max() ?? 0
    if isMin, style.wrap != .noWrap { return inset + widest }
    if axis == .horizontal {
      let widths = inFlow.map { flexible($0, contribution($0, isMin: isMin, height: inner), inner) }
      let all = widths.reduce(0, +) + mainGap * Double(max(0, widths.count - 1))
      // Wrapped, a row is at least as wide as its widest item.
      return inset
        + (style.wrap == .noWrap
          ? all : max(all, inFlow.map { contribution($0, isMin: true, height: inner) }.max() ?? 0))
    }
    if style.wrap == .noWrap || inner.isNaN { return inset + widest }
    let lines = solve(Extent(.nan, inner))
    return inset + lines.reduce(0) { $0 + $1.cross } + crossGap * Double(max(0, lines.count - 1))
  }

  /// One item's share in the content's width.
  private func contribution(_ index: Int, isMin: Bool, height: Double) -> Double {
    let item = items[index]
    var cross = item.length(.vertical)
    if cross == nil, axis == .horizontal, style.wrap == .noWrap, stretches(item), !height.isNaN {
      cross = max(0, height - item.margins(.vertical))
    }
    let known = item.length(.horizontal) ?? item.transferred(cross.map { item.clamped($0, .vertical) }, .horizontal)
    let asked = Extent(isMin ? Self.minContent : .nan, cross ?? .nan)
    let least = item.transferred(item.least(.vertical), .horizontal) ?? 0
    let content = known ?? max(least, Double(subviews[index].sizeThatFits(asked.proposal).width))
    return item.clamped(content, .horizontal) + item.margins(.horizontal)
  }

  /// What a row counts of an item's share in its width: what growing or shrinking can give; where the item does
  /// neither, its own length.
  private func flexible(_ index: Int, _ share: Double, _ height: Double) -> Double {
    let item = items[index]
    guard item.basis != nil else { return share }
    let own = measured(index, Extent(.nan, height))
    let content = share - item.margins(.horizontal)
    let isFree = content > own.base ? item.grow > 0 : item.shrink > 0
    return content == own.base || isFree ? share : own.hypothetical + item.margins(.horizontal)
  }

  private func contentHeight(width: Double) -> Double {
    let inner = Extent(max(0, width - padding(.horizontal)), .nan)
    let lines = solve(inner)
    let inset = padding(.vertical)
    if axis == .horizontal {
      return inset + lines.reduce(0) { $0 + $1.cross } + crossGap * Double(max(0, lines.count - 1))
    }
    return inset + (lines.map(mainLength).max() ?? 0)
  }

  /// The length of a line's items with their margins and gaps.
  func mainLength(_ line: Line) -> Double {
    line.items.reduce(mainGap * Double(max(0, line.items.count - 1))) { $0 + $1.main + $1.style.margins(axis) }
  }

  func stretches(_ item: FlexItem) -> Bool { (item.alignSelf ?? style.alignItems) == .stretch }

  // MARK: - Lines

  /// Works out every line in an inner size; NaN where it is the content's to say.
  func solve(_ inner: Extent) -> [Line] {
    let main = inner[axis]
    let items = inFlow.map { measured($0, inner) }
    var lines = broken(items, main)
    for place in lines.indices {
      flex(&lines[place], main)
      sizeAcross(&lines[place], inner)
    }
    let cross = inner[axis.across]
    if style.wrap == .noWrap, !cross.isNaN, !lines.isEmpty { lines[0].cross = cross }
    placeLines(&lines, cross)
    for place in lines.indices { stretchItems(&lines[place]) }
    return lines
  }

  /// 9.2: the length before flexing.
  private func measured(_ index: Int, _ inner: Extent) -> Item {
    var item = Item(index: index, style: items[index])
    let style = item.style
    let cross = definiteCross(style, inner[axis.across])
    let length = style.length(axis)
    let transferred = style.transferred(cross, axis)
    if let basis = style.basis ?? length.map({ CGFloat($0) }) {
      item.base = max(0, Double(basis))
    } else {
      item.base = transferred ?? content(index, inner, cross)[axis]
    }
    // 4.5: the automatic minimum is the content's, but no more than a given length.
    if let least = style.least(axis) {
      item.least = least
    } else {
      var least = ask(index, main: Self.minContent, cross: cross ?? fitAcross(index, inner))[axis]
      if let transferred { least = max(least, transferred) }
      least = max(least, style.transferred(style.least(axis.across), axis) ?? 0)
      if let length { least = min(least, length) }
      item.least = min(least, style.most(axis))
    }
    item.hypothetical = max(min(item.base, style.most(axis)), item.least)
    item.main = item.hypothetical
    return item
  }

  /// The length across that is known before the line is: given, or stretched in a container with one line.
  private func definiteCross(_ item: FlexItem, _ cross: Double) -> Double? {
    if let given = item.length(axis.across) { return item.clamped(given, axis.across) }
    guard style.wrap == .noWrap, stretches(item), !cross.isNaN else { return nil }
    return item.clamped(max(0, cross - item.margins(axis.across)), axis.across)
  }

  /// What content wants: across the line as much as it likes, but no more than there is. Where a ratio holds, the
  /// length across, within its bounds, gives one along the line.
  private func content(_ index: Int, _ inner: Extent, _ cross: Double?) -> Extent {
    if let cross { return ask(index, main: .nan, cross: cross) }
    let item = items[index]
    var size = ask(index, main: .nan, cross: fitAcross(index, inner))
    let across = axis == .vertical ? item.clamped(size[axis.across], axis.across) : item.least(axis.across)
    size[axis] = max(size[axis], item.transferred(across, axis) ?? 0)
    return size
  }

  /// The width of an item in a column that isn't stretched: what it likes, but no more than there is, unless it needs
  /// more; nil in a row, whose items' heights follow from their widths.
  private func fitAcross(_ index: Int, _ inner: Extent) -> Double {
    guard axis == .vertical else { return .nan }
    let item = items[index]
    var width = ask(index, main: .nan, cross: .nan).width
    let room = inner.width - item.margins(.horizontal)
    if width > room { width = min(width, max(0, room, ask(index, main: .nan, cross: Self.minContent).width)) }
    return item.clamped(width, .horizontal)
  }

  /// 9.3: items go into lines.
  private func broken(_ items: [Item], _ main: Double) -> [Line] {
    guard style.wrap != .noWrap, !main.isNaN else { return items.isEmpty ? [] : [Line(items: items)] }
    var lines: [Line] = []
    var used = 0.0
    for item in items {
      let outer = item.hypothetical + item.style.margins(axis)
      if lines.isEmpty || used + mainGap + outer > main + 1e-9 {
        lines.append(Line(items: [item]))
        used = outer
      } else {
        lines[lines.count - 1].items.append(item)
        used += mainGap + outer
      }
    }
    return lines
  }

  /// 9.7: items grow into space that is left or shrink where it is missing; bounds are met by freezing.
  private func flex(_ line: inout Line, _ main: Double) {
    guard !main.isNaN, main.isFinite else { return }
    let gaps = mainGap * Double(max(0, line.items.count - 1))
    let hypothetical = line.items.reduce(gaps) { $0 + $1.hypothetical + $1.style.margins(axis) }
    let isGrowing = hypothetical < main
    func factor(_ item: Item) -> Double { max(0, Double(isGrowing ? item.style.grow : item.style.shrink)) }
    for place in line.items.indices {
      let item = line.items[place]
      line.items[place].isFrozen =
        factor(item) == 0 || (isGrowing ? item.base > item.hypothetical : item.base < item.hypothetical)
    }
    func free(_ line: Line) -> Double {
      line.items.reduce(main - gaps) { $0 - ($1.isFrozen ? $1.main : $1.base) - $1.style.margins(axis) }
    }
    let initial = free(line)
    while line.items.contains(where: { !$0.isFrozen }) {
      var rest = free(line)
      let open = line.items.indices.filter { !line.items[$0].isFrozen }
      let factors = open.reduce(0) { $0 + factor(line.items[$1]) }
      if factors < 1, abs(initial * factors) < abs(rest) { rest = initial * factors }
      let scaled = open.reduce(0) { $0 + Double(line.items[$1].style.shrink) * line.items[$1].base }
      var violation = 0.0
      var wanted: [Double] = []
      for place in open {
        let item = line.items[place]
        var target = item.base
        if rest != 0 {
          if isGrowing {
            target += rest * factor(item) / factors
          } else if scaled > 0 {
            target += rest * Double(item.style.shrink) * item.base / scaled
          }
        }
        wanted.append(target)
        line.items[place].main = max(min(target, item.style.most(axis)), item.least, 0)
        violation += line.items[place].main - target
      }
      for (place, target) in zip(open, wanted) {
        let difference = line.items[place].main - target
        if violation == 0 || (violation > 0 ? difference > 0 : difference < 0) { line.items[place].isFrozen = true }
      }
      // Rounding may leave a sum of violations that belongs to no item.
      if violation != 0, open.allSatisfy({ !line.items[$0].isFrozen }) {
        for place in open { line.items[place].isFrozen = true }
      }
    }
  }
}
