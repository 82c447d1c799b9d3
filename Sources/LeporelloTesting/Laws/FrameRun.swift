// The frames that a law is held against.

import LeporelloCairo
public import LeporelloContainment
public import LeporelloGraphics
public import LeporelloStoryboard
public import LeporelloTransitions

/// Drawings in order, of one size, and the trace of the callbacks between them if there were any.
public struct FrameRun: Sendable, Hashable {
  /// What is drawn in each frame.
  public let frames: [DisplayList]
  /// The size of a frame, in points.
  public let size: CGSize
  /// How many pixels make a point.
  public let scale: CGFloat
  /// What happened; empty for frames without controllers.
  public let trace: LifecycleTrace

  /// Creates a run.
  public init(frames: [DisplayList], size: CGSize, scale: CGFloat = 1, trace: LifecycleTrace = LifecycleTrace()) {
    (self.frames, self.size, self.scale, self.trace) = (frames, size, scale, trace)
  }

  /// The frames of a played storyboard.
  public init(_ timeline: Timeline) {
    self.init(
      frames: timeline.frames.map(\.displayList), size: timeline.size, scale: timeline.scale,
      trace: LifecycleTrace(events: timeline.events))
  }

  /// The frames of a transition between two drawings, at equal distances in progress, both ends among them.
  public init(
    _ transition: some PageTransition, from: DisplayList, to: DisplayList, size: CGSize, scale: CGFloat = 1,
    count: Int = 9, context: TransitionContext = TransitionContext()
  ) {
    let bounds = CGRect(origin: .zero, size: size)
    let last = max(1, count - 1)
    self.init(
      frames: (0...last).map { step in
        transition.picture(
          from: from, to: to, bounds: bounds, progress: Double(step) / Double(last), in: context)
      }, size: size, scale: scale)
  }

  /// One frame as a picture.
  func picture(_ index: Int) throws -> Bitmap {
    try CairoRenderer().render(frames[index], size: size, scale: scale)
  }

  /// All frames as pictures, in order.
  func pictures() throws -> [Bitmap] { try frames.indices.map(picture) }
}
