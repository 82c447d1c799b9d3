// 3: equal to the widest, centred.

extension TabFormula {
  /// The length that all items get and where the first begins: that of the longest, in the middle, if at least a gutter
  /// is left at each end; nil where it is not.
  package static func widest(
    _ natural: [CGFloat], in length: CGFloat, gutter: CGFloat = 16
  ) -> (length: CGFloat, start: CGFloat)? {
    guard let longest = natural.max() else { return nil }
    let sum = longest * CGFloat(natural.count)
    return sum <= length - 2 * gutter + 1e-6 ? (longest, (length - sum) / 2) : nil
  }
}
