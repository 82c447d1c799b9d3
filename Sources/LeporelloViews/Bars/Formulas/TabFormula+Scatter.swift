// 4: the room left over is shared between, before and after the items.

extension TabFormula {
  /// The gap of scattered items: (W - sum) / (n + 1).
  package static func scatterGap(_ lengths: [CGFloat], in length: CGFloat) -> CGFloat {
    max(0, (length - lengths.reduce(0, +)) / CGFloat(lengths.count + 1))
  }
}
