// The verdict on two sequences, as programs read it. Frames count from 0.

import LeporelloDiff

/// One compared pair of sequences.
struct SequenceReport: Encodable {
  var equal: Bool
  var verdict: String
  var frame: Int?
  var moment: Double?
  var frames: [Int] = []
  var shift: Double?
  var oldFrames: Int
  var newFrames: Int
  var changes: [PairReport]

  init(_ difference: SequenceDifference) {
    equal = difference.passes
    frame = difference.frame
    moment = difference.moment
    oldFrames = difference.counts.old
    newFrames = difference.counts.new
    changes = difference.changes.map {
      var report = PairReport($0.difference)
      report.name = "\($0.new)"
      return report
    }
    switch difference.verdict {
    case .identical: verdict = "identical"
    case .retimed: verdict = "retimed"
    case .reversed: verdict = "reversed"
    case .shifted(let seconds): (verdict, shift) = ("shifted", seconds)
    case .dropped(let indices): (verdict, frames) = ("dropped", indices)
    case .duplicated(let indices): (verdict, frames) = ("duplicated", indices)
    case .changed(let indices): (verdict, frames) = ("changed", indices)
    }
  }
}
