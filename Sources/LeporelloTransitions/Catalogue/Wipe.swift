// An edge moves across and changes the page behind it; neither page moves.

/// Uncovers the coming page by a straight edge that moves across.
public struct Wipe: PageTransition {
  /// The edge where the coming page shows first.
  public var edge: TransitionEdge

  /// Creates the transition.
  public init(from edge: TransitionEdge = .trailing) { self.edge = edge }

  /// `wipe-from-` and the edge.
  public var name: String { "wipe-from-\(edge.rawValue)" }

  /// Each page on its side of a line between pixels.
  public func between(_ scene: TransitionScene) -> DisplayList {
    let way = edge.direction(isRightToLeft: scene.context.isRightToLeft)
    let b = scene.bounds
    let length = scene.snapped((way.dx != 0 ? b.width : b.height) * scene.p)
    let side: CGRectEdge =
      if way.dx != 0 { way.dx > 0 ? .maxXEdge : .minXEdge } else { way.dy > 0 ? .maxYEdge : .minYEdge }
    let (shown, rest) = b.divided(atDistance: length, from: side)
    let page = Path(b)
    return scene.from.clipped(to: page).clipped(to: Path(rest))
      .under(scene.to.clipped(to: page).clipped(to: Path(shown)))
  }
}

extension PageTransition where Self == Wipe {
  /// A straight edge uncovers the coming page.
  public static func wipe(from edge: TransitionEdge = .trailing) -> Wipe { Wipe(from: edge) }
}
