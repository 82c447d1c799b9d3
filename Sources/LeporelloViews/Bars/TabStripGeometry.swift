// Where the strip's items, its indicator and its scroll position are.

/// The frames of a strip's items as functions of the labels' widths, the strip's width and the position.
package struct TabStripGeometry: Sendable, Hashable {
  /// Each item's frame in the scrolled content, in the order of the tabs.
  package let items: [CGRect]
  /// Each label's width inside its item.
  package let labels: [CGFloat]
  /// The content's width; at least the strip's.
  package let contentWidth: CGFloat
  /// The strip's width.
  package let width: CGFloat

  package init(
    labelWidths: [CGFloat], in size: CGSize, direction: LayoutDirection = .leftToRight,
    margin: CGFloat = TabBarTheme.stripMargin, labelPadding: CGFloat = TabBarTheme.stripLabelPadding
  ) {
    let room = max(0, size.width - 2 * margin)
    let natural = labelWidths.map { min($0 + 2 * labelPadding, room) }
    // Titles that fit share the room, wide ones keeping their width; others keep theirs and the strip scrolls.
    let widths = natural.reduce(0, +) <= room ? Self.stretched(natural, to: room) : natural
    var x = margin
    var frames: [CGRect] = []
    for width in widths {
      frames.append(CGRect(x: x, y: 0, width: width, height: size.height))
      x += width
    }
    let content = max(size.width, x + margin)
    items =
      direction == .leftToRight
      ? frames
      : frames.map { CGRect(x: content - $0.maxX, y: 0, width: $0.width, height: $0.height) }
    labels = zip(labelWidths, widths).map { min($0, max(0, $1 - 2 * labelPadding)) }
    contentWidth = content
    width = size.width
  }

  /// Equal shares of the room, except that items wider than the share keep their width.
  static func stretched(_ natural: [CGFloat], to room: CGFloat) -> [CGFloat] {
    var isKept = natural.map { _ in false }
    while let first = isKept.firstIndex(of: false) {
      let kept = natural.indices.filter { isKept[$0] }
      let share = (room - kept.reduce(0) { $0 + natural[$1] }) / CGFloat(natural.count - kept.count)
      let wide = natural.indices.suffix(from: first).filter { !isKept[$0] && natural[$0] > share }
      if wide.isEmpty { return natural.indices.map { isKept[$0] ? natural[$0] : share } }
      for index in wide { isKept[index] = true }
    }
    return natural
  }

  /// How far the content is scrolled so that the position is in the middle, as far as the ends allow.
  package func offset(at position: Double) -> CGFloat {
    interpolated(at: position) { max(0, min($0.midX - width / 2, contentWidth - width)) }
  }

  /// The indicator's place along the content: under the label, between labels while the position is.
  package func indicator(at position: Double) -> (x: CGFloat, width: CGFloat) {
    let bounded = min(max(position, 0), Double(max(0, items.count - 1)))
    guard !items.isEmpty else { return (0, 0) }
    func span(_ index: Int) -> (x: CGFloat, width: CGFloat) {
      let width = max(min(TabBarTheme.indicatorMinimum, items[index].width), labels[index])
      return (items[index].midX - width / 2, width)
    }
    let low = Int(bounded.rounded(.down))
    let (a, b) = (span(low), span(min(low + 1, items.count - 1)))
    let t = bounded - Double(low)
    return (a.x + (b.x - a.x) * t, a.width + (b.width - a.width) * t)
  }

  /// The indicator's place on the way between two pages, whether or not they are neighbours.
  package func indicator(at position: PagePosition) -> (x: CGFloat, width: CGFloat) {
    (
      position.interpolated { indicator(at: Double($0)).x }, position.interpolated { indicator(at: Double($0)).width }
    )
  }

  private func interpolated(at position: Double, _ value: (CGRect) -> CGFloat) -> CGFloat {
    guard !items.isEmpty else { return 0 }
    let bounded = min(max(position, 0), Double(items.count - 1))
    let low = Int(bounded.rounded(.down))
    let (a, b) = (value(items[low]), value(items[min(low + 1, items.count - 1)]))
    return a + (b - a) * (bounded - Double(low))
  }
}
