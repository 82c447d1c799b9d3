// How text is measured: by the stage's measurer, and by a plain rule where there is no stage.

import LeporelloGraphics

extension StageCore {
  /// The current measurer of text.
  var measurer: any TextMeasurer { text ?? PlainMeasurer() }
}

/// Half an em for each character and 1.2 em for each line.
struct PlainMeasurer: TextMeasurer {
  var family: TextFamily { .wireframe }

  func measure(_ block: TextBlock, width: CGFloat?) -> TextMetrics {
    let size = block.runs.map(\.font.size).max() ?? 17
    var lines: [CGFloat] = []
    for paragraph in block.string.split(separator: "\n", omittingEmptySubsequences: false) {
      let length = CGFloat(paragraph.count) * size / 2
      let fitting = max(size / 2, width.map { ($0 / (size / 2)).rounded(.down) * size / 2 } ?? length)
      let count = max(1, (length / max(fitting, 1)).rounded(.up))
      lines += Array(repeating: min(length, fitting), count: Int(count))
    }
    let shown = min(lines.count, block.lineLimit ?? lines.count)
    let height = size * 1.2
    return TextMetrics(
      size: CGSize(width: lines.prefix(shown).max() ?? 0, height: CGFloat(shown) * height), firstBaseline: size * 0.95,
      lastBaseline: CGFloat(max(0, shown - 1)) * height + size * 0.95, lineCount: shown,
      isTruncated: shown < lines.count)
  }
}
