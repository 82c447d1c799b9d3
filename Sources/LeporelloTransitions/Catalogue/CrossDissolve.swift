// The blend that keeps equal pixels equal: one weighted mean of two isolated pictures, never two stacked fades.

/// Blends one page into the other.
public struct CrossDissolve: PageTransition {
  /// Creates the transition.
  public init() {}
  /// `cross-dissolve`.
  public var name: String { "cross-dissolve" }

  /// The weighted mean of both pages; a page dissolved into its equal is left alone.
  public func between(_ scene: TransitionScene) -> DisplayList {
    if scene.from == scene.to { return scene.from }
    return DisplayList([.mix(from: scene.from, to: scene.to, fraction: scene.progress)])
  }
}

extension PageTransition where Self == CrossDissolve {
  /// One page blends into the other.
  public static var crossDissolve: CrossDissolve { CrossDissolve() }
}
