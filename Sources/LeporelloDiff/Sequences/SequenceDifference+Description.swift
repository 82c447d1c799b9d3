// The verdict in words; frames count from 1 here, as people count them.

import Foundation

extension SequenceDifference: CustomStringConvertible {
  /// What happened, and the moment it begins.
  public var description: String { told { _, _ in nil } }

  /// The same, with what a closure knows of a changed frame of both sequences before its pixels.
  package func told(structure: (_ old: Int, _ new: Int) -> String?) -> String {
    switch verdict {
    case .identical: return "identical, \(counts.new) frames"
    case .retimed: return "retimed: the same pictures at other times\(place)"
    case .shifted(let seconds):
      return "shifted: everything \(Self.milliseconds(abs(seconds))) \(seconds < 0 ? "earlier" : "later")\(place)"
    case .dropped(let frames):
      return "dropped: \(Self.list(frames)) of the reference's \(counts.old) frames missing\(place)"
    case .duplicated(let frames): return "duplicated: \(Self.list(frames)) of \(counts.new) shown again\(place)"
    case .reversed: return "reversed: the same \(counts.new) frames, last one first"
    case .changed(let frames):
      var lines = ["changed: \(Self.list(frames)) of \(counts.new)\(place)"]
      if counts.old != counts.new { lines.append("the reference has \(counts.old) frames") }
      for change in changes.prefix(3) {
        let pixels = change.difference.description.split(separator: "\n").prefix(2).joined(separator: "; ")
        let why = structure(change.old, change.new).map { "\($0); " } ?? ""
        lines.append("frame \(change.new + 1) of \(counts.new) (\(Self.milliseconds(change.time))): \(why)\(pixels)")
      }
      if changes.count > 3 { lines.append("and \(changes.count - 3) more frames") }
      let smallest = changes.compactMap(\.difference.smallestPassingThreshold)
      if counts.old == counts.new, smallest.count == changes.count, frames.count == changes.count,
        let most = smallest.max(), let metric = changes.first?.difference.metric
      {
        let name = metric == "exact" ? "channel" : metric
        lines.append("smallest setting that would pass: \(name) with a threshold of \(BitmapDifference.short(most))")
      }
      return lines.joined(separator: "\n")
    }
  }

  private var place: String {
    guard let frame, let moment else { return "" }
    return ", from frame \(frame + 1) at \(Self.milliseconds(moment))"
  }

  private static func milliseconds(_ seconds: Double) -> String {
    let thousandths = (seconds * 1_000_000).rounded() / 1000
    return thousandths == thousandths.rounded() ? "\(Int(thousandths)) ms" : "\(thousandths) ms"
  }

  private static func list(_ frames: [Int]) -> String {
    let shown = frames.prefix(8).map { "\($0 + 1)" }.joined(separator: ", ")
    return (frames.count == 1 ? "frame " : "frames ") + shown + (frames.count > 8 ? ", …" : "")
  }
}
