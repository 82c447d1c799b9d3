// What the controllers wish of the system's own parts, as the system would find it: the topmost controller that covers
// the screen decides, or the child that it names, and so on down.

extension Stage {
  /// The status bar's style that the controllers on screen ask for.
  public var statusBarStyle: UIStatusBarStyle { decider(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default }
  /// Whether the controllers on screen hide the status bar.
  public var isStatusBarHidden: Bool { decider(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false }
  /// Whether the controllers on screen hide the home indicator.
  public var isHomeIndicatorAutoHidden: Bool {
    decider(\.childForHomeIndicatorAutoHidden)?.prefersHomeIndicatorAutoHidden ?? false
  }
  /// The edges where the system's gestures wait for those of the controllers on screen.
  public var edgesDeferringSystemGestures: UIRectEdge {
    decider(\.childForScreenEdgesDeferringSystemGestures)?.preferredScreenEdgesDeferringSystemGestures ?? []
  }

  /// The controller that decides: a named child decides for its parent, and its own child for it.
  private func decider(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController? {
    guard var decider = window.rootViewController else { return nil }
    while let modal = decider.presenting?.presented, modal.presentedBy?.style == .fullScreen { decider = modal }
    var seen: [UIViewController] = []
    while let next = decider[keyPath: child], !seen.contains(where: { $0 === next }) {
      seen.append(next)
      decider = next
    }
    return decider
  }
}
