// Who records a callback: the core when it dispatches one, the base implementation when code calls it directly, and
// never both for one.

import LeporelloGraphics

extension UIViewController {
  /// Which way a controller moves between containers; closed.
  enum Move { case toParent, fromParent }

  /// The place that `didMove` named, to be named again; it does not keep the parent alive.
  struct ReplayedMove { weak var parent: UIViewController? }

  private static var lastIdentity = 0

  static func nextIdentity() -> Int {
    lastIdentity += 1
    return lastIdentity
  }

  /// How the trace names this controller now.
  var reference: ControllerReference { StageCore.current.trace.reference(to: identity, name: traceName) }

  /// The stage that this controller's view stands on, or its container's; else the current one.
  var core: StageCore {
    if let only = StageCore.only { return only }
    var around: UIViewController? = self
    while let controller = around {
      if let core = controller.storedView?.storedWindow?.stageCore { return core }
      around = controller.storedParent ?? controller.presentedBy?.presenter
    }
    return .current
  }

  /// Records a callback and makes it; an override that leaves out super has been recorded all the same.
  func dispatch(_ kind: LifecycleEvent.Kind, _ call: (UIViewController) -> Void) {
    let depth = dispatched.count
    dispatched.append(kind)
    core.callback(kind, of: reference) { call(self) }
    if dispatched.count > depth { dispatched.removeSubrange(depth...) }
  }

  /// The base implementation of a callback: records it unless it was dispatched.
  func baseReceived(_ kind: LifecycleEvent.Kind, _ body: () -> Void) {
    if dispatched.last == kind {
      dispatched.removeLast()
      body()
    } else {
      core.callback(kind, of: reference, body)
    }
  }

  /// The base implementation of an appearance callback, which code must not call directly.
  func baseReceivedAppearance(_ kind: LifecycleEvent.Kind, _ name: String) {
    if dispatched.last != kind {
      core.report(.directCallback(traceName, callback: name))
    }
    baseReceived(kind) {}
  }
}
