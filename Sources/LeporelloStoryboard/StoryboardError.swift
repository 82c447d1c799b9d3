// What can be wrong with a storyboard, in words that name the thing and the remedy.

public import LeporelloGraphics
public import LeporelloViews

/// Why a storyboard could not be played or written.
public enum StoryboardError: Error, Sendable, Hashable {
  /// The name cannot be the name of a folder.
  case invalidName(String)
  /// The size or scale is not a positive, finite number.
  case invalidSize(width: Double, height: Double, scale: Double)
  /// The number or rate of frames makes no sense.
  case invalidSampling(String)
  /// A length of time is negative or not finite.
  case invalidDuration(Double, step: String)
  /// A container's description contradicts itself.
  case invalidTabs(TabViewError, container: String)
  /// A step names a tab that no visible container has.
  case stepNamesNoTab(String, step: String, tabs: [String])
  /// A step needs a container, and there is none to be seen.
  case noContainer(step: String)
  /// A step cannot be done now.
  case impossibleStep(String, reason: String)
  /// The closure gave the same controller for the second run of the script.
  case controllerNotFresh(String)
  /// Something was still running after a minute of virtual time.
  case neverSettles(String)
  /// A description is faulty in a way that only its own error can tell.
  case faultyDescription(String)
  /// A picture, font or folder is missing or the drawing library failed.
  case rendering(RenderError)
  /// The storyboard's folder holds files that no storyboard makes.
  case foreignFiles(folder: String, files: [String])
  /// The task that drew was cancelled; the earlier pictures stand.
  case cancelled
}

extension StoryboardError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .invalidName(let name):
      "\"\(name)\" cannot be a storyboard's name, since it names a folder; give a name that is not empty, has no "
        + "slash and is neither . nor .."
    case .invalidSize(let width, let height, let scale):
      "a storyboard of \(width) x \(height) points at scale \(scale) cannot be drawn; give finite numbers above 0 that "
        + "make at least one pixel each way"
    case .invalidSampling(let what):
      "\(what) cannot be sampled; give a count from 1 to \(Sampling.mostFrames), or a finite rate above 0 that makes "
        + "no more frames than that"
    case .invalidDuration(let seconds, let step):
      "\(step) cannot take \(seconds) seconds; give a finite number that is not negative"
    case .invalidTabs(let error, let container):
      "\(container): \(error.description)"
    case .stepNamesNoTab(let value, let step, let tabs):
      "\(step) names the tab \(value), which no visible container has; \(Self.choices(tabs))"
    case .noContainer(let step):
      "\(step) needs a container with tabs, and there is none on the stage; describe a TabView, or drive your own "
        + "controllers by Perform"
    case .impossibleStep(let step, let reason):
      "\(step) cannot be done: \(reason)"
    case .controllerNotFresh(let name):
      "the closure gave the controller \(name) a second time; the script is rehearsed once to learn how long it "
        + "takes, so make a new controller inside the closure's braces"
    case .neverSettles(let what):
      "something still runs after a minute of virtual time (\(what)); end it, let it repeat for ever, or wait for a "
        + "fixed time by Wait"
    case .faultyDescription(let reason):
      reason
    case .rendering(let error):
      error.description
    case .foreignFiles(let folder, let files):
      "\(folder) holds files that no storyboard makes (\(files.joined(separator: ", "))) and would be replaced; move "
        + "them away, or give the storyboard another name"
    case .cancelled:
      "drawing was cancelled, and the earlier pictures stand; draw again for the new ones"
    }
  }

  private static func choices(_ tabs: [String]) -> String {
    tabs.isEmpty ? "it has no tabs; add one" : "the tabs are \(tabs.joined(separator: ", "))"
  }
}
