// Text as it is measured and drawn: runs of one style each, and how their lines are set.

/// A piece of text in one style.
public struct TextRun: Sendable, Hashable {
  /// The characters.
  public var string: String
  /// What they are set in.
  public var font: FontDescription
  /// What colour they have.
  public var color: RGBA
  /// Whether a line runs under them.
  public var isUnderlined: Bool
  /// Whether a line runs through them.
  public var isStruckThrough: Bool
  /// Extra space after each character, in points.
  public var tracking: CGFloat

  /// Creates a run.
  public init(
    _ string: String, font: FontDescription = FontDescription(), color: RGBA = .black, isUnderlined: Bool = false,
    isStruckThrough: Bool = false, tracking: CGFloat = 0
  ) {
    (self.string, self.font, self.color) = (string, font, color)
    (self.isUnderlined, self.isStruckThrough, self.tracking) = (isUnderlined, isStruckThrough, tracking)
  }
}

/// Runs of text set together as a paragraph.
public struct TextBlock: Sendable, Hashable {
  /// How lines stand in the block's width; closed.
  public enum Alignment: Sendable, Hashable {
    /// From the side where reading begins.
    case leading
    /// In the middle.
    case center
    /// At the side where reading ends.
    case trailing
  }

  /// What is left out where a line is too long for the last line allowed; closed.
  public enum Truncation: Sendable, Hashable {
    /// The beginning.
    case head
    /// The middle.
    case middle
    /// The end.
    case tail
  }

  /// The direction of the paragraph; closed.
  public enum Direction: Sendable, Hashable {
    /// Left to right.
    case leftToRight
    /// Right to left.
    case rightToLeft
  }

  /// The runs in reading order.
  public var runs: [TextRun]
  /// How lines stand in the width.
  public var alignment: Alignment
  /// The most lines drawn, or nil for as many as needed.
  public var lineLimit: Int?
  /// What is left out where lines run out.
  public var truncation: Truncation
  /// Extra space between lines, in points.
  public var lineSpacing: CGFloat
  /// The direction of the paragraph.
  public var direction: Direction

  /// Creates a block.
  public init(
    _ runs: [TextRun], alignment: Alignment = .leading, lineLimit: Int? = nil, truncation: Truncation = .tail,
    lineSpacing: CGFloat = 0, direction: Direction = .leftToRight
  ) {
    (self.runs, self.alignment, self.lineLimit) = (runs, alignment, lineLimit)
    (self.truncation, self.lineSpacing, self.direction) = (truncation, lineSpacing, direction)
  }

  /// The characters of all runs.
  public var string: String { runs.map(\.string).joined() }
}
