// Items along a bar, and what of them moves.

import LeporelloViews
import Testing

struct BarGeometryTests {
  private func bar(
    _ natural: [CGFloat], in length: CGFloat = 360, sizing: TabItemSizing = .content,
    distribution: TabItemDistribution = .fill, overflow: TabItemOverflow = .scroll, spacing: CGFloat = 0,
    margins: (CGFloat, CGFloat) = (0, 0), padding: (CGFloat, CGFloat) = (0, 0)
  ) -> TabBarGeometry {
    var rules = TabBarGeometry.Rules()
    (rules.sizing, rules.distribution, rules.overflow, rules.spacing) = (sizing, distribution, overflow, spacing)
    (rules.margins, rules.padding) = (margins, padding)
    return TabBarGeometry(natural, in: length, rules)
  }

  private func starts(_ bar: TabBarGeometry) -> [CGFloat] { bar.items.map(\.start) }
  private func lengths(_ bar: TabBarGeometry) -> [CGFloat] { bar.items.map(\.length) }

  @Test("Items that fit fill the bar, scatter, or stand in the middle or at the beginning")
  func distributions() {
    #expect(lengths(bar([60, 200, 40])) == [80, 200, 80])
    #expect(starts(bar([60, 60, 60], distribution: .scatter)) == [45, 150, 255])
    #expect(starts(bar([60, 60], distribution: .centered, spacing: 20)) == [110, 190])
    #expect(starts(bar([60, 60], distribution: .leading, margins: (8, 0))) == [8, 68])
    #expect(starts(bar([80, 60, 100], sizing: .widest, distribution: .centered(gutter: 16))) == [30, 130, 230])
  }

  @Test("Items as wide as the widest that don't fit shrink to equal shares, or scroll")
  func widest() {
    let natural: [CGFloat] = [80, 60, 100, 100]
    let shrunk = bar(natural, sizing: .widest, distribution: .centered(gutter: 16), overflow: .shrink)
    #expect(lengths(shrunk) == [90, 90, 90, 90])
    let scrolled = bar(natural, sizing: .widest, distribution: .centered(gutter: 16))
    #expect(scrolled.contentLength == 400)
    #expect(scrolled.scrolls)
  }

  @Test("Sizes: fixed, equal with a minimum, bounded with truncation; a title is never longer than the bar")
  func sizes() {
    #expect(lengths(bar([10, 90], sizing: .fixed(50), distribution: .leading)) == [50, 50])
    #expect(lengths(bar([10, 90, 10], sizing: .equal)) == [120, 120, 120])
    #expect(lengths(bar([10, 90, 10], sizing: .equal(minimum: 130))) == [130, 130, 130])
    let bounded = bar([10, 300, 100], sizing: .bounded(minimum: 72, maximum: 264), distribution: .leading)
    #expect(lengths(bounded) == [72, 264, 100])
    #expect(bounded.reasons == ["minimum", "maximum, truncated", "content"])
    #expect(lengths(bar([5000, 80], in: 300)) == [300, 80])
  }

  @Test("The first and the last stand in the middle of a bar that always centres")
  func alwaysCentred() {
    let geometry = bar([80, 50, 120], distribution: .alwaysCentered)
    for index in 0..<3 { #expect(geometry.items[index].middle - geometry.offset(centring: index) == 180) }
  }

  @Test("Between pages the bar is scrolled between the offsets of both")
  func scrolling() {
    let geometry = bar([CGFloat](repeating: 100, count: 10))
    #expect([0, 1, 5, 9].map { geometry.offset(at: PagePosition(at: $0)) } == [0, 0, 370, 640])
    #expect(geometry.offset(at: PagePosition(5.5, count: 10)) == 420)
    #expect(geometry.offset(at: PagePosition(from: 0, to: 9, fraction: 0.5)) == 320)
  }

  @Test("A mark is as wide as the item, the label or a length, never narrower than its minimum")
  func widths() {
    let geometry = bar([80], in: 120, sizing: .fixed(120), padding: (30, 10))
    #expect(geometry.indicator(.underline, below: 0) == TabFormula.Span(30, 80))
    #expect(geometry.indicator(.underline.width(.item), below: 0) == TabFormula.Span(0, 120))
    #expect(geometry.indicator(.underline.width(.fixed(20), minimum: 0), below: 0) == TabFormula.Span(60, 20))
    #expect(geometry.indicator(.underline.width(.fixed(20), minimum: 40), below: 0) == TabFormula.Span(50, 40))
  }

  @Test("A change that takes over from another goes on from where its mark is")
  func retarget() throws {
    let geometry = bar([100, 100, 100], in: 300)
    let style = TabIndicator.underline.width(.item)
    let before = try #require(geometry.indicator(style, at: PagePosition(from: 0, to: 1, fraction: 0.6)))
    let after = PagePosition(from: 0.6, to: 2, fraction: 0)
    #expect(geometry.indicator(style, at: after)?.span == before.span)
    #expect(after.selection(of: 1) == 0.6)
    #expect(geometry.indicator(style, at: PagePosition(from: 0.6, to: 2, fraction: 1))?.span.start == 200)
  }

  @Test("A mark that tells progress reaches from the first item")
  func progressive() throws {
    var style = TabIndicator.underline.width(.item)
    style.isProgressive = true
    let mark = try #require(bar([100, 100, 100], in: 300).indicator(style, at: PagePosition(1.5, count: 3)))
    #expect(mark.span == TabFormula.Span(0, 250))
  }

  @Test("No item has no mark, and a position out of all bounds is harmless")
  func none() {
    #expect(bar([]).indicator(.underline, at: PagePosition(at: 0)) == nil)
    for value in [-7, 1e300, .nan, .infinity] as [Double] {
      #expect(bar([50, 50]).indicator(.underline, at: PagePosition(value, count: 2)) != nil)
      #expect(bar([50, 50]).offset(at: PagePosition(from: value, to: value, fraction: 0.5)) == 0)
    }
  }
}
