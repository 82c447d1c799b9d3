// A finger holds the pages.

public import LeporelloGraphics
import LeporelloPages

/// Puts a finger onto the innermost container that takes it, or moves the finger that is there; `Release` or `Cancel`
/// ends it.
public struct Drag: ScriptStep {
  /// How far the finger is from where it came down, in pages, towards later pages being positive; -1 to 1.
  public var progress: Double
  /// How long the finger takes to get there, in seconds; the step lets that time pass.
  public var seconds: TimeInterval
  /// Where the step stands.
  public let place: SourcePlace?

  /// Creates the step.
  public init(progress: Double, over seconds: TimeInterval = 0, fileID: StaticString = #fileID, line: UInt = #line) {
    (self.progress, self.seconds, place) = (progress, seconds, SourcePlace(fileID, line))
  }

  /// The step in words.
  public var label: String { "Drag(progress: \(progress))" }

  /// Does it.
  @MainActor public func perform(in run: ScriptRun) throws {
    guard progress.isFinite, abs(progress) <= 1 else {
      throw StoryboardError.impossibleStep(label, reason: "a finger moves a page at most; give a number from -1 to 1")
    }
    guard seconds.isFinite, seconds >= 0 else { throw StoryboardError.invalidDuration(seconds, step: label) }
    let container = try run.dragged ?? run.swiped(progress < 0 ? -1 : 1, for: label)
    if !container.isDragged {
      guard container.beginDrag() else {
        throw StoryboardError.impossibleStep(label, reason: "\(container.traceName) is not at rest on the screen")
      }
      run.fingerProgress = 0
    }
    let start = run.fingerProgress
    // A finger is seen sixty times a second.
    let moves = max(1, Int((seconds * 60).rounded()))
    for move in 1...moves {
      container.moveDrag(to: start + (progress - start) * Double(move) / Double(moves))
      run.stage.commit()
      if seconds > 0 { run.advance(by: seconds / Double(moves)) }
    }
    run.fingerProgress = progress
  }
}
