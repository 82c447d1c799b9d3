// At which moments of a storyboard frames are taken.

/// Which moments of a storyboard become frames; but for `snapshots`, both ends are always among them; closed.
///
/// The sampled window begins when the container has appeared, just before the first step after `Appear`, and ends when
/// the script is over and everything has settled. A frame shows its moment before any step that starts at it.
public enum Sampling: Sendable, Hashable {
  /// This many frames at equal distances, the first and the last at the ends; a single frame shows the end.
  case frames(count: Int)
  /// A frame at each multiple of the interval, and one at the end.
  case framesPerSecond(Double)
  /// The moments that `Snapshot` steps name, and no other.
  case snapshots
}

extension Sampling {
  /// The moments, in nanoseconds from the window's beginning, of a window of this length.
  func moments(in duration: Int64) throws(StoryboardError) -> [Int64] {
    switch self {
    case .frames(let count):
      guard count > 0, count <= Self.mostFrames else { throw .invalidSampling("\(count) frames") }
      guard count > 1 else { return [duration] }
      return (0..<count).map { Int64((Double($0) * Double(duration) / Double(count - 1)).rounded()) }
    case .snapshots: return []
    case .framesPerSecond(let rate):
      let expected = Double(duration) / 1e9 * rate
      guard rate.isFinite, rate > 0, expected < Double(Self.mostFrames) else {
        throw .invalidSampling("\(rate) frames a second over \(Double(duration) / 1e9) s")
      }
      let whole = Int(expected.rounded(.down))
      var moments = (0...whole).map { Int64((Double($0) / rate * 1e9).rounded()) }.filter { $0 <= duration }
      if moments.last != duration || duration == 0 { moments.append(duration) }
      return moments
    }
  }

  /// More frames than this are a slip of the pen, and would fill disks.
  static let mostFrames = 10_000
}
