// The seam between layout, which needs the sizes of text, and the engines that know them.

/// The answer to "how large is this text in that width".
public struct TextMetrics: Sendable, Hashable {
  /// The size of the set lines, in points.
  public var size: CGSize
  /// From the top to the first line's baseline, in points.
  public var firstBaseline: CGFloat
  /// From the top to the last line's baseline, in points.
  public var lastBaseline: CGFloat
  /// How many lines are drawn.
  public var lineCount: Int
  /// Whether something was left out.
  public var isTruncated: Bool

  /// Creates an answer.
  public init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int, isTruncated: Bool) {
    (self.size, self.firstBaseline, self.lastBaseline) = (size, firstBaseline, lastBaseline)
    (self.lineCount, self.isTruncated) = (lineCount, isTruncated)
  }
}

/// Which engine sets a text; closed, since every renderer must know each.
public enum TextFamily: String, Sendable, Hashable, Codable {
  /// Box glyphs with fixed metrics and no font file, exact on every machine.
  case wireframe
  /// Real fonts.
  case faithful
}

/// Measures text for layout; the same text in the same width always has the same answer.
public protocol TextMeasurer: Sendable {
  /// The family whose sizes this measurer knows, which text drawn with it must be set in.
  var family: TextFamily { get }
  /// The size of a block whose lines may be at most `width` points long (nil: one line a paragraph).
  func measure(_ block: TextBlock, width: CGFloat?) -> TextMetrics
}
