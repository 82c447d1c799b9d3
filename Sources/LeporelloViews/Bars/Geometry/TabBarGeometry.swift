// Where a bar's items are along it, as a function of what they show and of the bar's length.

/// The items of a bar along it, in points from where reading begins; the content may be longer than the bar.
package struct TabBarGeometry: Sendable, Hashable {
  package typealias Span = TabFormula.Span

  /// The rules that lengths and places come from.
  package struct Rules: Sendable, Hashable {
    package var sizing = TabItemSizing.content
    package var distribution = TabItemDistribution.fill
    package var overflow = TabItemOverflow.scroll
    package var spacing: CGFloat = 0
    /// The room before the first and after the last item.
    package var margins: (leading: CGFloat, trailing: CGFloat) {
      get { (leading, trailing) }
      set { (leading, trailing) = newValue }
    }
    /// The room before and after what an item shows.
    package var padding: (leading: CGFloat, trailing: CGFloat) {
      get { (before, after) }
      set { (before, after) = newValue }
    }
    /// How long items are at least and at most where their content decides.
    package var bounds: ClosedRange<CGFloat> = 0...CGFloat.infinity
    private var leading: CGFloat = 0
    private var trailing: CGFloat = 0
    private var before: CGFloat = 0
    private var after: CGFloat = 0

    package init() {}
  }

  /// Each item, in the order of the tabs.
  package let items: [Span]
  /// What each item shows.
  package let contents: [Span]
  /// How long all items are, with the room around them; at least the bar's length.
  package let contentLength: CGFloat
  /// How long the bar is.
  package let length: CGFloat
  /// Which rule gave each item its length, in words.
  package let reasons: [String]

  /// Places items.
  ///
  /// - Parameters:
  ///   - natural: How long what each item shows is.
  ///   - length: How long the bar is.
  ///   - rules: How items get their lengths and share the bar.
  package init(_ natural: [CGFloat], in length: CGFloat, _ rules: Rules = Rules()) {
    let length = max(0, length.isFinite ? length : 0)
    let room = max(0, length - rules.margins.leading - rules.margins.trailing)
    var (lengths, reasons) = rules.lengths(natural, in: room)
    let spacing = rules.spacing
    func fits(_ room: CGFloat) -> Bool { TabFormula.fits(lengths, in: room, spacing: spacing) }

    var gap = spacing
    var (leading, trailing) = rules.margins
    switch (rules.distribution, rules.overflow) {
    case (.alwaysCentered, _):
      (leading, trailing) = TabFormula.centringMargins(lengths, in: length)
    case (.leading, _) where fits(room): break
    case (.fill, _) where fits(room):
      let stretched = TabFormula.stretched(lengths, to: room - spacing * CGFloat(max(0, lengths.count - 1)))
      for index in lengths.indices where stretched[index] > lengths[index] + 1e-9 {
        reasons[index] = "share of the rest"
      }
      lengths = stretched
    case (.centered(let gutter), _) where fits(min(room, length - 2 * gutter)):
      leading = TabFormula.centredStart(lengths, in: length, spacing: spacing)
      trailing = leading
    case (.scatter, _) where fits(room):
      gap = TabFormula.scatterGap(lengths, in: length)
      (leading, trailing) = (gap, gap)
    case (_, .shrink):
      let share = TabFormula.equalShare(of: room, spacing: spacing, count: lengths.count)
      lengths = lengths.map { _ in share }
      reasons = lengths.map { _ in "equal share, since they don't fit" }
    case (_, .scroll), (_, .more): break
    }

    var (x, items) = (leading, [Span]())
    for length in lengths {
      items.append(Span(x, length))
      x += length + gap
    }
    self.items = items
    contents = zip(items, natural).map { item, natural in
      let inner = max(0, item.length - rules.padding.leading - rules.padding.trailing)
      let shown = min(max(0, natural), inner)
      return Span(item.start + rules.padding.leading + (inner - shown) / 2, shown)
    }
    contentLength = max(length, (items.last?.end ?? 0) + trailing)
    self.length = length
    self.reasons = reasons
  }

  /// Whether the items don't find room, so that the bar scrolls.
  package var scrolls: Bool { contentLength > length + 1e-6 }
}

extension TabBarGeometry.Rules {
  /// How long each item is before the bar is filled, and by which rule.
  fileprivate func lengths(_ natural: [CGFloat], in room: CGFloat) -> ([CGFloat], [String]) {
    let full = natural.map { max(0, $0) + padding.leading + padding.trailing }
    func bounded(_ low: CGFloat, _ high: CGFloat) -> ([CGFloat], [String]) {
      let lengths = full.map { min(max($0, low), max(low, high), max(room, low)) }
      let reasons = zip(full, lengths).map { $0 < $1 ? "minimum" : $0 > $1 ? "maximum, truncated" : "content" }
      return (lengths, reasons)
    }
    switch sizing {
    case .content: return bounded(bounds.lowerBound, bounds.upperBound)
    case .bounded(let minimum, let maximum): return bounded(max(0, minimum), max(0, maximum))
    case .fixed(let length): return (full.map { _ in max(0, length) }, full.map { _ in "fixed" })
    case .widest:
      let widest = min(full.max() ?? 0, room)
      return (full.map { _ in widest }, full.map { _ in "widest" })
    case .equal(let minimum):
      let share = TabFormula.equalShare(of: room, spacing: spacing, count: full.count)
      let reason = share < minimum ? "minimum" : "equal share"
      return (full.map { _ in max(share, minimum) }, full.map { _ in reason })
    }
  }
}
