// Both pages are neighbouring faces of a cube that turns by a quarter.

/// Turns a cube from the leaving page's face to the coming page's.
public struct Cube: PageTransition {
  /// The edge the coming page turns in from.
  public var edge: TransitionEdge

  /// Creates the transition.
  public init(from edge: TransitionEdge = .trailing) { self.edge = edge }

  /// `cube-from-` and the edge.
  public var name: String { "cube-from-\(edge.rawValue)" }
  /// Half a second, as a heavy thing turns.
  public var timing: Timing { Timing(duration: 0.5) }

  /// Both faces, darkened as they turn away.
  public func between(_ scene: TransitionScene) -> DisplayList {
    let way = edge.direction(isRightToLeft: scene.context.isRightToLeft)
    let near = way.dx + way.dy
    let page = PerspectivePage(
      bounds: scene.bounds, isUpright: way.dx != 0, eye: 1.6 * max(scene.bounds.width, scene.bounds.height))
    let half = page.breadth / 2
    let angle = CGFloat.pi / 2 * scene.p
    // The cube steps back by as much as its edge comes forward, so that nothing comes nearer than the screen.
    let axis = half * (cos(angle) + sin(angle))
    func face(_ list: DisplayList, turnedBy turn: CGFloat) -> DisplayItem {
      let mesh = page.mesh(light: 1 - 0.45 * abs(sin(turn))) { x in
        // The face's middle lies half a side from the axis; a positive turn moves it away from the named edge.
        (across: x * cos(turn) - near * half * sin(turn), depth: axis - half * cos(turn) - near * x * sin(turn))
      }
      return .warp(mesh, list)
    }
    return DisplayList([
      face(scene.from, turnedBy: angle), face(scene.to, turnedBy: angle - .pi / 2),
    ])
  }
}

extension PageTransition where Self == Cube {
  /// A cube turns; the coming page is the face at the named edge.
  public static func cube(from edge: TransitionEdge = .trailing) -> Cube { Cube(from: edge) }
}
