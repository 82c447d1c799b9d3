// The container enters the window.

/// Puts the container into the window; a script without it begins with it.
public struct Appear: ScriptStep {
  /// Where the step stands.
  public let place: SourcePlace?
  /// Creates the step.
  public init(fileID: StaticString = #fileID, line: UInt = #line) { place = SourcePlace(fileID, line) }
  /// The step in words.
  public var label: String { "Appear()" }
  /// Does it.
  @MainActor public func perform(in run: ScriptRun) throws {
    run.stage.window.rootViewController = run.rootViewController
    run.stage.commit()
  }
}
