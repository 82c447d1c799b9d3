// Both pages are two sides of one board that turns by half a circle, in true perspective.

/// Turns the leaving page over; the coming one is on its back.
public struct Flip: PageTransition {
  /// The side that comes to the front, towards the viewer, and crosses to the other side.
  public var edge: TransitionEdge

  /// Creates the transition.
  public init(from edge: TransitionEdge = .left) { self.edge = edge }

  /// `flip-from-` and the edge.
  public var name: String { "flip-from-\(edge.rawValue)" }
  /// Half a second, as a board turns.
  public var timing: Timing { Timing(duration: 0.5) }

  /// The side that faces the viewer, darkened as it turns away.
  public func between(_ scene: TransitionScene) -> DisplayList {
    let way = edge.direction(isRightToLeft: scene.context.isRightToLeft)
    let near = way.dx + way.dy
    let angle = CGFloat.pi * scene.p
    let isBack = angle > .pi / 2
    let turn = isBack ? angle - .pi : angle
    let side = PerspectivePage(
      bounds: scene.bounds, isUpright: way.dx != 0, eye: 2 * max(scene.bounds.width, scene.bounds.height))
    // The board steps back by as much as its near side comes forward, so that it never leaves the bounds.
    let back = side.breadth / 2 * abs(sin(turn))
    let mesh = side.mesh(light: 1 - 0.4 * abs(sin(turn))) { x in
      (across: x * cos(turn), depth: back - near * x * sin(turn))
    }
    return DisplayList([.warp(mesh, isBack ? scene.to : scene.from)])
  }
}

extension PageTransition where Self == Flip {
  /// The page turns over; the named side comes to the front.
  public static func flip(from edge: TransitionEdge = .left) -> Flip { Flip(from: edge) }
}
