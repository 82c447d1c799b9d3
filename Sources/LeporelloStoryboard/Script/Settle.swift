// Time passes until nothing moves.

/// Lets virtual time pass until nothing finite runs any more.
public struct Settle: ScriptStep {
  /// Creates the step.
  public init() {}
  /// The step in words.
  public var label: String { "Settle()" }
  /// Does it.
  @MainActor public func perform(in run: ScriptRun) throws { try run.settle() }
}
