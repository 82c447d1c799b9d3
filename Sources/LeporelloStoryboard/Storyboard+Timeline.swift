// Plays a storyboard: a rehearsal that finds out how long everything takes, then the run that is sampled.

import LeporelloContainment
import LeporelloGraphics
import LeporelloHosting
import LeporelloPages
import LeporelloViews

extension Storyboard {
  /// Plays the script and samples it.
  ///
  /// - Parameter describesAccessibility: Whether each frame is also told as readers who don't see it meet it.
  /// - Returns: The frames and everything that happened.
  /// - Throws: `StoryboardError`, naming what is wrong and what to do.
  @MainActor public func timeline(describesAccessibility: Bool = false) throws(StoryboardError) -> Timeline {
    try check()
    let rehearsal = Rehearsal()
    let rehearsed = try run(.rehearsal(rehearsal)) { run throws(StoryboardError) in
      try run.play(script) { rehearsal.start = run.stage.core.now }
      rehearsal.end = run.stage.core.now
      return run.rootViewController
    }
    let duration = rehearsal.end - rehearsal.start
    let recorder = FrameRecorder(
      moments: try sampling.moments(in: duration), start: rehearsal.start,
      describesAccessibility: describesAccessibility)
    return try run(.performance(rehearsal, recorder)) { run throws(StoryboardError) in
      guard run.rootViewController !== rehearsed else {
        throw .controllerNotFresh(run.rootViewController.traceName)
      }
      try run.play(script) { recorder.open(run) }
      recorder.close(run)
      guard !recorder.frames.isEmpty else {
        throw .invalidSampling("the script's snapshots alone, but it has no Snapshot step; add one")
      }
      return Timeline(
        name: name, size: size, scale: environment.displayScale, duration: TimeInterval(duration) / 1e9,
        frames: recorder.frames,
        events: run.stage.trace.events)
    }
  }

  /// One run on a stage of its own, which is gone afterwards.
  @MainActor func run<Result>(
    _ tempo: ScriptRun.Tempo, _ body: (ScriptRun) throws(StoryboardError) -> Result
  ) throws(StoryboardError) -> Result {
    let stage: Stage
    let environment = environment
    do throws(StageError) { stage = try Stage(size: size, scale: environment.displayScale, text: text) } catch {
      throw StoryboardError(error)
    }
    stage.environment = environment
    defer { stage.tearDown() }
    return try body(ScriptRun(stage: stage, root: try makeRoot(on: stage), tempo: tempo))
  }

  @MainActor private func makeRoot(on stage: Stage) throws(StoryboardError) -> UIViewController {
    switch container {
    case .made(let make): return stage.run { make() }
    case .described(let view):
      do {
        return try stage.run { try SpecController.make(view, name: name) }
      } catch {
        throw StoryboardError(error, container: name)
      }
    }
  }
}
