// Pages on one strip, as a scrolling pager moves them, with a gap between.

/// Slides a strip that both pages lie on, with a gap between them.
public struct Slide: PageTransition {
  /// The edge the coming page enters from.
  public var edge: TransitionEdge
  /// The gap between the pages, in points.
  public var spacing: CGFloat

  /// Creates the transition.
  public init(from edge: TransitionEdge = .trailing, spacing: CGFloat = 0) {
    self.edge = edge
    self.spacing = spacing.isFinite ? max(0, spacing) : 0
  }

  /// `slide-from-` and the edge.
  public var name: String { "slide-from-\(edge.rawValue)" }

  /// The strip, moved.
  public func between(_ scene: TransitionScene) -> DisplayList {
    let leaving = scene.offset(towards: edge.opposite, share: scene.p, spacing: spacing)
    let page = scene.offset(towards: edge, share: 1, spacing: spacing)
    let coming = CGPoint(x: page.x + leaving.x, y: page.y + leaving.y)
    return scene.from.clipped(to: Path(scene.bounds)).moved(by: leaving)
      .under(scene.to.clipped(to: Path(scene.bounds)).moved(by: coming))
  }
}

extension PageTransition where Self == Slide {
  /// Both pages slide along with no gap, the coming one in from the trailing edge.
  public static var slide: Slide { Slide() }
  /// Both pages slide along, the coming one in from an edge, with a gap between.
  public static func slide(from edge: TransitionEdge, spacing: CGFloat = 0) -> Slide {
    Slide(from: edge, spacing: spacing)
  }
}
