// Sends an appearance callback to a controller, then through it to its children: parent first, on the way in and out,
// will and did alike, and only to children whose loaded view stands inside the parent's.

import LeporelloGraphics

extension UIViewController {
  /// The controller's own callback, the replayed `didMove`, then the children.
  func send(_ callback: AppearanceMachine.Callback) {
    let animated = appearance.animated
    // A transition that turned round replays nothing.
    if appearance.isReversal { replayedDidMove = nil }
    switch callback {
    case .willAppear:
      awaitsViewIsAppearing = true
      storedView?.mark(.needsVisit)
      sendAppearance(.viewWillAppear(animated)) { $0.viewWillAppear(animated) }
      forward { $0.appearance.start(appearing: true, animated: animated, by: .parent) }
    case .willDisappear:
      awaitsViewIsAppearing = false
      sendAppearance(.viewWillDisappear(animated)) { $0.viewWillDisappear(animated) }
      forward { $0.appearance.start(appearing: false, animated: animated, by: .parent) }
    case .didAppear:
      if storedView?.storedWindow != nil { sendViewIsAppearing() }
      sendAppearance(.viewDidAppear(animated)) { $0.viewDidAppear(animated) }
      finishMoving(.toParent)
      forward { $0.appearance.finishWithParent(appeared: true) }
    case .didDisappear:
      sendAppearance(.viewDidDisappear(animated)) { $0.viewDidDisappear(animated) }
      finishMoving(.fromParent)
      forward { $0.appearance.finishWithParent(appeared: false) }
    }
  }

  private func forward(_ step: (UIViewController) -> AppearanceMachine.Callback?) {
    guard shouldAutomaticallyForwardAppearanceMethods, !storedChildren.isEmpty else { return }
    for child in storedChildren where child.parent === self && holdsView(of: child) {
      if let callback = step(child) { child.send(callback) }
    }
  }

  /// Whether a child's view is loaded and stands inside this controller's.
  func holdsView(of child: UIViewController) -> Bool {
    guard let storedView, let view = child.storedView else { return false }
    return view.isDescendant(of: storedView)
  }

  /// Once an appearance, between will and did, when the view was placed by its superview.
  func sendViewIsAppearing() {
    guard awaitsViewIsAppearing else { return }
    awaitsViewIsAppearing = false
    let animated = appearance.animated
    sendAppearance(.viewIsAppearing(animated)) { $0.viewIsAppearing(animated) }
  }

  /// Dispatches a callback inside which the "is moving" and "is being presented" answers hold.
  private func sendAppearance(_ kind: LifecycleEvent.Kind, _ call: (UIViewController) -> Void) {
    insideAppearanceCallback += 1
    defer { insideAppearanceCallback -= 1 }
    dispatch(kind, call)
  }

  /// The transition is over: `didMove` is replayed if it was heard while the transition was under way.
  private func finishMoving(_ direction: Move) {
    if move == direction { move = nil }
    guard let replay = replayedDidMove else { return }
    replayedDidMove = nil
    guard core.replaysDidMove else { return }
    obligations.isReplaying = true
    dispatch(.didMove(toParent: replay.parent?.reference)) { $0.didMove(toParent: replay.parent) }
    obligations.isReplaying = false
  }
}
