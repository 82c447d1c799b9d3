// Selects a tab as code does.

import LeporelloPages
import LeporelloViews

/// Changes the selection as code does, with the container's transition, and doesn't wait for it.
public struct Select: ScriptStep {
  let target: TabTarget

  /// Creates the step for the tab with a value, in the outermost container that can be seen and has one.
  public init(_ value: some Hashable & Sendable) { target = .value(AnyHashableSendable(value)) }
  /// Creates the step for the tab at a place of the outermost container, counted from 0.
  public init(index: Int) { target = .index(index) }

  /// The step in words.
  public var label: String { "Select(\(target.label))" }

  /// Does it.
  @MainActor public func perform(in run: ScriptRun) throws {
    try run.select(target, by: .program, for: label)
  }
}
