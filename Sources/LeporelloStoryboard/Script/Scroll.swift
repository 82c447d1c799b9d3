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

  /// Does it.
  @MainActor public func perform(in run: ScriptRun) throws {
    guard points.isFinite else {
      throw StoryboardError.impossibleStep(label, reason: "content moves by a finite number of points")
    }
    guard seconds.isFinite, seconds >= 0 else { throw StoryboardError.invalidDuration(seconds, step: label) }
    let container = try run.updated(for: label)
    let moves = max(1, Int((seconds * 60).rounded()))
    for _ in 1...moves {
      container.scroll(by: points / CGFloat(moves))
      run.stage.commit()
      if seconds > 0 { run.advance(by: seconds / Double(moves)) }
    }
  }
}
