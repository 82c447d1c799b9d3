// The container leaves the window.

/// Takes the container out of the window; `Appear` brings it back.
public struct Disappear: ScriptStep {
  /// Where the step stands.
  public let place: SourcePlace?
  /// Creates the step.
  public init(fileID: StaticString = #fileID, line: UInt = #line) { place = SourcePlace(fileID, line) }
  /// The step in words.
  public var label: String { "Disappear()" }
  /// Does it.
  @MainActor public func perform(in run: ScriptRun) throws {
    run.stage.window.rootViewController = nil
    run.stage.commit()
  }
}
