// The rules by which an aligned pair of sequences gets its name, the most telling first.

import Foundation

struct SequenceJudge {
  let before: [Int]
  let after: [Int]
  let oldTimes: [Double]
  let newTimes: [Double]

  func verdict(changed: [Int]) -> SequenceVerdict {
    if before == after { return sameFrames }
    if before == after.reversed() { return .reversed }
    if let steps = shift { return .shifted(by: steps) }
    let edits = FrameAlignment.edits(from: before, to: after)
    let deleted = edits.compactMap { if case .delete(let old) = $0 { old } else { nil } }
    let inserted = edits.compactMap { if case .insert(let new) = $0 { new } else { nil } }
    let substituted = edits.compactMap { if case .substitute(_, let new) = $0 { new } else { nil } }
    let repeats = inserted.filter {
      $0 > 0 && after[$0] == after[$0 - 1] || $0 + 1 < after.count && after[$0] == after[$0 + 1]
    }
    if substituted.isEmpty, inserted.isEmpty { return .dropped(deleted) }
    if substituted.isEmpty, deleted.isEmpty, repeats == inserted { return .duplicated(inserted.map(laterOfPair)) }
    if Self.collapsed(before) == Self.collapsed(after) { return .retimed }
    return .changed(changed.isEmpty ? (substituted + inserted).sorted() : changed)
  }

  /// The index of the first frame that shows the verdict.
  func firstFrame(of verdict: SequenceVerdict) -> Int? {
    switch verdict {
    case .identical: nil
    case .dropped(let frames), .duplicated(let frames), .changed(let frames): frames.first
    case .shifted, .reversed, .retimed:
      zip(before, after).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        ?? zip(oldTimes, newTimes).enumerated().first { !Self.close($0.element.0, $0.element.1) }?.offset
        ?? min(before.count, after.count)
    }
  }

  private var sameFrames: SequenceVerdict {
    let offsets = zip(oldTimes, newTimes).map { $1 - $0 }
    guard let first = offsets.first, !offsets.allSatisfy({ Self.close($0, 0) }) else { return .identical }
    return offsets.allSatisfy { Self.close($0, first) } ? .shifted(by: first) : .retimed
  }

  /// The delay if the new sequence is the old one begun later (the first frame held) or earlier (the last one held).
  private var shift: Double? {
    let count = before.count
    guard count == after.count, count > 2, zip(oldTimes, newTimes).allSatisfy({ Self.close($0, $1) }) else {
      return nil
    }
    for steps in 1...max(1, count / 2) where steps < count {
      if after[..<steps].allSatisfy({ $0 == before[0] }), Array(after[steps...]) == Array(before[..<(count - steps)]) {
        return oldTimes[steps] - oldTimes[0]
      }
      if after[(count - steps)...].allSatisfy({ $0 == before[count - 1] }),
        Array(after[..<(count - steps)]) == Array(before[steps...])
      {
        return oldTimes[0] - oldTimes[steps]
      }
    }
    return nil
  }

  /// Of two equal neighbours, the later one is the copy.
  private func laterOfPair(_ index: Int) -> Int {
    index > 0 && after[index] == after[index - 1] ? index : index + 1
  }

  private static func collapsed(_ digests: [Int]) -> [Int] {
    var runs: [Int] = []
    for digest in digests where runs.last != digest { runs.append(digest) }
    return runs
  }

  /// Times are equal to the nanosecond.
  private static func close(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.5e-9 }
}
