// A moment with a name.

import LeporelloGraphics

/// Takes a frame of what is to be seen at this moment and names it; with `sampling: .snapshots` there are no others.
public struct Snapshot: ScriptStep {
  /// What the frame is called.
  public var name: String
  /// Where the step stands.
  public let place: SourcePlace?

  /// Creates the step.
  public init(_ name: String, fileID: StaticString = #fileID, line: UInt = #line) {
    (self.name, place) = (name, SourcePlace(fileID, line))
  }

  /// The step in words.
  public var label: String { "Snapshot(\"\(name)\")" }

  /// Does it.
  @MainActor public func perform(in run: ScriptRun) throws {
    guard run.snapshot(name) else {
      throw StoryboardError.impossibleStep(label, reason: "the container has not appeared; put it after Appear()")
    }
  }
}
