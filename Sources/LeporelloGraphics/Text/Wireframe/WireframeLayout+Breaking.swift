// Where lines break: at explicit newlines, after spaces and hyphens, beside ideographs, and in words too long for a line.

extension WireframeLayout {
  struct Paragraph {
    var glyphs: [WireframeGlyph] = []
    /// The font's size where the paragraph begins, which gives an empty line its height.
    var size: CGFloat
  }

  /// The block's paragraphs; none where the block has no characters.
  static func paragraphs(_ block: TextBlock) -> [Paragraph] {
    var result: [Paragraph] = []
    for (index, run) in block.runs.enumerated() {
      for character in run.string {
        let glyph = WireframeGlyph(character, run: index, font: run.font, tracking: run.tracking)
        if result.isEmpty { result.append(Paragraph(size: glyph.size)) }
        if glyph.kind == .newline {
          result.append(Paragraph(size: glyph.size))
        } else {
          result[result.count - 1].glyphs.append(glyph)
        }
      }
    }
    return result
  }

  /// The greedy lines of a paragraph, at least one; spaces at a line's end hang over it.
  static func breakLines(_ glyphs: [WireframeGlyph], limit: CGFloat) -> [Range<Int>] {
    guard limit < .infinity, !glyphs.isEmpty else { return [0..<glyphs.count] }
    var lines: [Range<Int>] = []
    var start = 0
    while start < glyphs.count {
      let end = lineEnd(glyphs, from: start, limit: limit)
      lines.append(start..<end)
      start = end
    }
    return lines
  }

  private static func lineEnd(_ glyphs: [WireframeGlyph], from start: Int, limit: CGFloat) -> Int {
    var width: CGFloat = 0
    var lastBreak = start
    for index in start..<glyphs.count {
      let glyph = glyphs[index]
      width += glyph.advance
      if width > limit, !glyph.isSpace || glyph.isGlue {
        return lastBreak > start ? lastBreak : max(index, start + 1)
      }
      if index + 1 < glyphs.count, canBreak(between: glyph, and: glyphs[index + 1]) { lastBreak = index + 1 }
    }
    return glyphs.count
  }

  private static func canBreak(between a: WireframeGlyph, and b: WireframeGlyph) -> Bool {
    if a.isGlue || b.isGlue || b.isSpace { return false }
    if a.isSpace { return true }
    if b.isClosing || a.isOpening { return false }
    return a.allowsBreakAfter || a.kind == .ideograph || b.kind == .ideograph
  }
}
