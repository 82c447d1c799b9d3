// 12: what an indicator does past the ends.

extension TabFormula {
  /// The indicator at an end, pulled past it by a part of a page; negative before the first.
  ///
  /// Bounce moves it by its length times the pull, compress shortens it by as much against the end, clamp leaves it.
  package static func overscrolled(_ span: Span, by pull: Double, _ rule: TabIndicator.Overscroll) -> Span {
    let way = span.length * CGFloat(min(max(pull, -1), 1))
    switch rule {
    case .bounce: return Span(span.start + way, span.length)
    case .compress: return way < 0 ? Span(span.start, span.length + way) : Span(span.start + way, span.length - way)
    case .clamp: return span
    }
  }
}
