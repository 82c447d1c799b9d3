import LeporelloGraphics
import Testing

@testable import LeporelloStoryboard

@Suite struct SheetLayoutTests {
  private let phone = CGSize(width: 390, height: 844)

  private func layout(
    _ count: Int, of size: CGSize? = nil, events: Int = 0, style: SheetStyle = SheetStyle()
  ) -> SheetLayout {
    SheetLayout(frameSize: size ?? phone, eventCounts: Array(repeating: events, count: count), style: style)
  }

  @Test("six telephones stand in one row, eight in two rows of four, six landscapes in two rows of three")
  func columns() {
    #expect(layout(6).columns == 6)
    #expect(layout(8).columns == 4)
    #expect(layout(1).columns == 1)
    #expect(layout(6, of: CGSize(width: 844, height: 390)).columns == 3)
  }

  @Test("cards stand in reading order, evenly spaced, with one margin on every side", arguments: [1, 2, 5, 6, 8, 13])
  func reading(count: Int) {
    let sheet = layout(count)
    #expect(sheet.cards.count == count)
    #expect(sheet.title.minX == SheetMetrics.margin)
    #expect(sheet.title.minY == SheetMetrics.margin)
    #expect(sheet.cards.map(\.minX).min() == SheetMetrics.margin)
    #expect(sheet.cards.map(\.maxY).max() == sheet.size.height - SheetMetrics.margin)
    if sheet.size.width > SheetMetrics.leastSheetWidth {
      #expect(sheet.cards.map(\.maxX).max() == sheet.size.width - SheetMetrics.margin)
    }
    for (one, next) in zip(sheet.cards, sheet.cards.dropFirst()) {
      let sameRow = next.minY == one.minY && next.minX == one.maxX + SheetMetrics.cardGap
      let nextRow = next.minY == one.maxY + SheetMetrics.cardGap && next.minX == SheetMetrics.margin
      #expect(sameRow || nextRow)
    }
  }

  @Test("frames shrink to the wanted length and never grow")
  func scale() {
    #expect(layout(2).pictureSize == CGSize(width: 194, height: 420))
    #expect(layout(2, of: CGSize(width: 100, height: 60)).pictureSize == CGSize(width: 100, height: 60))
    #expect(layout(2, style: SheetStyle(frameLength: 211)).pictureSize == CGSize(width: 98, height: 211))
  }

  @Test("wanted columns are kept between one and the number of frames", arguments: zip([-1, 0, 2, 99], [1, 1, 2, 4]))
  func wanted(columns: Int, expected: Int) {
    #expect(layout(4, style: SheetStyle(columns: columns)).columns == expected)
  }

  @Test("the list of callbacks stands beside the cards, in their height, and holds each line inside")
  func list() throws {
    let sheet = layout(4, events: 3, style: SheetStyle(showsLifeCycle: true))
    let list = try #require(sheet.list)
    #expect(list.minX == (sheet.cards.map(\.maxX).max() ?? 0) + SheetMetrics.cardGap)
    #expect(list.minY == sheet.cards[0].minY)
    #expect(list.maxY == sheet.cards.map(\.maxY).max())
    #expect(list.maxX == sheet.size.width - SheetMetrics.margin)
    #expect(sheet.lines.count == 4 * (1 + 3))
    #expect(sheet.lines.allSatisfy { list.contains($0.frame) })
  }

  @Test("a long list takes more columns and then grows, without lines on top of one another", arguments: [20, 60, 300])
  func longList(events: Int) throws {
    let sheet = layout(4, events: events, style: SheetStyle(showsLifeCycle: true))
    let list = try #require(sheet.list)
    #expect(sheet.lines.allSatisfy { list.contains($0.frame) })
    for (one, next) in zip(sheet.lines, sheet.lines.dropFirst()) {
      #expect(next.frame.minY >= one.frame.maxY || next.frame.minX > one.frame.maxX)
    }
    #expect(sheet.size.height == list.maxY + SheetMetrics.margin)
  }

  @Test("frames without callbacks have no lines")
  func silent() {
    let sheet = SheetLayout(frameSize: phone, eventCounts: [0, 2, 0], style: SheetStyle(showsLifeCycle: true))
    #expect(sheet.lines.map(\.line) == [.group(1), .event(frame: 1, index: 0), .event(frame: 1, index: 1)])
  }
}
