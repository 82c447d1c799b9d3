// Time passes.

public import LeporelloGraphics

/// Lets an amount of virtual time pass.
public struct Wait: ScriptStep {
  /// How long, in seconds.
  public var seconds: TimeInterval
  /// Where the step stands.
  public let place: SourcePlace?
  /// Creates the step.
  public init(_ seconds: TimeInterval, fileID: StaticString = #fileID, line: UInt = #line) {
    (self.seconds, place) = (seconds, SourcePlace(fileID, line))
  }
  /// The step in words.
  public var label: String { "Wait(\(seconds))" }
  /// The check, and the time.
  public var parts: [ScriptPart] {
    let check = ScriptPart { _ in
      guard seconds.isFinite, seconds >= 0 else { throw StoryboardError.invalidDuration(seconds, step: label) }
    }
    return seconds.isFinite && seconds > 0 ? [check, ScriptPart(after: seconds)] : [check]
  }

  /// Does it.
  @MainActor public func perform(in run: ScriptRun) throws { try run.play(parts) }
}
