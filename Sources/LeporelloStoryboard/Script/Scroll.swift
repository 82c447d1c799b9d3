// The selected page is scrolled.

public import LeporelloGraphics
import LeporelloPages

/// Scrolls the selected page of the outermost described container; a header gives way first and comes back last.
public struct Scroll: ScriptStep {
  /// How far, in points; towards the end of the content being positive.
  public var points: CGFloat
  /// How long it takes, in seconds; the step lets that time pass.
  public var seconds: TimeInterval
  /// Where the step stands.
  public let place: SourcePlace?

  /// Creates the step.
  public init(by points: CGFloat, over seconds: TimeInterval = 0, fileID: StaticString = #fileID, line: UInt = #line) {
    (self.points, self.seconds, place) = (points, seconds, SourcePlace(fileID, line))
  }

  /// The step in words.
  public var label: String { "Scroll(by: \(points))" }

  /// The content moves sixty times a second.
  public var parts: [ScriptPart] {
    let moves = seconds.isFinite && seconds > 0 ? max(1, Int((min(seconds, 1e4) * 60).rounded())) : 1
    let interval = seconds.isFinite && seconds > 0 ? seconds / Double(moves) : 0
    let first = ScriptPart { run in
      guard points.isFinite else {
        throw StoryboardError.impossibleStep(label, reason: "content moves by a finite number of points")
      }
      guard seconds.isFinite, seconds >= 0 else { throw StoryboardError.invalidDuration(seconds, step: label) }
      try move(run, by: points / CGFloat(moves))
    }
    let others = (1..<max(1, moves)).map { _ in
      ScriptPart(after: interval) { run in try move(run, by: points / CGFloat(moves)) }
    }
    return [first] + others + (interval > 0 ? [ScriptPart(after: interval)] : [])
  }

  @MainActor private func move(_ run: ScriptRun, by points: CGFloat) throws {
    try run.updated(for: label).scroll(by: points)
    run.stage.commit()
  }

  /// Does it.
  @MainActor public func perform(in run: ScriptRun) throws { try run.play(parts) }
}
