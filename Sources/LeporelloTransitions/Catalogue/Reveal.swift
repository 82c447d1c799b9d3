// The leaving page moves away from over the coming one, which rests; Core Animation's reveal.

/// Moves the leaving page away, so that the coming one is uncovered from an edge on.
public struct Reveal: PageTransition {
  /// The edge where the coming page shows first.
  public var edge: TransitionEdge

  /// Creates the transition.
  public init(from edge: TransitionEdge = .trailing) { self.edge = edge }

  /// `reveal-from-` and the edge.
  public var name: String { "reveal-from-\(edge.rawValue)" }

  /// The coming page with the leaving one moving off it.
  public func between(_ scene: TransitionScene) -> DisplayList {
    let leaving = scene.offset(towards: edge.opposite, share: scene.p)
    let page = Path(scene.bounds)
    return scene.to.clipped(to: page).under(scene.from.clipped(to: page).moved(by: leaving))
  }
}

extension PageTransition where Self == Reveal {
  /// The leaving page moves away, uncovering the coming one from an edge on.
  public static func reveal(from edge: TransitionEdge = .trailing) -> Reveal { Reveal(from: edge) }
}
