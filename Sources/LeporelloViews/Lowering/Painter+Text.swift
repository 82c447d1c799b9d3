// Text in a frame that may be too small for it.

extension Painter {
  /// A text in its node's frame: on as many lines as fit, and smaller where it may be.
  func text(_ block: TextBlock, minimumScale: CGFloat, node: NodeID) -> DisplayList {
    let (exact, pixel) = (frames.exact[node], frames.pixel[node])
    guard !block.string.isEmpty, exact.width > 0 else { return .empty }
    let measurer = environment.textMeasurer
    var fitted = block
    var metrics = measurer.measure(block, width: exact.width)
    if minimumScale < 1, overflows(metrics, exact) {
      var scale: CGFloat = 1
      while scale > minimumScale, overflows(metrics, exact) {
        scale = max(minimumScale, scale - 0.05)
        fitted = block.scaled(by: scale)
        metrics = measurer.measure(fitted, width: exact.width)
      }
    }
    (fitted, metrics) = measurer.fitting(fitted, width: exact.width, height: exact.height + 0.01)
    let y = fitted == block ? pixel.minY : pixel.minY + max(0, (exact.height - metrics.size.height) / 2)
    // The width stays unrounded: a line measured in it must not break when it is drawn.
    let rect = CGRect(x: pixel.minX, y: y, width: exact.width, height: exact.height)
    return DisplayList([.text(fitted, in: rect, family: measurer.family)])
  }

  private func overflows(_ metrics: TextMetrics, _ frame: CGRect) -> Bool {
    metrics.isTruncated || metrics.size.height > frame.height + 0.01 || metrics.size.width > frame.width + 0.01
  }
}

extension TextBlock {
  /// The block in smaller letters.
  fileprivate func scaled(by scale: CGFloat) -> TextBlock {
    var copy = self
    copy.runs = runs.map { run in
      var run = run
      run.font.size *= scale
      run.tracking *= scale
      return run
    }
    copy.lineSpacing *= scale
    return copy
  }
}
