// 7: how far a bar is scrolled.

extension TabFormula {
  /// The offset that brings a place to the middle, as far as the ends allow: clamp(mid - W / 2, 0, content - W).
  package static func offset(centring middle: CGFloat, in length: CGFloat, content: CGFloat) -> CGFloat {
    min(max(middle - length / 2, 0), max(0, content - length))
  }
}
