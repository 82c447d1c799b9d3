// Box glyphs: sizes by the table, breaks by the rules, and the same breaks when drawn.

import LeporelloGraphics
import Testing

@Suite struct WireframeTextTests {
  private func block(
    _ text: String, size: CGFloat = 16, lines: Int? = nil, cut: TextBlock.Truncation = .tail,
    alignment: TextBlock.Alignment = .leading, direction: TextBlock.Direction = .leftToRight
  ) -> TextBlock {
    TextBlock(
      [TextRun(text, font: FontDescription(size: size))], alignment: alignment, lineLimit: lines, truncation: cut,
      direction: direction)
  }

  private func measure(_ block: TextBlock, _ width: CGFloat? = nil) -> TextMetrics {
    let measurer: any TextMeasurer = .wireframe
    return measurer.measure(block, width: width)
  }

  @Test(
    "A character's width in sixteenths of the size follows from its class",
    arguments: [
      ("i", 4.0), ("t", 6), ("x", 8), ("d", 8), ("m", 12), ("A", 10), ("W", 13), ("7", 9), ("国", 16), ("ä", 8),
    ] as [(String, CGFloat)])
  func widths(text: String, sixteenths: CGFloat) {
    #expect(measure(block(text)).size == CGSize(width: sixteenths, height: 20))
  }

  @Test("Lines are whole points high: ascent the size, descent a quarter, both rounded up")
  func heights() {
    let metrics = measure(block("x\nx", size: 17))
    #expect(metrics.size.height == 44)
    #expect(metrics.firstBaseline == 17)
    #expect(metrics.lastBaseline == 39)
    #expect(metrics.lineCount == 2)
  }

  @Test("No characters take no room, and an empty line takes a line's")
  func empty() {
    #expect(measure(block("")).size == .zero)
    #expect(measure(block("x\n\nx")).lineCount == 3)
    #expect(measure(block("x\n")).lineCount == 2)
  }

  @Test("Lines break after spaces, which hang; before a word too long; and in a word longer than a line")
  func wrapping() {
    // xx = 16 points, a space = 4.
    #expect(measure(block("xx xx xx"), 36).lineCount == 2)
    #expect(measure(block("xx xx xx"), 36).size.width == 36)
    #expect(measure(block("xx xx xx"), 35).lineCount == 3)
    #expect(measure(block("xxxxxx"), 24).lineCount == 2)
    #expect(measure(block("xx"), 0).lineCount == 2)
    #expect(measure(block("xx-xx"), 30).lineCount == 2)
    #expect(measure(block("xx\u{A0}xx xx"), 36).lineCount == 2)
  }

  @Test("Ideographs break anywhere, but no line begins with a full stop")
  func ideographs() {
    #expect(measure(block("国国国国"), 32).lineCount == 2)
    #expect(measure(block("国国。"), 32).lineCount == 2)
    #expect(measure(block("国国。"), 32).size.width == 32)
    #expect(measure(block("国国国。"), 48).size.width == 32)
  }

  @Test("The answer's own width gives the same lines again")
  func stable() {
    var random = Seeded(seed: 20_240_501)
    for _ in 0..<200 {
      let text = (0..<40).map { _ in "xi mW国-. \n"[random.next(10)] }.reduce(into: "") { $0.append($1) }
      let text2 = block(text, size: CGFloat(9 + random.next(20)))
      let width = CGFloat(random.next(3000)) / 10
      let first = measure(text2, width)
      let again = measure(text2, first.size.width)
      #expect(first == again, "\(text.debugDescription) in \(width)")
    }
  }

  @Test("Where lines run out an ellipsis stands at the chosen place and the line fits")
  func truncation() {
    for cut in [TextBlock.Truncation.head, .middle, .tail] {
      let metrics = measure(block("xxxx xxxx xxxx", lines: 1, cut: cut), 60)
      #expect(metrics.isTruncated)
      #expect(metrics.lineCount == 1)
      #expect(metrics.size.width <= 60)
      #expect(metrics.size.width > 40)
    }
    #expect(!measure(block("xx xx", lines: 1), 36).isTruncated)
    #expect(measure(block("x\nx", lines: 1)).isTruncated)
    #expect(measure(block("xx", lines: 1), 0).lineCount == 1)
  }

  @Test("Right-to-left text is the mirror image of left-to-right text")
  func mirrored() {
    let rect = CGRect(x: 10, y: 0, width: 100, height: 20)
    let plain = WireframeText.wireframe.drawing(of: block("Ag xi"), in: rect)
    let mirror = WireframeText.wireframe.drawing(of: block("Ag xi", direction: .rightToLeft), in: rect)
    func boxes(_ list: DisplayList) -> [CGRect] {
      list.items.flatMap { item -> [CGRect] in
        guard case .fill(let path, _, _) = item else { return [] }
        return stride(from: 0, to: path.elements.count, by: 5).map {
          Path(elements: Array(path.elements[$0..<($0 + 5)])).boundingRect
        }
      }
    }
    let expected = boxes(plain).map {
      CGRect(x: 120 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
    }
    #expect(boxes(mirror) == expected)
    #expect(!expected.isEmpty)
  }

  @Test("Sizes and widths that are no numbers do not crash")
  func hostile() {
    for size in [CGFloat.nan, .infinity, -5, 0, 1e300] {
      for width in [nil, CGFloat.nan, -.infinity, .infinity, 0, 1e300] {
        let metrics = measure(block("hello there", size: size, lines: 1), width)
        #expect(metrics.size.width.isFinite && metrics.size.height.isFinite)
      }
    }
    #expect(WireframeText.wireframe.drawing(of: block("x"), in: .infinite).items.count <= 1)
    #expect(WireframeText.wireframe.drawing(of: block("x"), in: .null).isEmpty)
  }
}

extension String {
  fileprivate subscript(offset: Int) -> Character { self[index(startIndex, offsetBy: offset)] }
}

/// A generator whose seed is in the test, so that a failure can be repeated.
struct Seeded {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
