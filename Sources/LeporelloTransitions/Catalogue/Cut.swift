// The change without a way between.

/// Shows the coming page at once.
public struct Cut: PageTransition {
  /// Creates the transition.
  public init() {}
  /// `none`.
  public var name: String { "none" }
  /// No time at all.
  public var timing: Timing { Timing(duration: 0, curve: .linear) }
  /// The coming page.
  public func between(_ scene: TransitionScene) -> DisplayList { scene.to }
  /// The coming page.
  public func betweenGoingBack(_ scene: TransitionScene) -> DisplayList { scene.to }
}

extension PageTransition where Self == Cut {
  /// The coming page at once.
  public static var none: Cut { Cut() }
}
