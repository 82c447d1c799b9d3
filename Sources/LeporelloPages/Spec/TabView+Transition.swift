// Saying how a described container turns its pages.

public import LeporelloGraphics
public import LeporelloTransitions
public import LeporelloViews

extension TabView {
  /// The container with another way to change pages; a duration or curve left out is the transition's own.
  public func tabTransition(
    _ transition: some PageTransition, duration: TimeInterval? = nil, curve: UnitCurve? = nil
  ) -> TabView {
    var timing = transition.timing
    if let duration { timing = Timing(duration: duration, delay: timing.delay, shape: timing.shape) }
    if let curve { timing.shape = .curve(curve) }
    return tabTransition(transition, timing: timing)
  }

  /// The container with another way to change pages.
  public func tabTransition(_ transition: some PageTransition, timing: Timing) -> TabView {
    payload(PageTurning(transition, timing: timing), for: PageTurning.key)
  }
}
