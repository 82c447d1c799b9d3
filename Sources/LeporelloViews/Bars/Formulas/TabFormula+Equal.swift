// 1: equal shares.

extension TabFormula {
  /// The length of each of a number of items that fill a bar: w = (W - L - R - s (n - 1)) / n.
  package static func equalShare(
    of length: CGFloat, leading: CGFloat = 0, trailing: CGFloat = 0, spacing: CGFloat = 0, count: Int
  ) -> CGFloat {
    guard count > 0 else { return 0 }
    return max(0, (length - leading - trailing - spacing * CGFloat(count - 1)) / CGFloat(count))
  }

  /// Whether items find room: the sum of their lengths and spaces against W - L - R.
  package static func fits(
    _ lengths: [CGFloat], in length: CGFloat, leading: CGFloat = 0, trailing: CGFloat = 0, spacing: CGFloat = 0
  ) -> Bool {
    let sum = lengths.reduce(0, +) + spacing * CGFloat(max(0, lengths.count - 1))
    return sum <= length - leading - trailing + 1e-6
  }
}
