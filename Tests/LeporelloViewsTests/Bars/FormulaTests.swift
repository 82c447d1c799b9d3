// The rules of bars and indicators with their worked values.

import LeporelloViews
import Testing

struct FormulaTests {
  private typealias Span = TabFormula.Span

  @Test("1: equal shares leave insets and gaps out, and the fit test leaves out both insets")
  func equal() {
    #expect(TabFormula.equalShare(of: 400, leading: 20, trailing: 20, count: 3) == 120)
    #expect(TabFormula.equalShare(of: 360, spacing: 12, count: 4) == 81)
    #expect(!TabFormula.fits([100, 100, 100], in: 400, leading: 60, trailing: 60))
    #expect(TabFormula.equalShare(of: 360, count: 0) == 0)
  }

  @Test("2: what is longer than its share keeps its length, and the others share the rest")
  func stretch() {
    #expect(TabFormula.stretched([60, 200, 40], to: 360) == [80, 200, 80])
    #expect(TabFormula.stretched([60, 60, 60], to: 360) == [120, 120, 120])
    #expect(TabFormula.stretched([], to: 360) == [])
  }

  @Test("3: as wide as the widest and centred, if a gutter is left at each end")
  func widest() throws {
    let placed = try #require(TabFormula.widest([80, 60, 100], in: 360))
    #expect(placed == (100, 30))
    #expect((0..<3).map { placed.start + placed.length * CGFloat($0) } == [30, 130, 230])
    #expect(TabFormula.widest([80, 60, 100, 100], in: 360) == nil)
    #expect(TabFormula.equalShare(of: 360, count: 4) == 90)
  }

  @Test("4: scattered items have one gap between, before and after them")
  func scatter() { #expect(TabFormula.scatterGap([60, 60, 60], in: 360) == 45) }

  @Test("5 and 6: a group in the middle, and margins that let the first and the last be there")
  func centred() {
    #expect(TabFormula.centredStart([60, 60], in: 360, spacing: 20) == 110)
    #expect(TabFormula.centringMargins([80, 50, 120], in: 360) == (140, 120))
  }

  @Test("7: the selected item is in the middle as far as the ends allow")
  func offset() {
    let middles = [0, 1, 5, 9].map { CGFloat($0) * 100 + 50 }
    #expect(middles.map { TabFormula.offset(centring: $0, in: 360, content: 1000) } == [0, 0, 370, 640])
    #expect(TabFormula.offset(centring: 180, in: 360, content: 200) == 0)
  }

  private let a = TabFormula.Span(0, 80)
  private let b = TabFormula.Span(80, 160)

  @Test("8: linear is half way at half the time")
  func linear() { #expect(TabFormula.linear(a, b, at: 0.5) == Span(40, 120)) }

  @Test(
    "9: elastic hurries in front and lags behind",
    arguments: [(0.25, 6.090, 135.140), (0.5, 23.431, 169.706), (0.75, 49.385, 178.435)]
      as [(CGFloat, CGFloat, CGFloat)])
  func elastic(t: CGFloat, start: CGFloat, length: CGFloat) {
    let span = TabFormula.elastic(a, b, at: t)
    #expect(abs(span.start - start) < 0.001)
    #expect(abs(span.length - length) < 0.001)
    let back = TabFormula.elastic(b, a, at: t)
    #expect(abs(back.end - (240 - 160 * (1 - CGFloat(cos(Double.pi * Double(t) / 2))))) < 0.001)
    #expect(TabFormula.elastic(a, b, at: 0) == a)
    #expect(TabFormula.elastic(a, b, at: 1) == b)
  }

  @Test("10: lengthen grows over both, then shrinks")
  func lengthen() {
    #expect([0, 0.5, 0.75, 1].map { TabFormula.lengthen(a, b, at: $0) } == [a, Span(0, 240), Span(40, 200), b])
  }

  @Test("11: fade leaves the one before it enters the other; snap jumps past the half, and stays at it")
  func fade() {
    #expect(TabFormula.fade(a, b, at: 0.25) == (a, 0.5))
    #expect(TabFormula.fade(a, b, at: 0.5) == (b, 0))
    #expect(TabFormula.fade(a, b, at: 0.75) == (b, 0.5))
    #expect([0.5, 0.51].map { TabFormula.snap(a, b, at: $0) } == [a, b])
  }

  @Test("12: past the ends, bounce goes along, compress shortens against the end, clamp stays")
  func overscroll() {
    let (first, last) = (Span(0, 100), Span(200, 100))
    #expect(TabFormula.overscrolled(first, by: -0.2, .bounce) == Span(-20, 100))
    #expect(TabFormula.overscrolled(last, by: 0.2, .bounce) == Span(220, 100))
    #expect(TabFormula.overscrolled(first, by: -0.2, .compress) == Span(0, 80))
    #expect(TabFormula.overscrolled(last, by: 0.2, .compress) == Span(220, 80))
    #expect(TabFormula.overscrolled(last, by: 0.2, .clamp) == last)
  }

  @Test("14: read from the right, a frame is as far from the right as it was from the left")
  func mirrored() {
    let frame = CGRect(x: 20, y: 5, width: 100, height: 40)
    #expect(TabFormula.mirrored(frame, in: 360) == CGRect(x: 240, y: 5, width: 100, height: 40))
    #expect(TabFormula.mirrored(TabFormula.mirrored(frame, in: 360), in: 360) == frame)
  }
}
