// A pair of frames that should have been the same.

/// Two frames that take each other's place and do not pass.
public struct FrameChange: Sendable {
  /// The reference's frame, from 0.
  public let old: Int
  /// The new sequence's frame, from 0.
  public let new: Int
  /// When the new frame is shown, in seconds.
  public let time: Double
  /// How the two differ.
  public let difference: BitmapDifference
}
