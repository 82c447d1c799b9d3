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

  /// The finger is seen sixty times a second.
  public var parts: [ScriptPart] {
    let moves = seconds.isFinite && seconds > 0 ? max(1, Int((min(seconds, 1e4) * 60).rounded())) : 1
    let interval = seconds.isFinite && seconds > 0 ? seconds / Double(moves) : 0
    let first = ScriptPart { run in
      try begin(run)
      run.fingerStart = run.fingerProgress
      move(run, to: Double(1) / Double(moves))
    }
    let others = (1..<max(1, moves)).map { number in
      ScriptPart(after: interval) { run in move(run, to: Double(number + 1) / Double(moves)) }
    }
    return [first] + others + (interval > 0 ? [ScriptPart(after: interval)] : [])
  }

  @MainActor private func begin(_ run: ScriptRun) throws {
    guard progress.isFinite, abs(progress) <= 1 else {
      throw StoryboardError.impossibleStep(label, reason: "a finger moves a page at most; give a number from -1 to 1")
    }
    guard seconds.isFinite, seconds >= 0 else { throw StoryboardError.invalidDuration(seconds, step: label) }
    let container = try run.dragged ?? run.swiped(progress < 0 ? -1 : 1, for: label)
    guard !container.isDragged else { return }
    guard container.beginDrag() else {
      throw StoryboardError.impossibleStep(label, reason: "\(container.traceName) is not at rest on the screen")
    }
    run.fingerProgress = 0
  }

  /// Moves the finger so far of its way; one that was taken away meanwhile stays away.
  @MainActor private func move(_ run: ScriptRun, to share: Double) {
    run.fingerProgress = run.fingerStart + (progress - run.fingerStart) * share
    run.dragged?.moveDrag(to: run.fingerProgress)
    run.stage.commit()
  }

  /// Does it.
  @MainActor public func perform(in run: ScriptRun) throws { try run.play(parts) }
}
