// Box glyphs as outlines, which every renderer can fill. Letters of a word touch, so that words read as words;
// capitals, ascenders and descenders stand out of the band, so that lines read as text.

extension WireframeText {
  /// How much of a run's colour its boxes have: full colour would be heavier than letters, which are mostly gaps.
  static let inkOpacity = 0.62

  /// The boxes of a block set in the width of a rectangle, from its top, as fills.
  public func drawing(of block: TextBlock, in rect: CGRect) -> DisplayList {
    guard rect.isFinite else { return .empty }
    let layout = WireframeLayout(block, width: rect.width)
    var list = DisplayList()
    for line in layout.lines {
      var x = rect.minX + Self.indent(line.width, in: rect.width, block: block)
      let baseline = rect.minY + line.top + line.ascent
      let (lead, visible) = (x, line.width)
      var index = 0
      while index < line.glyphs.count {
        let run = line.glyphs[index].run
        let start = x
        var path = Path()
        while index < line.glyphs.count, line.glyphs[index].run == run {
          let glyph = line.glyphs[index]
          if let box = Self.box(glyph, x: x, baseline: baseline) { path.addRect(box) }
          x += glyph.advance
          index += 1
        }
        let color = block.runs[run].color
        let end = min(x, lead + visible)
        let mirror = block.direction == .rightToLeft ? 2 * lead + visible : nil
        if !path.isEmpty {
          list.append(.fill(mirrored(path, about: mirror), .color(color.opacity(Self.inkOpacity))))
        }
        for rule in Self.rules(block.runs[run], from: start, to: end, baseline: baseline) {
          list.append(.fill(mirrored(Path(rule), about: mirror), .color(color)))
        }
      }
    }
    return list
  }

  /// The rectangles under and through a run.
  private static func rules(
    _ run: TextRun, from start: CGFloat, to end: CGFloat, baseline: CGFloat
  ) -> [CGRect] {
    guard end > start, run.isUnderlined || run.isStruckThrough else { return [] }
    let metrics = WireframeFontMetrics(size: run.font.size)
    let thickness = max(1, (metrics.ascent / 16).rounded())
    func rule(_ y: CGFloat) -> CGRect { CGRect(x: start, y: y, width: end - start, height: thickness) }
    return (run.isUnderlined ? [rule(baseline + thickness)] : [])
      + (run.isStruckThrough ? [rule(baseline - (metrics.xHeight / 2).rounded(.up))] : [])
  }

  /// Where a line begins, from the rectangle's left side.
  private static func indent(_ width: CGFloat, in room: CGFloat, block: TextBlock) -> CGFloat {
    let rightToLeft = block.direction == .rightToLeft
    return switch block.alignment {
    case .leading: rightToLeft ? room - width : 0
    case .center: ((room - width) / 2).rounded(.down)
    case .trailing: rightToLeft ? 0 : room - width
    }
  }

  private static func box(_ glyph: WireframeGlyph, x: CGFloat, baseline: CGFloat) -> CGRect? {
    let m = WireframeFontMetrics(size: glyph.size)
    let mark = max(1, (glyph.size / 8).rounded())
    func box(top: CGFloat, bottom: CGFloat, inset: CGFloat = 0) -> CGRect {
      CGRect(
        x: x + inset, y: baseline - top, width: max(0.25, glyph.advance - 2 * inset), height: top - bottom)
    }
    let gap = glyph.advance / 8
    return switch glyph.kind {
    case .space, .newline: nil
    case .short: box(top: m.xHeight, bottom: 0)
    case .tall: box(top: m.capHeight, bottom: 0)
    case .deep: box(top: m.xHeight, bottom: -m.drop)
    case .lowMark: box(top: mark, bottom: 0, inset: gap)
    case .midMark: box(top: (m.xHeight / 2).rounded() + mark, bottom: (m.xHeight / 2).rounded(), inset: gap)
    case .highMark: box(top: m.capHeight, bottom: m.capHeight - 2 * mark, inset: gap)
    case .ideograph: box(top: m.capHeight + mark, bottom: -mark, inset: gap / 2)
    case .ellipsis: box(top: mark, bottom: 0, inset: gap / 2)
    }
  }

  /// A path reversed left to right, where the paragraph runs right to left.
  private func mirrored(_ path: Path, about sum: CGFloat?) -> Path {
    guard let sum else { return path }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: sum, ty: 0))
  }
}
