// 5 and 6: a group in the middle, and a selected item in the middle.

extension TabFormula {
  /// Where a group begins that stands in the middle: (W - sum - s (n - 1)) / 2.
  package static func centredStart(_ lengths: [CGFloat], in length: CGFloat, spacing: CGFloat = 0) -> CGFloat {
    (length - lengths.reduce(0, +) - spacing * CGFloat(max(0, lengths.count - 1))) / 2
  }

  /// The room before the first and after the last item so that both can be in the middle.
  package static func centringMargins(_ lengths: [CGFloat], in length: CGFloat) -> (leading: CGFloat, trailing: CGFloat)
  {
    ((length - (lengths.first ?? length)) / 2, (length - (lengths.last ?? length)) / 2)
  }
}
