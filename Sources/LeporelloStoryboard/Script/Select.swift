// Selects a tab as code does.

import LeporelloPages
import LeporelloViews

/// Changes the selection as code does, with the container's transition, and doesn't wait for it.
public struct Select: ScriptStep {
  let target: TabTarget
  /// Where the step stands.
  public let place: SourcePlace?

  /// Creates the step for the tab with a value, in the outermost container that can be seen and has one.
  public init(_ value: some Hashable & Sendable, fileID: StaticString = #fileID, line: UInt = #line) {
    (target, place) = (.value(AnyHashableSendable(value)), SourcePlace(fileID, line))
  }
  /// Creates the step for the tab at a place of the outermost container, counted from 0.
  public init(index: Int, fileID: StaticString = #fileID, line: UInt = #line) {
    (target, place) = (.index(index), SourcePlace(fileID, line))
  }

  /// The step in words.
  public var label: String { "Select(\(target.label))" }

  /// Does it.
  @MainActor public func perform(in run: ScriptRun) throws {
    try run.select(target, by: .program, for: label)
  }
}
