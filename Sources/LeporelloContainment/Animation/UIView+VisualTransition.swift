// The visual side of a transition between two views of one superview: what runs it, and when it is over.

import LeporelloGraphics
import LeporelloTransitions

extension UIView {
  /// Runs a transition on the common superview; `change` swaps the views, `completion` hears whether it was carried
  /// through. Without a transition in the options, the changes themselves are animated.
  static func runTransition(
    in superview: UIView, from leaving: UIView? = nil, to coming: UIView? = nil, duration: TimeInterval,
    options: AnimationOptions, change: () -> Void, completion: @escaping (Bool) -> Void
  ) {
    let plan = AnimationPlan(duration: duration, options: options).inside(AnimationCapture.current?.plan)
    guard let transition = options.transition, plan.takesTime, AnimationCapture.isEnabled,
      !CATransaction.disablesActions
    else {
      let group = plan.makeGroup("transition", completion: completion)
      record(change, plan, group)
      // Unlike a plain block, a transition is a change in itself and takes its time whatever it animates.
      group.scheduleEnd(atOnce: !plan.takesTime || !AnimationCapture.isEnabled)
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
      completion: CATransaction.hearing(completion)
    ).begin(label: "transition")
  }
}
