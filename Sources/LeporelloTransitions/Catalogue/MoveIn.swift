// The coming page moves over the leaving one, which stays; Core Animation's moveIn.

/// Moves the coming page in over the resting one.
public struct MoveIn: PageTransition {
  /// The edge the coming page enters from.
  public var edge: TransitionEdge

  /// Creates the transition.
  public init(from edge: TransitionEdge = .trailing) { self.edge = edge }

  /// `move-in-from-` and the edge.
  public var name: String { "move-in-from-\(edge.rawValue)" }

  /// The leaving page with the coming one moving over it.
  public func between(_ scene: TransitionScene) -> DisplayList {
    let coming = scene.offset(towards: edge, share: 1 - scene.p)
    let page = Path(scene.bounds)
    return scene.from.clipped(to: page).under(scene.to.clipped(to: page).moved(by: coming))
  }
}

extension PageTransition where Self == MoveIn {
  /// The coming page moves in over the leaving one.
  public static func moveIn(from edge: TransitionEdge = .trailing) -> MoveIn { MoveIn(from: edge) }
}
