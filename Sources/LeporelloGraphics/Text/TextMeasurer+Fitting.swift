// A text higher than its place gives up lines: one rule for layout, which needs the size, and painting, which needs the
// lines.

extension TextMeasurer {
  /// A block with the most lines that fit a height, but never fewer than one, and its size.
  ///
  /// The number of lines is found by halving, so that a text of thousands of lines is measured a dozen times and not
  /// once a line.
  package func fitting(_ block: TextBlock, width: CGFloat?, height: CGFloat) -> (block: TextBlock, metrics: TextMetrics)
  {
    let whole = measure(block, width: width)
    guard height.isFinite, whole.size.height > height, whole.lineCount > 1 else { return (block, whole) }
    func limited(to lines: Int) -> (block: TextBlock, metrics: TextMetrics) {
      var limited = block
      limited.lineLimit = lines
      return (limited, measure(limited, width: width))
    }
    var best = limited(to: 1)
    var (fits, tooMany) = (1, whole.lineCount)
    while tooMany - fits > 1 {
      let middle = fits + (tooMany - fits) / 2
      let trial = limited(to: middle)
      if trial.metrics.size.height <= height { (fits, best) = (middle, trial) } else { tooMany = middle }
    }
    return best
  }
}
