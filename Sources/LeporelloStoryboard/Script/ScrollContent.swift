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

  /// The content moves sixty times a second.
  public var parts: [ScriptPart] {
    let moves = seconds.isFinite && seconds > 0 ? max(1, Int((min(seconds, 1e4) * 60).rounded())) : 1
    let interval = seconds.isFinite && seconds > 0 ? seconds / Double(moves) : 0
    let start = Start()
    let all = (1...moves).map { move in
      ScriptPart(after: move == 1 ? 0 : interval) { run in
        if move == 1 { start.point = try begin(run) }
        let share = CGFloat(move) / CGFloat(moves)
        let (from, to) = (start.point, offset)
        let point = CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        guard run.stage.window.scrollDescribed(id, to: move == moves ? to : point) else {
          throw StoryboardError.impossibleStep(label, reason: "no view on the stage has .id(\"\(id)\")")
        }
        run.stage.commit()
      }
    }
    return all + (interval > 0 ? [ScriptPart(after: interval)] : [])
  }

  /// Where the content is when the step begins, which is known only then.
  @MainActor private final class Start: Sendable {
    nonisolated init() {}
    var point = CGPoint.zero
  }

  @MainActor private func begin(_ run: ScriptRun) throws -> CGPoint {
    guard offset.x.isFinite, offset.y.isFinite else {
      throw StoryboardError.impossibleStep(label, reason: "content moves to a finite point")
    }
    guard seconds.isFinite, seconds >= 0 else { throw StoryboardError.invalidDuration(seconds, step: label) }
    return run.stage.window.describedOffset(of: id) ?? .zero
  }

  /// Does it.
  @MainActor public func perform(in run: ScriptRun) throws { try run.play(parts) }
}
