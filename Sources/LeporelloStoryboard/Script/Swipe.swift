// A whole swipe: the finger comes, moves and lets go.

import LeporelloPages
import LeporelloViews

/// Swipes to a neighbouring page, and doesn't wait for it.
public struct Swipe: ScriptStep {
  /// A way to swipe; closed.
  public enum Direction: Sendable, Hashable {
    /// To the next page.
    case forward
    /// To the page before.
    case back
  }

  /// What the swipe goes for; closed.
  enum Goal: Sendable, Hashable {
    case tab(TabTarget)
    case direction(Direction)
  }

  let goal: Goal
  /// How fast the finger is, in points a second; above 0.
  public var velocity: Double
  /// Where the step stands.
  public let place: SourcePlace?

  /// Creates the step for a tab beside the selected one.
  public init(
    to value: some Hashable & Sendable, velocity: Double = 1000, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    (goal, self.velocity) = (.tab(.value(AnyHashableSendable(value))), velocity)
    place = SourcePlace(fileID, line)
  }

  /// Creates the step for whatever is that way, in the innermost container that takes it.
  public init(
    _ direction: Direction, velocity: Double = 1000, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    (goal, self.velocity, place) = (.direction(direction), velocity, SourcePlace(fileID, line))
  }

  /// The step in words.
  public var label: String {
    switch goal {
    case .tab(let target): "Swipe(to: \(target.label))"
    case .direction(let direction): "Swipe(.\(direction))"
    }
  }

  /// Does it.
  @MainActor public func perform(in run: ScriptRun) throws {
    guard velocity.isFinite, velocity > 0 else {
      throw StoryboardError.impossibleStep(label, reason: "a finger's speed is above 0 points a second")
    }
    switch goal {
    case .direction(let direction):
      let sign = direction == .forward ? 1 : -1
      try run.swiped(sign, for: label).swipe(sign, velocity: velocity)
    case .tab(.index): break
    case .tab(.value(let value)):
      let (found, index) = try run.container(with: value, for: label)
      guard let container = found as? TabContainerController else { throw StoryboardError.noContainer(step: label) }
      guard let direction = container.direction(to: index) else {
        throw StoryboardError.impossibleStep(
          label, reason: "a swipe reaches the pages beside the selected one; use Select or Tap, or swipe twice")
      }
      container.swipe(direction, velocity: velocity)
    }
    run.stage.commit()
  }
}
