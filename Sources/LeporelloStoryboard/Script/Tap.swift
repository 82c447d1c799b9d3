// Taps a tab on the bar.

import LeporelloPages
import LeporelloViews

/// Taps a tab, as a finger does; on a bottom bar the callbacks come in UITabBarController's order.
public struct Tap: ScriptStep {
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
  public var label: String { "Tap(\(target.label))" }

  /// Does it.
  @MainActor public func perform(in run: ScriptRun) throws {
    try run.select(target, by: .tap, for: label)
  }
}
