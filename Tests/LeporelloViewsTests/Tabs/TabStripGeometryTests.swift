// Where a strip's items and its indicator are.

import LeporelloViews
import Testing

struct TabStripGeometryTests {
  private func strip(_ widths: [CGFloat], in width: CGFloat, _ direction: LayoutDirection = .leftToRight)
    -> TabStripGeometry
  {
    TabStripGeometry(
      labelWidths: widths, in: CGSize(width: width, height: 44), direction: direction, margin: 0, labelPadding: 0)
  }

  @Test("Titles that fit share the room, and a wide one keeps its width")
  func stretch() {
    #expect(strip([60, 200, 40], in: 360).items.map(\.width) == [80, 200, 80])
    #expect(strip([60, 60, 60], in: 360).items.map(\.minX) == [0, 120, 240])
  }

  @Test("Titles that don't fit keep their widths, and the selected one is in the middle as far as the ends allow")
  func scrolling() {
    let geometry = strip([CGFloat](repeating: 100, count: 10), in: 360)
    #expect(geometry.contentWidth == 1000)
    #expect([0, 1, 5, 9].map { geometry.offset(at: $0) } == [0, 0, 370, 640])
    #expect(geometry.offset(at: 5.5) == 420)
  }

  @Test("The indicator goes straight from one label to the next")
  func indicator() {
    let geometry = strip([80, 160, 200], in: 300)
    #expect(geometry.indicator(at: 0) == (0, 80))
    #expect(geometry.indicator(at: 0.5) == (40, 120))
    #expect(geometry.indicator(at: 1) == (80, 160))
    #expect(geometry.indicator(at: -3) == (0, 80))
    #expect(geometry.indicator(at: 9) == (240, 200))
  }

  @Test("Reading from the right mirrors every frame")
  func mirrored() {
    let (left, right) = (strip([80, 160, 200], in: 300), strip([80, 160, 200], in: 300, .rightToLeft))
    #expect(right.items.map(\.minX) == left.items.map { left.contentWidth - $0.maxX })
    #expect(right.offset(at: 0) == left.contentWidth - left.width)
  }

  @Test("A title longer than the bar is cut to the bar")
  func long() {
    let geometry = strip([5000, 80], in: 300)
    #expect(geometry.items.map(\.width) == [300, 80])
    #expect(geometry.labels == [300, 80])
  }

  @Test("No title makes no item and no indicator")
  func none() {
    let geometry = strip([], in: 300)
    #expect(geometry.items == [])
    #expect(geometry.indicator(at: 0) == (0, 0))
    #expect(geometry.offset(at: 0) == 0)
  }
}
