// 14: reading from the right.

extension TabFormula {
  /// Where a frame is that was laid out from the left, when reading begins at the right: x' = W - x - w.
  package static func mirrored(_ frame: CGRect, in width: CGFloat) -> CGRect {
    CGRect(x: width - frame.minX - frame.width, y: frame.minY, width: frame.width, height: frame.height)
  }
}
