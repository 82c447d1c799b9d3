// A described scroll view is moved.

import LeporelloContainment
public import LeporelloGraphics
import LeporelloHosting

/// Moves the `ScrollView` that has an `.id` on or around it, wherever it stands on the stage.
public struct ScrollContent: ScriptStep {
  /// The name given by `.id`.
  public var id: String
  /// Which point of the content is to be at the top left.
  public var offset: CGPoint
  /// How long it takes, in seconds; the step lets that time pass.
  public var seconds: TimeInterval
  /// Where the step stands.
  public let place: SourcePlace?

  /// Creates the step.
  public init(
    _ id: some Hashable & Sendable, to offset: CGPoint, over seconds: TimeInterval = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    (self.id, self.offset, self.seconds) = (String(describing: id), offset, seconds)
    place = SourcePlace(fileID, line)
  }

  /// The step in words.
  public var label: String { "ScrollContent(\"\(id)\", to: \(offset.x), \(offset.y))" }

  /// Does it.
  @MainActor public func perform(in run: ScriptRun) throws {
    guard offset.x.isFinite, offset.y.isFinite else {
      throw StoryboardError.impossibleStep(label, reason: "content moves to a finite point")
    }
    guard seconds.isFinite, seconds >= 0 else { throw StoryboardError.invalidDuration(seconds, step: label) }
    let window = run.stage.window
    let start = window.describedOffset(of: id) ?? .zero
    let moves = max(1, Int((seconds * 60).rounded()))
    for move in 1...moves {
      let share = CGFloat(move) / CGFloat(moves)
      let point = CGPoint(x: start.x + (offset.x - start.x) * share, y: start.y + (offset.y - start.y) * share)
      guard window.scrollDescribed(id, to: move == moves ? offset : point) else {
        throw StoryboardError.impossibleStep(label, reason: "no view on the stage has .id(\"\(id)\")")
      }
      run.stage.commit()
      if seconds > 0 { run.advance(by: seconds / Double(moves)) }
    }
  }
}
