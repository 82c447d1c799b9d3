// One sampled moment.

public import LeporelloContainment
public import LeporelloGraphics
public import LeporelloViews

/// One moment of a storyboard.
public struct Frame: Sendable, Hashable {
  /// Its place among the frames, from 0.
  public let index: Int
  /// When it was taken, in seconds since the first frame.
  public let time: TimeInterval
  /// What a `Snapshot` step calls it; nil for a frame that only the sampling asked for.
  public let label: String?
  /// How far the latest transition is, 0 to 1; 0 before there was one, 1 when it is over.
  public let progress: Double
  /// What is to be seen.
  public let displayList: DisplayList
  /// The callbacks since the frame before, in order; the first frame has those of the appearance.
  public let events: [LifecycleEvent]
  /// What the moment is to readers who don't see it; nil unless the storyboard was played for that.
  public let accessibility: AccessibilitySnapshot?
}
