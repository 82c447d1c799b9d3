// Which frame of one sequence answers which of the other, by the fewest edits.

/// One step of an alignment.
enum FrameEdit: Hashable {
  case match(old: Int, new: Int)
  case substitute(old: Int, new: Int)
  case delete(old: Int)
  case insert(new: Int)
}

enum FrameAlignment {
  /// The steps from one sequence of digests to another, in order; ties prefer keeping frames in their places.
  static func edits(from old: [Int], to new: [Int]) -> [FrameEdit] {
    var cost = [[Int]](repeating: [Int](repeating: 0, count: new.count + 1), count: old.count + 1)
    for i in 0...old.count { cost[i][new.count] = old.count - i }
    for j in 0...new.count { cost[old.count][j] = new.count - j }
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        let kept = cost[i + 1][j + 1] + (old[i] == new[j] ? 0 : 1)
        cost[i][j] = min(kept, min(cost[i + 1][j], cost[i][j + 1]) + 1)
      }
    }
    var edits: [FrameEdit] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, j < new.count, cost[i][j] == cost[i + 1][j + 1] + (old[i] == new[j] ? 0 : 1) {
        edits.append(old[i] == new[j] ? .match(old: i, new: j) : .substitute(old: i, new: j))
        (i, j) = (i + 1, j + 1)
      } else if i < old.count, j == new.count || cost[i][j] == cost[i + 1][j] + 1 {
        edits.append(.delete(old: i))
        i += 1
      } else {
        edits.append(.insert(new: j))
        j += 1
      }
    }
    return edits
  }
}
