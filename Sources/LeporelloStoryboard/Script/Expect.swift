// A claim about the stage at a moment of the script.

public import LeporelloContainment

/// Fails the storyboard where something does not hold at this moment.
public struct Expect: ScriptStep {
  /// What holds, in words.
  public var label: String
  /// Where the step stands.
  public let place: SourcePlace?
  private let holds: @MainActor @Sendable (Stage) throws -> Bool

  /// Creates the step.
  public init(
    _ label: String = "Expect", fileID: StaticString = #fileID, line: UInt = #line,
    _ holds: @escaping @MainActor @Sendable (Stage) throws -> Bool
  ) {
    (self.label, place, self.holds) = (label, SourcePlace(fileID, line), holds)
  }

  /// Does it.
  @MainActor public func perform(in run: ScriptRun) throws {
    guard try holds(run.stage) else {
      throw StoryboardError.impossibleStep(
        label, reason: "what it expects does not hold\(place.map { " (\($0))" } ?? "")")
    }
  }
}
