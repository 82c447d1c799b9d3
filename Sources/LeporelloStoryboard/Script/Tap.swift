// Taps a tab on the bar, or a point.

import LeporelloContainment
public import LeporelloGraphics
import LeporelloPages
import LeporelloViews

/// Taps a tab or a point, as a finger does; on a bottom bar the callbacks come in UITabBarController's order.
public struct Tap: ScriptStep {
  /// What is tapped; closed.
  enum Goal: Sendable, Hashable {
    case tab(TabTarget)
    case point(CGPoint)
  }

  let goal: Goal
  /// Where the step stands.
  public let place: SourcePlace?

  /// Creates the step for the tab with a value, in the outermost container that can be seen and has one.
  public init(_ value: some Hashable & Sendable, fileID: StaticString = #fileID, line: UInt = #line) {
    (goal, place) = (.tab(.value(AnyHashableSendable(value))), SourcePlace(fileID, line))
  }
  /// Creates the step for the tab at a place of the outermost container, counted from 0.
  public init(index: Int, fileID: StaticString = #fileID, line: UInt = #line) {
    (goal, place) = (.tab(.index(index)), SourcePlace(fileID, line))
  }
  /// Creates the step for a point of the window, in points from its top left; whatever takes touches there gets one.
  public init(at point: CGPoint, fileID: StaticString = #fileID, line: UInt = #line) {
    (goal, place) = (.point(point), SourcePlace(fileID, line))
  }

  /// The step in words.
  public var label: String {
    switch goal {
    case .tab(let target): "Tap(\(target.label))"
    case .point(let point): "Tap(at: \(point.x), \(point.y))"
    }
  }

  /// Does it.
  @MainActor public func perform(in run: ScriptRun) throws {
    switch goal {
    case .tab(let target): try run.select(target, by: .tap, for: label)
    case .point(let point):
      guard point.x.isFinite, point.y.isFinite, run.stage.window.bounds.contains(point) else {
        let size = run.stage.window.bounds.size
        throw StoryboardError.impossibleStep(
          label, reason: "the point is outside the window, which is \(size.width) x \(size.height) points")
      }
      run.stage.touchBegan(at: point)
      run.stage.touchEnded(at: point)
      run.stage.commit()
    }
  }
}
