// The coming page pushes the leaving one out, edge to edge, as Core Animation's push does.

/// Moves both pages together, the coming one in from an edge.
public struct Push: PageTransition {
  /// The edge the coming page enters from.
  public var edge: TransitionEdge

  /// Creates the transition.
  public init(from edge: TransitionEdge = .trailing) { self.edge = edge }

  /// `push-from-` and the edge.
  public var name: String { "push-from-\(edge.rawValue)" }

  /// Both pages side by side, moved.
  public func between(_ scene: TransitionScene) -> DisplayList {
    // One rounded offset places both pages, so that they always touch.
    let leaving = scene.offset(towards: edge.opposite, share: scene.p)
    let page = scene.offset(towards: edge, share: 1)
    let coming = CGPoint(x: page.x + leaving.x, y: page.y + leaving.y)
    return scene.from.clipped(to: Path(scene.bounds)).moved(by: leaving)
      .under(scene.to.clipped(to: Path(scene.bounds)).moved(by: coming))
  }
}

extension PageTransition where Self == Push {
  /// The coming page pushes the leaving one out.
  public static func push(from edge: TransitionEdge = .trailing) -> Push { Push(from: edge) }
}
