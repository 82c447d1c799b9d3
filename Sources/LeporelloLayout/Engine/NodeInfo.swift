// What the engine knows of a node on both axes.

/// Facts of one node that are found bottom-up.
struct NodeInfo: BitwiseCopyable {
  /// Facts with two answers.
  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt16

    /// On each axis the answer depends on that axis's proposal only.
    static let independent = Flags(rawValue: 1)
    /// The answer is the proposal held between minimum and maximum.
    static let clampsWidth = Flags(rawValue: 2)
    static let clampsHeight = Flags(rawValue: 4)
    /// The node or one inside it states a guide of its own.
    static let statesGuides = Flags(rawValue: 8)
    /// The node or one inside it has text, and so baselines.
    static let hasBaselines = Flags(rawValue: 16)
    /// The children's places are out of date.
    static let dirty = Flags(rawValue: 32)
    /// The children have new places, which are not written as frames in the whole yet.
    static let replaced = Flags(rawValue: 4096)
    /// The parent does not show the node.
    static let passedOver = Flags(rawValue: 2048)
    /// The node is not shown, because of its parent or one above.
    static let hidden = Flags(rawValue: 64)
    /// The node has a priority other than 0.
    static let hasPriority = Flags(rawValue: 8192)
    /// A spacer or divider along the horizontal axis of a stack.
    static let alongWidth = Flags(rawValue: 128)
    /// A spacer or divider along the vertical axis of a stack.
    static let alongHeight = Flags(rawValue: 256)
    /// A stack whose children have different gaps, which they hold.
    static let hasOwnGaps = Flags(rawValue: 512)
    /// A stack of one priority whose children come in the order in which they are served.
    static let isOrdered = Flags(rawValue: 1024)

    /// What a new measure leaves as it is.
    static let lasting: Flags = [.alongWidth, .alongHeight, .hasPriority, .replaced, .hidden, .passedOver]
  }

  var flags: Flags = []
  /// The place of the preferred distances in the engine's table; 0 is none, 1 is zero.
  var spacing: Int32 = 0
  /// The place of the remembered answers, or -1.
  var memo: Int32 = -1
  /// The gap before this node in its stack.
  var gapBefore = 0.0
  /// For a stack, its gap, and the sum of all gaps.
  var gap = 0.0
  var gaps = 0.0

  @inline(__always) func clamps(_ axis: Axis) -> Bool {
    flags.contains(axis == .horizontal ? .clampsWidth : .clampsHeight)
  }
  @inline(__always) var isIndependent: Bool { flags.contains(.independent) }
}
