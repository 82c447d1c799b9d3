// Rows first: where two grids hold the same bytes, nothing else needs to look.

import Foundation

enum DirtyRows {
  /// The runs of rows whose pixels are not all equal, top first.
  static func between(_ old: [UInt32], _ new: [UInt32], width: Int, height: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    guard width > 0 else { return runs }
    old.withUnsafeBytes { old in
      new.withUnsafeBytes { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return }
        if memcmp(old, new, width * height * 4) == 0 { return }
        for row in 0..<height where memcmp(old + row * width * 4, new + row * width * 4, width * 4) != 0 {
          if let last = runs.last, last.upperBound == row {
            runs[runs.count - 1] = last.lowerBound..<row + 1
          } else {
            runs.append(row..<row + 1)
          }
        }
      }
    }
    return runs
  }

  /// The runs grown by so many rows on both sides, merged where they meet.
  static func grown(_ runs: [Range<Int>], by reach: Int, height: Int) -> [Range<Int>] {
    var grown: [Range<Int>] = []
    for run in runs {
      let low = max(0, run.lowerBound - min(reach, height))
      let high = min(height, run.upperBound + min(reach, height))
      if let last = grown.last, last.upperBound >= low {
        grown[grown.count - 1] = last.lowerBound..<max(high, last.upperBound)
      } else {
        grown.append(low..<high)
      }
    }
    return grown
  }
}
