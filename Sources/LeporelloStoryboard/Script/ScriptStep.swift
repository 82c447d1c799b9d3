// The open set of things that a script can do.

/// One thing that a script does; the library's own steps and yours are alike.
///
/// A step starts something and returns. A step that lets time pass does so through the run, which takes the frames.
public protocol ScriptStep: Sendable {
  /// What error messages and frames call the step.
  var label: String { get }
  /// Where the step stands in its source, where it knows.
  var place: SourcePlace? { get }
  /// Does it.
  @MainActor func perform(in run: ScriptRun) throws
  /// What the step is made of, for `Parallel`; a step that lets time pass is done in one go there unless it says so.
  var parts: [ScriptPart] { get }
}

extension ScriptStep {
  /// Not known, unless the step notes it down.
  public var place: SourcePlace? { nil }
}
