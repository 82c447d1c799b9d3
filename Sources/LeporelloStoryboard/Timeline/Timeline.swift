// A played storyboard, as a value.

public import LeporelloContainment
import LeporelloGraphics

/// Everything that a storyboard showed and did; a value that can be drawn, compared and sent anywhere.
public struct Timeline: Sendable, Hashable {
  /// The storyboard's name.
  public let name: String
  /// The size of a frame, in points.
  public let size: CGSize
  /// How many pixels make a point.
  public let scale: CGFloat
  /// How long the sampled window is, in seconds.
  public let duration: TimeInterval
  /// The frames in order.
  public let frames: [Frame]
  /// Every callback from the beginning to the end, in order.
  public let events: [LifecycleEvent]
}
