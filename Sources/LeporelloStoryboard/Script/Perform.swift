// Code of the user's own, at a moment of the script.

public import LeporelloContainment

/// Runs code on the stage, such as a UIKit container's own methods.
///
///     Perform("swap", on: Switcher.self) { $0.showSecond() }
public struct Perform: ScriptStep {
  /// What the code does, in a word or two.
  public var label: String
  /// Where the step stands.
  public let place: SourcePlace?
  private let body: @MainActor @Sendable (ScriptRun) throws -> Void

  /// Creates a step of code that is given the stage.
  public init(
    _ label: String, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor @Sendable (Stage) throws -> Void
  ) {
    (self.label, place) = (label, SourcePlace(fileID, line))
    self.body = { try body($0.stage) }
  }

  /// Creates a step of code that is given the storyboard's container, in the window or not; a container of another class
  /// is an error.
  public init<Container: UIViewController>(
    _ label: String, on type: Container.Type, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor @Sendable (Container) throws -> Void
  ) {
    (self.label, place) = (label, SourcePlace(fileID, line))
    self.body = { run in
      guard let container = run.rootViewController as? Container else {
        throw StoryboardError.impossibleStep(
          label, reason: "the container is a \(Swift.type(of: run.rootViewController)) and not a \(type)")
      }
      try body(container)
    }
  }

  /// Does it, and ends the turn of the run loop, as any event does.
  @MainActor public func perform(in run: ScriptRun) throws {
    try body(run)
    run.stage.commit()
  }
}
