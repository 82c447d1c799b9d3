// The names of what can happen to a sequence.

/// What became of a sequence of frames. Indices count from 0.
public enum SequenceVerdict: Sendable, Hashable {
  /// The same frames at the same times.
  case identical
  /// The same pictures in the same order, at other times or for other durations.
  case retimed
  /// The same frames, all later (or, below 0, earlier) by so many seconds.
  case shifted(by: Double)
  /// Frames of the reference that the new sequence lacks.
  case dropped([Int])
  /// Frames of the new sequence that repeat the one before them, which the reference does not.
  case duplicated([Int])
  /// The same frames from the last to the first.
  case reversed
  /// Frames of the new sequence that differ from what the reference shows there, or are not in it at all.
  case changed([Int])
}
