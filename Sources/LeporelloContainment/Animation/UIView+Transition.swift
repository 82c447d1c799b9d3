// UIKit's transitions of views without controllers.

public import LeporelloGraphics

extension UIView {
  /// Changes what a view shows by a transition of the whole view.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    runTransition(in: view, duration: duration, options: options) {
      animations?()
    } completion: {
      completion?($0)
    }
  }

  /// Puts one view in another's place by a transition of their superview.
  ///
  /// With `showHideTransitionViews` both stay in place and are shown and hidden; otherwise they are added and removed.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.superview else {
      // Nothing is on screen to change from; what is asked for at the end still has to be told.
      StageCore.current.schedule(after: 0, label: "transition", finite: true, action: { completion?(false) })
      return
    }
    runTransition(in: superview, duration: duration, options: options) {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        superview.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    } completion: {
      completion?($0)
    }
  }
}
