// One picture of a sequence and the moment it is shown.

public import LeporelloGraphics

/// A frame and its time.
public struct TimedFrame: Sendable {
  /// When the frame is first shown, in seconds from the start.
  public let time: Double
  /// What is shown.
  public let picture: Bitmap

  /// Creates a frame.
  public init(time: Double, picture: Bitmap) {
    self.time = time
    self.picture = picture
  }
}
