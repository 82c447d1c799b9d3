// What the first run of a script finds out.

/// The lengths of time that only running the script can tell, in nanoseconds.
@MainActor final class Rehearsal {
  /// How long each settling took, in order.
  var settles: [Int64] = []
  /// When the sampled window began.
  var start: Int64 = 0
  /// When everything had settled.
  var end: Int64 = 0
}
