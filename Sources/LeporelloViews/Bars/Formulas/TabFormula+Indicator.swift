// 8 to 11: where an indicator is between two items.

extension TabFormula {
  /// 8: both ends go at one speed.
  package static func linear(_ a: Span, _ b: Span, at t: CGFloat) -> Span {
    Span(a.start + (b.start - a.start) * t, a.length + (b.length - a.length) * t)
  }

  /// 9: the end in front goes by sin(πt/2), the other by 1 - cos(πt/2).
  package static func elastic(_ a: Span, _ b: Span, at t: CGFloat) -> Span {
    if t <= 0 { return a }
    if t >= 1 { return b }
    let (front, back) = (CGFloat(sin(Double.pi * Double(t) / 2)), CGFloat(1 - cos(Double.pi * Double(t) / 2)))
    let goesOn = b.middle >= a.middle
    let start = a.start + (b.start - a.start) * (goesOn ? back : front)
    let end = a.end + (b.end - a.end) * (goesOn ? front : back)
    return Span(from: start, to: end)
  }

  /// 10: in the first half it grows to the union of both, in the second it shrinks to the new one.
  package static func lengthen(_ a: Span, _ b: Span, at t: CGFloat) -> Span {
    if t <= 0 { return a }
    if t >= 1 { return b }
    let union = Span(from: min(a.start, b.start), to: max(a.end, b.end))
    return t <= 0.5 ? linear(a, union, at: t * 2) : linear(union, b, at: t * 2 - 1)
  }

  /// 11: the old one's opacity goes from 1 to 0 in the first half, the new one's from 0 to 1 in the second.
  package static func fade(_ a: Span, _ b: Span, at t: CGFloat) -> (span: Span, opacity: Double) {
    t < 0.5 ? (a, min(1, Double(1 - 2 * t))) : (b, min(1, Double(2 * t - 1)))
  }

  /// It jumps when more than half of the way is gone; at the half it stays.
  package static func snap(_ a: Span, _ b: Span, at t: CGFloat) -> Span { t > 0.5 ? b : a }
}
