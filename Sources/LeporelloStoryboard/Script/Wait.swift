// Time passes.

public import LeporelloGraphics

/// Lets an amount of virtual time pass.
public struct Wait: ScriptStep {
  /// How long, in seconds.
  public var seconds: TimeInterval
  /// Creates the step.
  public init(_ seconds: TimeInterval) { self.seconds = seconds }
  /// The step in words.
  public var label: String { "Wait(\(seconds))" }
  /// Does it.
  @MainActor public func perform(in run: ScriptRun) throws {
    guard seconds.isFinite, seconds >= 0 else { throw StoryboardError.invalidDuration(seconds, step: label) }
    run.advance(by: seconds)
  }
}
