// Reading only the font files that a text needs gives the same text as reading all of them.

import LeporelloGraphics
import Testing

@testable import LeporelloCairo

@Suite struct FontSelectionTests {
  private func block(_ random: inout Seeded) -> TextBlock {
    let pieces = [
      "plain", "Größe", "„…“ – ’", "1.234,5 €", "国际新闻", "שלום", "سلام", "😀", "→ ✓ ★", "\t", "a\u{AD}b", "ﬁ", "\n",
    ]
    let runs = (0...random.next(3)).map { _ in
      TextRun(
        (0...random.next(4)).map { _ in pieces[random.next(random.next(2) == 0 ? 3 : pieces.count)] }
          .joined(separator: " "),
        font: FontDescription(
          design: random.next(3) == 0 ? .monospaced : .default, size: CGFloat(6 + random.next(30)),
          weight: 100 + 50 * random.next(17), isItalic: random.next(2) == 0,
          hasMonospacedDigits: random.next(2) == 0),
        tracking: CGFloat(random.next(2)))
    }
    return TextBlock(
      runs, lineLimit: random.next(2) == 0 ? 1 + random.next(2) : nil,
      truncation: [.head, .middle, .tail][random.next(3)],
      direction: random.next(2) == 0 ? .leftToRight : .rightToLeft)
  }

  private func picture(_ block: TextBlock, _ engine: TextEngine) throws -> (Bitmap, TextMetrics) {
    let set = try #require(engine.block(block, width: 220))
    let bounds = PixelBounds(minX: 0, minY: 0, maxX: 240, maxY: 160)
    return (try Canvas.draw(bounds) { set.draw(on: $0.raw) }.bitmap, set.metrics)
  }

  @Test("Texts are alike, drawn with their own files and with all", arguments: 1...40 as ClosedRange<UInt64>)
  func twins(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    let text = block(&random)
    let (some, all) = (TextEngine(alone: FontSelection(for: text)), TextEngine(alone: .all))
    let (quick, slow) = (try picture(text, some), try picture(text, all))
    #expect(quick.0 == slow.0 && quick.1 == slow.1, "seed \(seed)")
  }

  @Test("Plain text needs its face only, other alphabets what can stand in, and names everything")
  func selections() {
    func files(_ text: String, _ font: FontDescription = FontDescription()) -> [String] {
      FontSelection(for: TextBlock([TextRun(text, font: font)])).paths
    }
    #expect(files("Hello – “Größe”").map { $0.hasSuffix("Inter-Regular.otf") } == [true])
    #expect(
      files("x", FontDescription(weight: 700, isItalic: true)).map { $0.hasSuffix("Inter-BoldItalic.otf") } == [true])
    #expect(files("x", FontDescription(design: .monospaced)) == FontFiles.monospaced)
    #expect(files("国").count == 1 + FontFiles.monospaced.count + FontFiles.others.count)
    #expect(files("x", FontDescription(family: "Inter")) == FontFiles.paths)
    #expect(files("x", FontDescription(weight: 450)) == FontFiles.paths)
  }
}
