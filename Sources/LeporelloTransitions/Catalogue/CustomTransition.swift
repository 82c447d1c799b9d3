// A transition said by a closure, for what is used once.

/// A transition made from a closure.
public struct CustomTransition: PageTransition {
  /// What dumps call it.
  public let name: String
  /// The duration and curve that suit it.
  public let timing: Timing
  private let draw: @Sendable (TransitionScene) -> DisplayList

  /// Creates a transition from a name and a closure that draws what lies strictly between the ends.
  public init(
    _ name: String, timing: Timing = Timing(duration: 0.25),
    between draw: @escaping @Sendable (TransitionScene) -> DisplayList
  ) {
    (self.name, self.timing, self.draw) = (name, timing, draw)
  }

  /// What the closure draws.
  public func between(_ scene: TransitionScene) -> DisplayList { draw(scene) }
}

extension PageTransition where Self == CustomTransition {
  /// A transition made from a closure that draws what lies strictly between the ends.
  public static func custom(
    _ name: String = "custom", timing: Timing = Timing(duration: 0.25),
    between draw: @escaping @Sendable (TransitionScene) -> DisplayList
  ) -> CustomTransition {
    CustomTransition(name, timing: timing, between: draw)
  }
}
