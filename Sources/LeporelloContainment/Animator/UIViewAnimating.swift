// What animators have in common, by UIKit's names.

public import LeporelloGraphics

/// Where an animator stands when it ends; closed.
public enum UIViewAnimatingPosition: Int, Sendable, Hashable {
  /// At its end.
  case end
  /// At its start.
  case start
  /// In between.
  case current
}

/// What an animator is doing; closed.
public enum UIViewAnimatingState: Int, Sendable, Hashable {
  /// Not begun, or over.
  case inactive
  /// Begun, running or paused.
  case active
  /// Stopped, waiting for `finishAnimation(at:)`.
  case stopped
}

/// Runs changes of views, under control from outside.
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
  /// What it is doing.
  var state: UIViewAnimatingState { get }
  /// Whether it is moving.
  var isRunning: Bool { get }
  /// Whether it goes back to its start.
  var isReversed: Bool { get set }
  /// How far it has come, 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Begins, or goes on.
  func startAnimation()
  /// Begins after a delay.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stands still.
  func pauseAnimation()
  /// Gives up where it is.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Runs changes of views that are handed over as blocks.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes that begin after a share of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds something that hears where the animation ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on with another curve and duration.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
