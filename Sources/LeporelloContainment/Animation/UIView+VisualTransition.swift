// The visual side of a transition between two views of one superview: what runs it, and when it is over.

import LeporelloGraphics
import LeporelloTransitions

extension UIView {
  /// Whether a turn of the run loop has ended since the view came into its window: one that came in this very turn was
  /// never seen, so there is no picture to change from, and a transition of it is not animated.
  var hasBeenShown: Bool { storedWindow.map { $0.stageCore?.turn != windowTurn } ?? true }

  /// Runs a transition on the common superview; `change` swaps the views, `completion` hears whether it was carried
  /// through. Without a transition in the options, the changes themselves are animated.
  static func runTransition(
    in superview: UIView, from leaving: UIView? = nil, to coming: UIView? = nil, duration: TimeInterval,
    options: AnimationOptions, change: () -> Void, completion: @escaping (Bool) -> Void
  ) {
    let plan = AnimationPlan(duration: duration, options: options).inside(AnimationCapture.current?.plan)
    guard let transition = options.transition, plan.takesTime, AnimationCapture.isEnabled,
      !CATransaction.disablesActions, superview.hasBeenShown
    else {
      let group = plan.makeGroup("transition", completion: completion)
      group.allowsTouches = plan.options.contains(.allowUserInteraction)
      record(change, plan, group)
      // Unlike a plain block, a transition is a change in itself and takes its time whatever it animates.
      let looksLikeNothing = options.transition != nil && !superview.hasBeenShown
      group.scheduleEnd(atOnce: !plan.takesTime || !AnimationCapture.isEnabled || looksLikeNothing)
      return
    }
    let isLive = options.contains(.allowAnimatedContent)
    let before = superview.shownPicture
    if isLive {
      let group = plan.makeGroup("transition's changes", completion: nil)
      record(change, plan, group)
      group.scheduleEnd(atOnce: group.isEmpty)
    } else {
      AnimationCapture.run(.off, change)
      if options.contains(.layoutSubviews) { superview.layoutIfNeeded() }
    }
    RunningTransition(
      transition, timing: plan.timing, on: superview, from: before, leaving: leaving, coming: coming, isLive: isLive,
      allowsTouches: plan.options.contains(.allowUserInteraction), completion: CATransaction.hearing(completion)
    ).begin(label: "transition")
  }
}
