// The finger lets go.

import LeporelloPages

/// Lets the dragged pages go: a fast finger decides by its direction, a slow one by which page is nearer.
public struct Release: ScriptStep {
  /// How fast the finger is, in points a second, towards later pages being positive.
  public var velocity: Double
  /// Where the step stands.
  public let place: SourcePlace?

  /// Creates the step.
  public init(velocity: Double = 0, fileID: StaticString = #fileID, line: UInt = #line) {
    (self.velocity, place) = (velocity, SourcePlace(fileID, line))
  }

  /// The step in words.
  public var label: String { velocity == 0 ? "Release()" : "Release(velocity: \(velocity))" }

  /// Does it.
  @MainActor public func perform(in run: ScriptRun) throws {
    guard velocity.isFinite else {
      throw StoryboardError.impossibleStep(label, reason: "a finger's speed is a finite number of points a second")
    }
    try run.requireDrag(for: label).endDrag(velocity: velocity)
    run.stage.commit()
  }
}
