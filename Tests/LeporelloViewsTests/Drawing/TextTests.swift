// Text as views say it, and the runs it becomes.

import LeporelloViews
import Testing

struct TextTests {
  private func drawn(_ view: some View, _ width: CGFloat = 1000, _ height: CGFloat = 1000) -> (TextBlock, CGRect)? {
    let page = LoweredPage(
      view, in: CGSize(width: width, height: height), environment: EnvironmentValues(), hostsSlots: false)
    for case .text(let block, in: let rect, family: _) in page.displayList.items { return (block, rect) }
    return nil
  }

  @Test("Joined texts keep their own looks, and take the rest from around", arguments: [true, false])
  func joined(isInner: Bool) throws {
    let text =
      Text("a").bold() + Text("b").italic().foregroundColor(.red) + Text("c").font(.caption).underline()
      + Text("d").strikethrough().kerning(2).monospacedDigit()
    let (block, _) = try #require(
      isInner
        ? drawn(text.font(.title).foregroundStyle(.green)) : drawn(VStack { text }.font(.title).foregroundStyle(.green))
    )
    let green = RGBA(hex: 0x34C759)
    #expect(
      block.runs == [
        TextRun("a", font: FontDescription(size: 28, weight: 700), color: green),
        TextRun("b", font: FontDescription(size: 28, isItalic: true), color: RGBA(hex: 0xFF3B30)),
        TextRun("c", font: FontDescription(size: 12), color: green, isUnderlined: true),
        TextRun(
          "d", font: FontDescription(size: 28, hasMonospacedDigits: true), color: green, isStruckThrough: true,
          tracking: 2),
      ])
  }

  @Test("Paragraph settings reach the block")
  func paragraph() throws {
    let (block, _) = try #require(
      drawn(
        Text("Hello").lineLimit(2).truncationMode(.middle).multilineTextAlignment(.center).lineSpacing(3)
          .textCase(.uppercase).environment(\.layoutDirection, .rightToLeft)))
    #expect(
      block
        == TextBlock(
          [TextRun("HELLO")], alignment: .center, lineLimit: 2, truncation: .middle, lineSpacing: 3,
          direction: .rightToLeft))
  }

  @Test("Text styles have their sizes, which follow the reader's choice")
  func styles() {
    func size(_ font: Font, _ type: DynamicTypeSize = .large) -> CGFloat {
      drawn(Text("a").font(font).dynamicTypeSize(type))?.0.runs[0].font.size ?? 0
    }
    #expect(
      [
        Font.largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption,
        .caption2,
      ]
      .map { size($0) } == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
    #expect(size(.body, .accessibility5) == 53)
    #expect(size(.system(size: 20), .accessibility5) == 20)
  }

  @Test("A text in a low frame is cut to the lines that fit, but never to none")
  func lowFrame() throws {
    let words = Text("one two three four five six seven eight nine ten")
    let (full, _) = try #require(drawn(words, 80))
    #expect(full.lineLimit == nil)
    let (cut, _) = try #require(drawn(words.frame(width: 80, height: 50), 80, 50))
    #expect(cut.lineLimit == 2)
    let (one, _) = try #require(drawn(words.frame(width: 80, height: 5), 80, 50))
    #expect(one.lineLimit == 1)
  }

  @Test("A text that may shrink shrinks until it fits")
  func shrinking() throws {
    let (block, _) = try #require(
      drawn(Text("A long headline").lineLimit(1).minimumScaleFactor(0.5).frame(width: 80)))
    let size = block.runs[0].font.size
    #expect(size < 17 && size >= 8.5)
    #expect(WireframeText().measure(block, width: 80).isTruncated == false)
  }

  @Test("Text is drawn in the width that it was measured in")
  func width() throws {
    let (block, rect) = try #require(drawn(Text("Hello").padding(3)))
    #expect(rect.size == WireframeText().measure(block, width: nil).size)
  }

  @Test("An empty text draws nothing")
  func empty() {
    #expect(drawn(Text("")) == nil)
  }
}
