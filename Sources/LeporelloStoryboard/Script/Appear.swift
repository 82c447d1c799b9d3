// The container enters the window.

/// Puts the container into the window; a script without it begins with it.
public struct Appear: ScriptStep {
  /// Creates the step.
  public init() {}
  /// The step in words.
  public var label: String { "Appear()" }
  /// Does it.
  @MainActor public func perform(in run: ScriptRun) throws {
    run.stage.window.rootViewController = run.rootViewController
    run.stage.commit()
  }
}
