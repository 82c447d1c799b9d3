// Animations on the virtual clock: model values change at once, the completion comes when the time is over.

public import LeporelloGraphics

extension UIView {
  /// Changes views over a time.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let core = StageCore.current
    _ = AnimationCapture.changes(of: animations)
    core.schedule(after: delay + max(0, duration), label: "UIView.animate", finite: !options.contains(.repeat)) {
      completion?(true)
    } interrupted: {
      completion?(false)
    }
  }
}
