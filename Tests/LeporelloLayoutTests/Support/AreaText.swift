// Text without fonts: a text that covers an area, so that tests need no engine.

import LeporelloGraphics

/// Measures a text whose string is an area in square points: one line is 10 points high, and in a narrower width
/// the text is as high as the area needs.
struct AreaText: TextMeasurer {
  var family: TextFamily { .wireframe }

  func measure(_ block: TextBlock, width: CGFloat?) -> TextMetrics {
    let area = CGFloat(Double(block.string) ?? 0)
    let size =
      width.map { CGSize(width: $0, height: max(10, area / max($0, 1))) }
      ?? CGSize(width: area / 10, height: 10)
    return TextMetrics(
      size: size, firstBaseline: 8, lastBaseline: size.height - 2, lineCount: Int((size.height / 10).rounded(.up)),
      isTruncated: false)
  }

  static func block(_ area: Double) -> TextBlock { TextBlock([TextRun("\(area)")]) }
}
