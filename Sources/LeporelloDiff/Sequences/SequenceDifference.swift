// The verdict on two sequences: the one name that says most about what happened, and when it begins.

public import LeporelloGraphics

/// How two sequences of frames differ.
public struct SequenceDifference: Sendable {
  /// What happened.
  public let verdict: SequenceVerdict
  /// The index of the first frame of the new sequence (for `dropped`, of the reference) that shows it.
  public let frame: Int?
  /// The time of that frame, in seconds.
  public let moment: Double?
  /// The number of frames in the reference and in the new sequence.
  public let counts: (old: Int, new: Int)
  /// Frames compared pixel by pixel, if they take each other's place and do not pass.
  public let changes: [FrameChange]

  /// Whether a frame that is not the same to the pixel was forgiven.
  public let forgives: Bool

  /// Whether the sequences count as the same.
  public var passes: Bool { verdict == .identical }

  /// Compares two sequences frame by frame and in time.
  public init(
    from old: [TimedFrame], to new: [TimedFrame], metric: any DifferenceMetric = .exact,
    limits: DifferenceLimits = .none
  ) {
    counts = (old.count, new.count)
    var changes: [FrameChange] = []
    let before = old.map(\.picture.contentDigest)
    // A frame that the metric forgives counts as the frame it stands for.
    var after = new.map(\.picture.contentDigest)
    var unseen: [Int] = []
    var forgives = false
    for edit in FrameAlignment.edits(from: before, to: after) {
      switch edit {
      case .match, .delete: break
      case .insert(let index): unseen.append(index)
      case .substitute(let one, let other):
        let difference = BitmapDifference(
          from: old[one].picture, to: new[other].picture, metric: metric, limits: limits)
        if difference.passes {
          after[other] = before[one]
          forgives = true
        } else {
          unseen.append(other)
          changes.append(FrameChange(old: one, new: other, time: new[other].time, difference: difference))
        }
      }
    }
    let judge = SequenceJudge(before: before, after: after, oldTimes: old.map(\.time), newTimes: new.map(\.time))
    verdict = judge.verdict(changed: unseen)
    self.changes = changes
    self.forgives = forgives
    frame = judge.firstFrame(of: verdict)
    let times = if case .dropped = verdict { old.map(\.time) } else { new.map(\.time) }
    moment = frame.flatMap { times.indices.contains($0) ? times[$0] : times.last }
  }

  /// Compares two sequences of equally spaced frames.
  public init(
    from old: [Bitmap], to new: [Bitmap], framesPerSecond: Double = 60, metric: any DifferenceMetric = .exact,
    limits: DifferenceLimits = .none
  ) {
    func timed(_ frames: [Bitmap]) -> [TimedFrame] {
      frames.enumerated().map { TimedFrame(time: Double($0.offset) / framesPerSecond, picture: $0.element) }
    }
    self.init(from: timed(old), to: timed(new), metric: metric, limits: limits)
  }
}
