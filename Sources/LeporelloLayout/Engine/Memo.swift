// Answers remembered for nodes whose axes depend on each other.

/// The last answers of one node.
///
/// Nine are enough for the questions of nested stacks: 0, infinity and one value on each axis. With three, a nest
/// of ten levels asks thousands of times.
struct Memo {
  static let capacity = 12

  private var proposals: [12 of Extent] = .init(repeating: Extent(-1, -1))
  private var answers: [12 of Extent] = .init(repeating: Extent(0, 0))
  private var next = 0

  /// The answer to a proposal, if it is still known.
  func answer(to proposal: Extent) -> Extent? {
    for place in 0..<Self.capacity where proposals[place].isSame(proposal) { return answers[place] }
    return nil
  }

  /// Remembers an answer in place of the oldest.
  mutating func remember(_ proposal: Extent, _ answer: Extent) {
    proposals[next] = proposal
    answers[next] = answer
    next = (next + 1) % Self.capacity
  }
}
