// The verdict in words; frames count from 1 here, as people count them.

import Foundation

extension SequenceDifference: CustomStringConvertible {
  /// What happened, and the moment it begins.
  public var description: String {
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
        let first = change.difference.description.split(separator: "\n").prefix(2).joined(separator: "; ")
        lines.append("frame \(change.new + 1) of \(counts.new) (\(Self.milliseconds(change.time))): \(first)")
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
