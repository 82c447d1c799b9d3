// One run of a script: the stage it runs on, and the passing of time, during which frames are taken.

public import LeporelloContainment
import LeporelloGraphics

/// What a step works on: the stage, the container and the passing of time.
@MainActor public final class ScriptRun {
  /// The stage.
  public let stage: Stage
  /// The container that the storyboard shows.
  public let rootViewController: UIViewController
  private let tempo: Tempo
  private var settled = 0
  /// Whether anything was seen moving so far.
  var hasMoved = false
  /// How far the scripted finger is from where it came down, in pages.
  var fingerProgress = 0.0
  /// How far it was when the step that moves it began.
  var fingerStart = 0.0
  /// Who looks at the containers while time passes.
  var watch: PagerWatch?

  init(stage: Stage, root: UIViewController, tempo: Tempo) {
    (self.stage, rootViewController, self.tempo) = (stage, root, tempo)
  }

  /// Where the length of a `Settle` comes from; closed.
  enum Tempo {
    /// It is found out and noted down.
    case rehearsal(Rehearsal)
    /// It is known from the rehearsal, so that frames can be taken on the way.
    case performance(Rehearsal, FrameRecorder)
  }

  /// Lets virtual time pass, and takes the frames that lie in it.
  public func advance(by seconds: TimeInterval) {
    guard seconds.isFinite, seconds >= 0, seconds < 1e9 else { return }
    pass(Int64((seconds * 1e9).rounded()))
  }

  /// Takes a frame of this moment and names it; false before the container has appeared.
  func snapshot(_ label: String) -> Bool {
    switch tempo {
    case .rehearsal: true
    case .performance(_, let recorder): recorder.take(label, from: self)
    }
  }

  /// Lets virtual time pass until nothing finite runs, and takes the frames that lie in it.
  public func settle() throws {
    switch tempo {
    case .rehearsal(let rehearsal):
      let start = stage.core.now
      try settleStage()
      rehearsal.settles.append(stage.core.now - start)
    case .performance(let rehearsal, _):
      if settled < rehearsal.settles.count { pass(rehearsal.settles[settled]) }
      settled += 1
      try settleStage()
    }
  }

  private func settleStage() throws(StoryboardError) {
    do throws(StageError) { try stage.settle() } catch { throw StoryboardError(error) }
  }

  private func pass(_ nanoseconds: Int64) {
    let target = stage.core.now + nanoseconds
    if case .performance(_, let recorder) = tempo {
      while let moment = recorder.nextMoment, moment <= target {
        stage.advance(by: TimeInterval(moment - stage.core.now) / 1e9)
        recorder.take(from: self)
      }
    }
    if let watch {
      watch.sample(self)
      while stage.core.now + PagerWatch.interval < target {
        stage.advance(by: TimeInterval(PagerWatch.interval) / 1e9)
        watch.sample(self)
      }
    }
    stage.advance(by: TimeInterval(target - stage.core.now) / 1e9)
    watch?.sample(self)
  }
}
