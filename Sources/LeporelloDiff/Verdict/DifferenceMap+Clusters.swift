// Connected components, by runs of rows: a run joins those of the row above that it touches.

extension DifferenceMap {
  /// The connected patches of a class, in reading order of their first pixels.
  public func clusters(of kind: PixelClass = .different) -> [PixelCluster] {
    var forest: [Int] = []
    var patches: [PixelCluster] = []
    func root(_ index: Int) -> Int {
      var index = index
      while forest[index] != index {
        forest[index] = forest[forest[index]]
        index = forest[index]
      }
      return index
    }
    var above: [(run: Range<Int>, patch: Int)] = []
    for y in 0..<height {
      var current: [(run: Range<Int>, patch: Int)] = []
      var next = 0
      for run in runs(of: kind, row: y) {
        let patch = patches.count
        forest.append(patch)
        patches.append(
          PixelCluster(pixels: run.count, bounds: PixelRect(x: run.lowerBound, y: y, width: run.count, height: 1)))
        while next < above.count, above[next].run.upperBound < run.lowerBound { next += 1 }
        var touching = next
        while touching < above.count, above[touching].run.lowerBound <= run.upperBound {
          let (one, other) = (root(above[touching].patch), root(patch))
          if one != other {
            // The older patch stays, which keeps reading order.
            let (kept, gone) = (min(one, other), max(one, other))
            forest[gone] = kept
            patches[kept] = Self.joined(patches[kept], patches[gone])
          }
          touching += 1
        }
        current.append((run, patch))
      }
      above = current
    }
    return patches.indices.filter { forest[$0] == $0 }.map { patches[$0] }
  }

  /// The greatest number of pixels of a class in any square window of so many pixels a side.
  public func densestWindow(side: Int = 8, of kind: PixelClass = .different) -> Int {
    guard let bounds = tally.bounds ?? (kind == .different ? nil : PixelRect(x: 0, y: 0, width: width, height: height))
    else { return 0 }
    var columns = [Int](repeating: 0, count: bounds.width)
    var densest = 0
    for row in 0..<bounds.height {
      for column in 0..<bounds.width {
        let at = (bounds.y + row) * width + bounds.x + column
        if classes[at] == kind.rawValue { columns[column] += 1 }
        if row >= side, classes[at - side * width] == kind.rawValue { columns[column] -= 1 }
      }
      var sum = 0
      for column in 0..<bounds.width {
        sum += columns[column]
        if column >= side { sum -= columns[column - side] }
        densest = max(densest, sum)
      }
    }
    return densest
  }

  private func runs(of kind: PixelClass, row: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for x in 0..<width {
      if classes[row * width + x] == kind.rawValue {
        if start == nil { start = x }
      } else if let begin = start {
        runs.append(begin..<x)
        start = nil
      }
    }
    if let begin = start { runs.append(begin..<width) }
    return runs
  }

  private static func joined(_ one: PixelCluster, _ other: PixelCluster) -> PixelCluster {
    let (first, second) = (one.bounds, other.bounds)
    let (x, y) = (min(first.x, second.x), min(first.y, second.y))
    return PixelCluster(
      pixels: one.pixels + other.pixels,
      bounds: PixelRect(
        x: x, y: y, width: max(first.x + first.width, second.x + second.width) - x,
        height: max(first.y + first.height, second.y + second.height) - y))
  }
}
