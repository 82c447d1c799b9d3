// Sends an appearance callback to a controller, then through it to its children: parent first, on the way in and out,
// will and did alike, and only to children whose loaded view stands inside the parent's.

import LeporelloGraphics

extension UIViewController {
  /// The controller's own callback, the replayed `didMove`, then the children, each before those inside it.
  func send(_ callback: AppearanceMachine.Callback) {
    var path: [Forwarding] = []
    let core = self.core
    announce(callback, &path)
    while let last = path.indices.last {
      guard let child = path[last].children.popFirst() else {
        path.removeLast()
        continue
      }
      core.visits += 1
      let parent = path[last].parent
      guard child.parent === parent, parent.holdsView(of: child) else { continue }
      if let callback = child.follow(callback, animated: path[last].animated) { child.announce(callback, &path) }
    }
  }

  /// A controller that was called back, with the children that are yet to be.
  private struct Forwarding {
    let parent: UIViewController
    let animated: Bool
    var children: ArraySlice<UIViewController>
  }

  /// What the controller itself hears, children left to the caller.
  private func announce(_ callback: AppearanceMachine.Callback, _ path: inout [Forwarding]) {
    let animated = appearance.animated
    // A transition that turned round replays nothing.
    if appearance.isReversal { replayedDidMove = nil }
    switch callback {
    case .willAppear:
      awaitsViewIsAppearing = true
      storedView?.mark(.needsVisit)
      sendAppearance(.viewWillAppear(animated)) { $0.viewWillAppear(animated) }
    case .willDisappear:
      awaitsViewIsAppearing = false
      sendAppearance(.viewWillDisappear(animated)) { $0.viewWillDisappear(animated) }
    case .didAppear:
      if storedView?.storedWindow != nil { sendViewIsAppearing() }
      sendAppearance(.viewDidAppear(animated)) { $0.viewDidAppear(animated) }
      finishMoving(.toParent)
    case .didDisappear:
      sendAppearance(.viewDidDisappear(animated)) { $0.viewDidDisappear(animated) }
      finishMoving(.fromParent)
    }
    guard shouldAutomaticallyForwardAppearanceMethods, !storedChildren.isEmpty else { return }
    path.append(Forwarding(parent: self, animated: animated, children: storedChildren[...]))
  }

  /// Takes the parent's step too, where this controller can.
  private func follow(_ callback: AppearanceMachine.Callback, animated: Bool) -> AppearanceMachine.Callback? {
    switch callback {
    case .willAppear: appearance.start(appearing: true, animated: animated, by: .parent)
    case .willDisappear: appearance.start(appearing: false, animated: animated, by: .parent)
    case .didAppear: appearance.finishWithParent(appeared: true)
    case .didDisappear: appearance.finishWithParent(appeared: false)
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
