// Time passes until nothing moves.

/// Lets virtual time pass until nothing finite runs any more.
public struct Settle: ScriptStep {
  /// Where the step stands.
  public let place: SourcePlace?
  /// Creates the step.
  public init(fileID: StaticString = #fileID, line: UInt = #line) { place = SourcePlace(fileID, line) }
  /// The step in words.
  public var label: String { "Settle()" }
  /// Does it.
  @MainActor public func perform(in run: ScriptRun) throws { try run.settle() }
}
