// Text in real fonts: the same lines measured and drawn.

import LeporelloCairo
import LeporelloGraphics
import Testing

@Suite struct TextTests {
  @Test("Spaced letters fit the width that they were measured at", arguments: [0.4, 1, 3, 7.5])
  func spacedLetters(tracking: CGFloat) {
    for word in ["Weights", "Digits of one width", "I", "Av To"] {
      let block = TextBlock([TextRun(word, tracking: tracking)], lineLimit: 1)
      let free = PangoText().measure(block, width: nil)
      let held = PangoText().measure(block, width: free.size.width)
      #expect(!held.isTruncated && held.size == free.size, "\(word)")
    }
  }

  private func block(
    _ text: String, size: CGFloat = 16, lines: Int? = nil, cut: TextBlock.Truncation = .tail,
    direction: TextBlock.Direction = .leftToRight
  ) -> TextBlock {
    TextBlock(
      [TextRun(text, font: FontDescription(size: size))], lineLimit: lines, truncation: cut, direction: direction)
  }

  private func measure(_ block: TextBlock, _ width: CGFloat? = nil) -> TextMetrics {
    let measurer: any TextMeasurer = .faithful
    return measurer.measure(block, width: width)
  }

  /// The rows and columns that have ink.
  private func ink(_ block: TextBlock, _ width: CGFloat) throws -> (left: Int, right: Int, top: Int, bottom: Int) {
    let bitmap = try render([.text(block, in: box(0, 0, width, 100), family: .faithful)], 400, 200)
    let marks = bitmap.pixels.indices.filter { bitmap.pixels[$0] != 0 }
    let (xs, ys) = (marks.map { $0 % 400 }, marks.map { $0 / 400 })
    return (xs.min() ?? -1, xs.max() ?? -1, ys.min() ?? -1, ys.max() ?? -1)
  }

  @Test("The named font files are all there, and hold the families they should")
  func files() {
    _ = measure(block("hello"))
    #expect(!PangoText.warnings.contains { if case .missingFontFile = $0 { true } else { false } })
    #expect(!PangoText.warnings.contains(.noFonts))
  }

  @Test("The answer's own width gives the same lines again, and ink stays inside")
  func stable() throws {
    let text = "Rates unchanged, an autumn cut hinted while inflation cools 国际新闻央行维持利率不变 to 2.4%"
    for width in stride(from: CGFloat(30), to: 390, by: 13.7) {
      let first = measure(block(text), width)
      #expect(measure(block(text), first.size.width) == first)
      let marks = try ink(block(text), first.size.width)
      #expect(marks.right <= Int(first.size.width) + 1)
      #expect(marks.bottom < Int(first.size.height.rounded(.up)) + 1)
    }
  }

  @Test("Explicit newlines, line limits and cuts count lines as the boxes' engine does")
  func lines() {
    #expect(measure(block("a\nb\n\nc")).lineCount == 4)
    #expect(measure(block("")).size == .zero)
    #expect(measure(block("a\nb", lines: 1)).isTruncated)
    for cut in [TextBlock.Truncation.head, .middle, .tail] {
      let metrics = measure(block("A headline that is far too long for its room", lines: 1, cut: cut), 120)
      #expect(metrics.lineCount == 1 && metrics.isTruncated && metrics.size.width <= 120)
      #expect(measure(block("one two three four five six seven", lines: 2, cut: cut), 80).lineCount == 2)
    }
  }

  @Test("Baselines lie between top and bottom, the last below the first")
  func baselines() {
    let metrics = measure(block("one\ntwo"))
    #expect(metrics.firstBaseline > 10 && metrics.firstBaseline < 20)
    #expect(metrics.lastBaseline > metrics.firstBaseline + 14 && metrics.lastBaseline < metrics.size.height)
  }

  @Test("Right-to-left paragraphs stand at the right, bold is wider, monospaced digits are equal")
  func styles() throws {
    #expect(try ink(block("abc", direction: .rightToLeft), 200).right > 190)
    #expect(try ink(block("abc"), 200).left < 4)
    func width(_ text: String, _ font: FontDescription) -> CGFloat {
      measure(TextBlock([TextRun(text, font: font)])).size.width
    }
    #expect(
      width("Headline headline", FontDescription(weight: 700)) > width("Headline headline", FontDescription()))
    #expect(
      width("1111111", FontDescription(hasMonospacedDigits: true))
        == width("0000000", FontDescription(hasMonospacedDigits: true)))
    #expect(width("1111111", FontDescription()) < width("0000000", FontDescription()))
    #expect(width("iiii", FontDescription(design: .monospaced)) == width("MMMM", FontDescription(design: .monospaced)))
  }

  @Test("A word of a hundred thousand letters is set in seconds, and letters look the same in parts")
  func longWord() {
    let letters = (0..<100_000).map { "abcdefghijklmnopqrstuvwxyz".utf8.map { $0 }[$0 * 7 % 26] }
    let start = ContinuousClock.now
    let long = measure(block(String(decoding: letters, as: UTF8.self)), 300)
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(long.lineCount > 2_500 && long.size.width <= 300)
    let whole = measure(block(String(decoding: letters.prefix(1_950), as: UTF8.self)))
    let parts = measure(block(String(decoding: letters.prefix(2_080), as: UTF8.self)))
    #expect(abs(parts.size.width / 2_080 - whole.size.width / 1_950) < 0.01)
  }

  @Test("Coloured signs have their colours, and the size of the letters beside them")
  func colouredSigns() throws {
    let words = measure(block("face", size: 20))
    for sign in ["😀", "☕️", "👩‍🚀", "🏳️‍🌈"] {
      let set = measure(block(sign, size: 20))
      #expect(set.size.width > 16 && set.size.width < 32 && set.size.height < words.size.height * 1.3, "\(sign)")
      let bitmap = try render([.text(block(sign, size: 20), in: box(0, 0, 60, 40), family: .faithful)], 60, 40)
      #expect(bitmap.pixels.contains { ($0 >> 16 & 255) != ($0 & 255) }, "\(sign)")
    }
    #expect(measure(TextBlock([TextRun("😀", font: FontDescription(size: 20, weight: 700))])).size.width < 32)
  }

  @Test("An unknown family and a glyph no font has are recorded and worked around")
  func warnings() {
    let text = TextBlock([TextRun("hi \u{10A60}", font: FontDescription(family: "No Such Face"))])
    #expect(measure(text).size.width > 0)
    #expect(PangoText.warnings.contains(.unknownFamily("No Such Face")))
    #expect(PangoText.warnings.contains { if case .missingGlyphs = $0 { true } else { false } })
  }

  @Test("Hostile text and sizes break nothing")
  func hostile() throws {
    for size in [CGFloat.nan, .infinity, -1, 0, 1e9] { #expect(measure(block("x", size: size)).size.width.isFinite) }
    let odd = "a\0b\u{202E}c\u{FFFF}\r\n\u{2028}é👩‍👩‍👧"
    for width in [nil, 0, -5, CGFloat.nan, .infinity, 1e12] { #expect(measure(block(odd), width).lineCount >= 3) }
    _ = try render([.text(block(odd), in: box(0, 0, 0, 0), family: .faithful)], 10, 10)
    _ = try render([.text(block(odd), in: .infinite, family: .faithful)], 10, 10)
  }
}
