// Lines of box glyphs.

/// A block set in a width.
struct WireframeLayout {
  struct Line {
    var glyphs: [WireframeGlyph]
    /// The length without the spaces at its end.
    var width: CGFloat
    /// From the block's top.
    var top: CGFloat = 0
    var ascent: CGFloat = 0
    var descent: CGFloat = 0

    init(_ glyphs: [WireframeGlyph]) {
      self.glyphs = glyphs
      width = Self.visibleWidth(glyphs[...])
    }

    static func visibleWidth(_ glyphs: ArraySlice<WireframeGlyph>) -> CGFloat {
      var (total, visible): (CGFloat, CGFloat) = (0, 0)
      for glyph in glyphs {
        total += glyph.advance
        if !glyph.isSpace { visible = total }
      }
      return visible
    }
  }

  private(set) var lines: [Line]
  private(set) var isTruncated: Bool
  private let height: CGFloat
  private let limit: CGFloat

  init(_ block: TextBlock, width: CGFloat?) {
    let limit = Self.limit(width)
    self.limit = limit
    let paragraphs = Self.paragraphs(block)
    var lines: [Line] = []
    var starts: [(paragraph: Int, glyph: Int)] = []
    for (index, paragraph) in paragraphs.enumerated() {
      for range in Self.breakLines(paragraph.glyphs, limit: limit) {
        lines.append(Line(Array(paragraph.glyphs[range])))
        starts.append((index, range.lowerBound))
      }
    }
    isTruncated = false
    if let most = block.lineLimit.map({ max(1, $0) }), lines.count > most {
      let start = starts[most - 1]
      let rest = Self.rest(of: paragraphs, from: start.paragraph, glyph: start.glyph, truncation: block.truncation)
      lines.removeSubrange((most - 1)...)
      lines.append(Line(Self.truncate(rest, limit: limit, at: block.truncation)))
      isTruncated = true
    }
    var y: CGFloat = 0
    let spacing = block.lineSpacing.isFinite ? block.lineSpacing : 0
    for index in lines.indices {
      let source = lines[index].glyphs.map(\.size)
      let fallback = index < starts.count ? paragraphs[starts[index].paragraph].size : 0
      let metrics = WireframeFontMetrics(size: source.max() ?? fallback)
      if index > 0 { y += spacing }
      lines[index].top = y
      lines[index].ascent = metrics.ascent
      lines[index].descent = metrics.descent
      y += metrics.ascent + metrics.descent
    }
    self.lines = lines
    height = max(0, y)
  }

  var metrics: TextMetrics {
    guard let first = lines.first, let last = lines.last else {
      return TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: false)
    }
    // A character wider than the room sticks out of it, so that the answer's own width gives the same lines again.
    let width = min(limit, lines.reduce(0) { max($0, $1.width) }.rounded(.up))
    return TextMetrics(
      size: CGSize(width: width, height: height), firstBaseline: first.ascent,
      lastBaseline: last.top + last.ascent, lineCount: lines.count, isTruncated: isTruncated)
  }

  /// Lines wrap at whole points; a hair is forgiven, so that sums that should be whole are.
  private static func limit(_ width: CGFloat?) -> CGFloat {
    guard let width, !width.isNaN else { return .infinity }
    guard width < 1e9 else { return .infinity }
    return max(0, (width + 0.001).rounded(.down))
  }
}
