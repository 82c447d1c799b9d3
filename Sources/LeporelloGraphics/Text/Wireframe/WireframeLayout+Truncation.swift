// What the last allowed line shows where text is left over.

extension WireframeLayout {
  /// The characters that compete for the last line: for a cut at the end those of its paragraph, else all that follow.
  static func rest(
    of paragraphs: [Paragraph], from paragraph: Int, glyph: Int, truncation: TextBlock.Truncation
  ) -> [WireframeGlyph] {
    let first = Array(paragraphs[paragraph].glyphs[glyph...])
    switch truncation {
    case .tail: return first
    case .head, .middle:
      let space = FontDescription(size: paragraphs[paragraph].size)
      return paragraphs[(paragraph + 1)...].reduce(into: first) { all, next in
        all.append(WireframeGlyph(" ", run: all.last?.run ?? 0, font: space, tracking: 0))
        all.append(contentsOf: next.glyphs)
      }
    }
  }

  /// As many characters as fit beside an ellipsis, which is shown even where nothing fits.
  static func truncate(
    _ glyphs: [WireframeGlyph], limit: CGFloat, at place: TextBlock.Truncation
  ) -> [WireframeGlyph] {
    guard let model = glyphs.first else { return glyphs }
    let ellipsis = WireframeGlyph.ellipsis(like: model)
    let room = limit - ellipsis.advance
    switch place {
    case .tail:
      return trimmedEnd(prefix(glyphs, room: room)) + [ellipsis]
    case .head:
      return [ellipsis] + trimmedStart(suffix(glyphs, room: room))
    case .middle:
      let head = prefix(glyphs, room: room / 2)
      let used = head.reduce(0) { $0 + $1.advance }
      let tail = suffix(Array(glyphs[head.count...]), room: room - used)
      return trimmedEnd(head) + [ellipsis] + trimmedStart(tail)
    }
  }

  private static func prefix(_ glyphs: [WireframeGlyph], room: CGFloat) -> [WireframeGlyph] {
    var width: CGFloat = 0
    return Array(
      glyphs.prefix {
        width += $0.advance
        return width <= room
      })
  }

  private static func suffix(_ glyphs: [WireframeGlyph], room: CGFloat) -> [WireframeGlyph] {
    prefix(glyphs.reversed(), room: room).reversed()
  }

  private static func trimmedEnd(_ glyphs: [WireframeGlyph]) -> [WireframeGlyph] {
    Array(glyphs[..<((glyphs.lastIndex { !$0.isSpace } ?? -1) + 1)])
  }

  private static func trimmedStart(_ glyphs: [WireframeGlyph]) -> [WireframeGlyph] {
    Array(glyphs.drop { $0.isSpace })
  }
}
