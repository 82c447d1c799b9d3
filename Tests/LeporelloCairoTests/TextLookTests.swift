// What attributes do to real letters, told by their ink.

import LeporelloCairo
import LeporelloGraphics
import Testing

@Suite struct TextLookTests {
  private let words = "Harbour lights"

  private func draw(_ block: TextBlock, width: CGFloat = 300) throws -> Bitmap {
    try render([.text(block, in: box(0, 0, width, 60), family: .faithful)], width, 60, scale: 2)
  }

  private func ink(_ bitmap: Bitmap) -> Int { bitmap.pixels.reduce(0) { $0 + Int($1 >> 24) } }

  /// The rows in which nearly every pixel from the first inked column to the last is dark.
  private func bars(_ bitmap: Bitmap) -> [Int] {
    let inked = (0..<bitmap.width).filter { x in (0..<bitmap.height).contains { bitmap[x, $0] >> 24 > 0 } }
    guard let first = inked.first, let last = inked.last else { return [] }
    return (0..<bitmap.height).filter { y in
      (first...last).count { bitmap[$0, y] >> 24 > 128 } * 20 > (last - first + 1) * 19
    }
  }

  @Test("Each weight from 100 to 900 puts more ink down than the one before")
  func weights() throws {
    let amounts = try stride(from: 100, through: 900, by: 100).map { weight in
      ink(try draw(TextBlock([TextRun(words, font: FontDescription(size: 20, weight: weight))])))
    }
    #expect(zip(amounts, amounts.dropFirst()).allSatisfy { $0 < $1 }, "\(amounts)")
  }

  @Test("Italic letters lean, in lines as high as upright ones")
  func italics() throws {
    func block(_ isItalic: Bool) -> TextBlock {
      TextBlock([TextRun("Illinois", font: FontDescription(size: 20, isItalic: isItalic))])
    }
    let (upright, leaning) = (
      PangoText().measure(block(false), width: nil), PangoText().measure(block(true), width: nil)
    )
    #expect(upright.size.height == leaning.size.height && upright.firstBaseline == leaning.firstBaseline)
    // A stem of an upright letter fills a column of pixels; none of a leaning one does.
    func columns(_ isItalic: Bool) throws -> Int {
      let bitmap = try draw(block(isItalic))
      let (top, bottom) = (Int(upright.firstBaseline * 2) - 24, Int(upright.firstBaseline * 2) - 4)
      return (0..<bitmap.width).count { x in (top..<bottom).allSatisfy { bitmap[x, $0] >> 24 > 200 } }
    }
    #expect(try columns(false) >= 4)
    #expect(try columns(true) == 0)
  }

  @Test("An underline lies below the baseline and a line through the letters above it, over their whole length")
  func lines() throws {
    let font = FontDescription(size: 20)
    let baseline = Int(PangoText().measure(TextBlock([TextRun(words, font: font)]), width: nil).firstBaseline * 2)
    let plain = bars(try draw(TextBlock([TextRun(words, font: font)])))
    let under = bars(try draw(TextBlock([TextRun(words, font: font, isUnderlined: true)])))
    let through = bars(try draw(TextBlock([TextRun(words, font: font, isStruckThrough: true)])))
    #expect(plain.isEmpty)
    #expect(!under.isEmpty && under.allSatisfy { $0 >= baseline && $0 < baseline + 16 })
    #expect(!through.isEmpty && through.allSatisfy { $0 < baseline - 4 && $0 > baseline - 24 })
  }

  @Test("Extra space between lines is between them, once less than there are lines")
  func spacing() {
    func height(_ spacing: CGFloat) -> CGFloat {
      let run = TextRun("one\ntwo\nthree", font: FontDescription(size: 13))
      return PangoText().measure(TextBlock([run], lineSpacing: spacing), width: nil).size.height
    }
    #expect(height(7) - height(0) == 14)
  }

  @Test("A cut keeps the beginning, the end or both, and fits")
  func cuts() throws {
    let font = FontDescription(size: 15)
    let text = "Nightjar and marsh harrier"
    func block(_ truncation: TextBlock.Truncation) -> TextBlock {
      TextBlock([TextRun(text, font: font)], lineLimit: 1, truncation: truncation)
    }
    let whole = try draw(TextBlock([TextRun(text, font: font)]))
    func sameStart(_ bitmap: Bitmap) -> Bool {
      (0..<bitmap.height).allSatisfy { y in (0..<40).allSatisfy { bitmap[$0, y] == whole[$0, y] } }
    }
    for truncation in [TextBlock.Truncation.head, .middle, .tail] {
      let metrics = PangoText().measure(block(truncation), width: 100)
      #expect(metrics.isTruncated && metrics.lineCount == 1 && metrics.size.width <= 100)
      let cut = try draw(block(truncation), width: 100)
      switch truncation {
      case .head: #expect(!sameStart(cut))
      case .middle, .tail: #expect(sameStart(cut))
      }
    }
    #expect(try draw(block(.middle), width: 100) != draw(block(.tail), width: 100))
  }
}
