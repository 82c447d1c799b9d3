// Code of the user's own, at a moment of the script.

public import LeporelloContainment

/// Runs code on the stage, such as a UIKit container's own methods.
///
///     Perform("swap") { stage in
///       (stage.window.rootViewController as? Switcher)?.showSecond()
///     }
public struct Perform: ScriptStep {
  /// What the code does, in a word or two.
  public var label: String
  private let body: @MainActor @Sendable (Stage) throws -> Void

  /// Creates the step.
  public init(_ label: String, _ body: @escaping @MainActor @Sendable (Stage) throws -> Void) {
    (self.label, self.body) = (label, body)
  }

  /// Does it, and ends the turn of the run loop, as any event does.
  @MainActor public func perform(in run: ScriptRun) throws {
    try body(run.stage)
    run.stage.commit()
  }
}
