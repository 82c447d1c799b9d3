// The blend that keeps equal pixels equal: one weighted mean of two isolated pictures, never two stacked fades.

/// Blends one page into the other.
public struct CrossDissolve: PageTransition {
  /// What the mean is taken of; closed.
  public enum Space: String, Sendable, Hashable, CaseIterable {
    /// Levels, as Core Animation does.
    case gamma
    /// Light, as a projector fades: mixed colours look brighter and less grey on the way.
    case linear
  }

  /// What the mean is taken of.
  public var space: Space

  /// Creates the transition.
  public init(in space: Space = .gamma) { self.space = space }

  /// `cross-dissolve`, or `linear-dissolve` in linear light.
  public var name: String {
    switch space {
    case .gamma: "cross-dissolve"
    case .linear: "linear-dissolve"
    }
  }

  /// The weighted mean of both pages; a page dissolved into its equal is left alone.
  public func between(_ scene: TransitionScene) -> DisplayList {
    if scene.from == scene.to { return scene.from }
    switch space {
    case .gamma: return DisplayList([.mix(from: scene.from, to: scene.to, fraction: scene.progress)])
    case .linear: return DisplayList([.linearMix(from: scene.from, to: scene.to, fraction: scene.progress)])
    }
  }
}

extension PageTransition where Self == CrossDissolve {
  /// One page blends into the other.
  public static var crossDissolve: CrossDissolve { CrossDissolve() }
  /// One page blends into the other, by levels or in linear light.
  public static func crossDissolve(in space: CrossDissolve.Space) -> CrossDissolve { CrossDissolve(in: space) }
}
