// Taps a tab on the bar.

import LeporelloPages
import LeporelloViews

/// Taps a tab, as a finger does; on a bottom bar the callbacks come in UITabBarController's order.
public struct Tap: ScriptStep {
  let target: TabTarget

  /// Creates the step for the tab with a value, in the outermost container that can be seen and has one.
  public init(_ value: some Hashable & Sendable) { target = .value(AnyHashableSendable(value)) }
  /// Creates the step for the tab at a place of the outermost container, counted from 0.
  public init(index: Int) { target = .index(index) }

  /// The step in words.
  public var label: String { "Tap(\(target.label))" }

  /// Does it.
  @MainActor public func perform(in run: ScriptRun) throws {
    try run.select(target, by: .tap, for: label)
  }
}
