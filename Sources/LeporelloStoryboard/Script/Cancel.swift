// The finger is taken away.

import LeporelloPages

/// Takes the finger off the dragged pages, which go back.
public struct Cancel: ScriptStep {
  /// Where the step stands.
  public let place: SourcePlace?

  /// Creates the step.
  public init(fileID: StaticString = #fileID, line: UInt = #line) { place = SourcePlace(fileID, line) }

  /// The step in words.
  public var label: String { "Cancel()" }

  /// Does it.
  @MainActor public func perform(in run: ScriptRun) throws {
    try run.requireDrag(for: label).cancelDrag()
    run.stage.commit()
  }
}
