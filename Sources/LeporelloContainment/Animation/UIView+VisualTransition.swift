// The visual side of a transition between two views of one superview: what runs it, and when it is over.

import LeporelloGraphics

extension UIView {
  /// Runs a transition on the common superview; `change` swaps the views, `completion` hears whether it was carried
  /// through.
  static func runTransition(
    in superview: UIView, duration: TimeInterval, options: AnimationOptions, change: () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    let core = StageCore.current
    _ = AnimationCapture.changes(of: change)
    core.schedule(after: max(0, duration), label: "transition", finite: true) {
      completion(true)
    } interrupted: {
      completion(false)
    }
  }
}
