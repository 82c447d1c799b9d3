// The verdict on two sequences, as programs read it. Frames count from 0.

import LeporelloDiff

/// One compared pair of sequences.
struct SequenceReport: Encodable {
  var equal: Bool
  var identical: Bool
  var differentPixels: Int
  var antialiasedPixels: Int
  var totalPixels: Int
  var mean: Double
  var max: Double
  var metric: String
  var threshold: Double
  var verdict: String
  var frame: Int?
  var moment: Double?
  var frames: [Int] = []
  var shift: Double?
  var oldFrames: Int
  var newFrames: Int
  var changes: [PairReport]

  init(_ difference: SequenceDifference, framePixels: Int, metric: any DifferenceMetric) {
    equal = difference.passes
    let pairs = difference.changes.map(\.difference)
    identical = difference.passes && !difference.forgives
    differentPixels = pairs.reduce(0) { $0 + $1.differentPixels }
    antialiasedPixels = pairs.reduce(0) { $0 + $1.antialiasedPixels }
    totalPixels = framePixels * difference.counts.new
    mean = pairs.reduce(0) { $0 + $1.mean } / Double(Swift.max(1, difference.counts.new))
    max = pairs.map(\.max).max() ?? 0
    self.metric = metric.name
    threshold = metric.threshold
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
