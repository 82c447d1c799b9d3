// How Apple's containers forward their own appearance: from inside their own callbacks, to the one child in sight, which
// may be exchanged for another on the way.

/// The child that hears of its container's appearance.
@MainActor struct ForwardedChild {
  /// The child whose begin waits for the container's end.
  private(set) var child: UIViewController?

  /// The container is about to appear or disappear.
  mutating func begin(_ next: UIViewController?, appearing: Bool, animated: Bool) {
    if let child, child !== next { child.endTransition() }
    // A child that was exchanged in on the way here has begun already.
    let isBegun = child === next && next?.appearance.isManual == true
    child = next
    if isBegun, next?.appearance.state == (appearing ? .appearing : .disappearing) { return }
    next?.beginForContainer(appearing, animated: animated)
  }

  /// The container appeared or disappeared.
  mutating func end() {
    child?.endTransition()
    child = nil
  }

  /// Another child takes the place of the one in sight, at the container's own pace: one that was on its way in turns
  /// back, one that was on its way out goes at once, and one that was there hears both.
  mutating func exchange(
    _ old: UIViewController?, for next: UIViewController?, in state: AppearanceState, animated: Bool
  ) {
    switch state {
    case .appearing:
      if old?.appearance.state == .appearing { old?.beginForContainer(false, animated: animated) }
      if old?.appearance.state == .disappearing { old?.endTransition() }
      child = next
      next?.beginForContainer(true, animated: animated)
    case .disappearing:
      child?.endTransition()
      child = nil
    case .disappeared, .appeared: break
    }
  }
}
