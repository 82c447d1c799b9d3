// Text in a place that is too low for it.

import LeporelloGraphics
import Synchronization
import Testing

/// Counts how often it is asked; every character is a line of 10 points.
private final class CountingMeasurer: TextMeasurer {
  let count = Mutex(0)
  var family: TextFamily { .wireframe }
  func measure(_ block: TextBlock, width: CGFloat?) -> TextMetrics {
    count.withLock { $0 += 1 }
    let lines = min(block.string.count, block.lineLimit ?? .max)
    return TextMetrics(
      size: CGSize(width: 10, height: 10 * lines), firstBaseline: 8, lastBaseline: 8, lineCount: lines,
      isTruncated: lines < block.string.count)
  }
}

@Suite struct FittingTests {
  @Test("a text keeps the most lines that fit, and never fewer than one", arguments: [0, 9, 10, 25, 99, 100, 1000])
  func lines(height: Int) {
    let fitted = CountingMeasurer().fitting(
      TextBlock([TextRun("0123456789")]), width: 10, height: CGFloat(height))
    #expect(fitted.metrics.lineCount == min(10, max(1, height / 10)))
  }

  @Test("a text of a hundred thousand lines is measured twenty times at most")
  func halving() {
    let measurer = CountingMeasurer()
    let text = String(repeating: "x", count: 100_000)
    let fitted = measurer.fitting(TextBlock([TextRun(text)]), width: 10, height: 3_333)
    #expect(fitted.block.lineLimit == 333)
    #expect(measurer.count.withLock { $0 } <= 20)
  }
}
