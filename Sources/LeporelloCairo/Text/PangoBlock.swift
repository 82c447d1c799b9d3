// A block set in a width: its paragraphs one below the other, each with the lines that are left to it.

import CCairo
import LeporelloGraphics

/// A set block; owned by one engine and used by its borrower only.
final class PangoBlock {
  private var paragraphs: [(raw: OpaquePointer, y: Double)] = []
  private(set) var metrics = TextMetrics(
    size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: false)
  private(set) var unknownGlyphs = 0

  init(_ block: TextBlock, width: CGFloat?, engine: OpaquePointer) {
    let texts = PangoParagraphText.paragraphs(of: block)
    let limit = Self.limit(width)
    let spacing = block.lineSpacing.isFinite ? block.lineSpacing : 0
    let most = block.lineLimit.map { max(1, $0) }
    var y = 0.0
    for (index, text) in texts.enumerated() {
      if index > 0 { y += spacing }
      let room = most.map { $0 - metrics.lineCount }
      var (raw, measured) = Self.set(text, block, limit, room ?? 0, spacing, engine)
      var isLast = false
      if let room, index + 1 < texts.count, measured.line_count >= room {
        // More paragraphs follow, but no line is left for them.
        isLast = true
        if measured.truncated == 0 || block.truncation != .tail {
          lep_paragraph_destroy(raw)
          let rest = text.cut(followedBy: texts[(index + 1)...], at: block.truncation)
          (raw, measured) = Self.set(rest, block, limit, room, spacing, engine)
        }
      }
      add(raw, measured, y, isTruncated: isLast)
      y += measured.height
      if isLast { break }
    }
    // A character wider than the room sticks out of it, so that the answer's own width gives the same lines again.
    // Pango leaves the space after a line's last letter out of its length, but wants room for it.
    let tracking = block.runs.reduce(0) { $1.tracking.isFinite ? max($0, min($1.tracking, 10_000)) : $0 }
    let inked = (metrics.size.width + (metrics.size.width > 0 ? tracking : 0)).rounded(.up)
    metrics.size = CGSize(width: limit.map { min($0, inked) } ?? inked, height: max(0, y))
  }

  deinit { paragraphs.forEach { lep_paragraph_destroy($0.raw) } }

  private func add(_ raw: OpaquePointer, _ measured: lep_text_metrics, _ y: Double, isTruncated: Bool) {
    if paragraphs.isEmpty { metrics.firstBaseline = measured.first_baseline }
    metrics.lastBaseline = y + measured.last_baseline
    metrics.size.width = max(metrics.size.width, measured.width)
    metrics.lineCount += Int(measured.line_count)
    metrics.isTruncated = metrics.isTruncated || isTruncated || measured.truncated != 0
    unknownGlyphs += Int(measured.unknown_glyphs)
    paragraphs.append((raw, y))
  }

  private static func set(
    _ text: PangoParagraphText, _ block: TextBlock, _ limit: CGFloat?, _ lines: Int, _ spacing: CGFloat,
    _ engine: OpaquePointer
  ) -> (OpaquePointer, lep_text_metrics) {
    let rightToLeft = block.direction == .rightToLeft
    let raw = text.make(engine, rightToLeft: rightToLeft)
    let cut: Int32 =
      switch block.truncation {
      case .head: 1
      case .middle: 2
      case .tail: 3
      }
    let alignment: Int32 =
      switch block.alignment {
      case .leading: rightToLeft ? 2 : 0
      case .center: 1
      case .trailing: rightToLeft ? 0 : 2
      }
    lep_paragraph_set_lines(raw, limit ?? -1, Int32(lines), cut, alignment, spacing)
    return (raw, lep_paragraph_measure(raw))
  }

  /// Lines wrap at whole points; a hair is forgiven, so that sums that should be whole are.
  private static func limit(_ width: CGFloat?) -> CGFloat? {
    guard let width, !width.isNaN, width < 1_000_000 else { return nil }
    return max(0, (width + 0.001).rounded(.down))
  }

  /// Draws the block with its top left corner at the canvas's origin.
  func draw(on canvas: OpaquePointer) {
    for paragraph in paragraphs { lep_paragraph_draw(paragraph.raw, canvas, 0, paragraph.y) }
  }
}
