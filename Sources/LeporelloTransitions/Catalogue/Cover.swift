// The coming page covers the leaving one, which moves a little and darkens, as a navigation push looks.

/// Moves the coming page in over the leaving one, which gives way a little and darkens.
public struct Cover: PageTransition {
  /// The edge the coming page enters from.
  public var edge: TransitionEdge
  /// How far the leaving page moves, as a share of the bounds.
  public var parallax: CGFloat
  /// How dark the leaving page gets, 0 to 1.
  public var dimming: Double

  /// Creates the transition.
  public init(from edge: TransitionEdge = .trailing, parallax: CGFloat = 0.3, dimming: Double = 0.1) {
    self.edge = edge
    self.parallax = min(1, max(0, parallax))
    self.dimming = min(1, max(0, dimming))
  }

  /// `cover-from-` and the edge.
  public var name: String { "cover-from-\(edge.rawValue)" }

  /// The leaving page, moved and darkened, with the coming one over it and its soft edge.
  public func between(_ scene: TransitionScene) -> DisplayList {
    let page = Path(scene.bounds)
    let leaving = scene.offset(towards: edge.opposite, share: scene.p * parallax)
    let coming = scene.offset(towards: edge, share: 1 - scene.p)
    let dimmed = scene.from.clipped(to: page).under(.veil(scene.bounds, opacity: dimming * scene.progress))
    return dimmed.clipped(to: page).moved(by: leaving)
      .under(softEdge(scene).moved(by: coming), scene.to.clipped(to: page).moved(by: coming))
  }

  /// The shadow that the coming page throws ahead of itself; gone at both ends, so that they stay exact.
  private func softEdge(_ scene: TransitionScene) -> DisplayList {
    let depth: CGFloat = 12
    let way = edge.direction(isRightToLeft: scene.context.isRightToLeft)
    let b = scene.bounds
    let strip =
      if way.dx != 0 {
        CGRect(x: way.dx > 0 ? b.minX - depth : b.maxX, y: b.minY, width: depth, height: b.height)
      } else {
        CGRect(x: b.minX, y: way.dy > 0 ? b.minY - depth : b.maxY, width: b.width, height: depth)
      }
    let near = CGPoint(
      x: way.dx > 0 ? strip.maxX : strip.minX, y: way.dy > 0 ? strip.maxY : strip.minY)
    let far = CGPoint(x: near.x - way.dx * depth, y: near.y - way.dy * depth)
    let strength = 0.18 * min(1, 4 * (1 - scene.progress))
    return DisplayList([
      .fill(
        Path(strip),
        .linearGradient(
          [GradientStop(RGBA(0, 0, 0, strength), at: 0), GradientStop(.clear, at: 1)], start: near, end: far))
    ])
  }
}

extension PageTransition where Self == Cover {
  /// The coming page covers the leaving one, which gives way and darkens.
  public static func cover(from edge: TransitionEdge = .trailing) -> Cover { Cover(from: edge) }
}
