// A circle opens on the coming page.

/// Uncovers the coming page by a circle that grows from a point.
public struct Iris: PageTransition {
  /// The circle's centre in shares of the bounds: (0, 0) is the leading top, (1, 1) the trailing bottom.
  public var center: CGPoint

  /// Creates the transition.
  public init(from center: CGPoint = CGPoint(x: 0.5, y: 0.5)) {
    self.center = center.x.isFinite && center.y.isFinite ? center : CGPoint(x: 0.5, y: 0.5)
  }

  /// `iris`.
  public var name: String { "iris" }

  /// The coming page inside the circle and the leaving one outside; both are summed, so that the circle's soft edge
  /// shows nothing from behind.
  public func between(_ scene: TransitionScene) -> DisplayList {
    let b = scene.bounds
    let x = scene.context.isRightToLeft ? 1 - center.x : center.x
    let middle = CGPoint(x: b.minX + x * b.width, y: b.minY + center.y * b.height)
    let reach = hypot(max(middle.x - b.minX, b.maxX - middle.x), max(middle.y - b.minY, b.maxY - middle.y))
    let radius = reach * scene.p
    let box = CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
    // The same steps twice, since two ways to say one circle may be flattened differently, which would show as a seam.
    let circle = Path(elements: Path(ellipseIn: box).elements)
    var outside = Path(b.union(box).insetBy(dx: -1, dy: -1))
    outside.addPath(circle)
    let page = Path(b)
    let rest = scene.from.clipped(to: page).clipped(to: outside, rule: .evenOdd)
    let shown = scene.to.clipped(to: page).clipped(to: circle)
    return DisplayList([.blend(.normal, rest.under(DisplayList([.blend(.plusLighter, shown)])))])
  }
}

extension PageTransition where Self == Iris {
  /// A circle opens on the coming page from the middle.
  public static var iris: Iris { Iris() }
  /// A circle opens on the coming page from a point, given in shares of the bounds.
  public static func iris(from center: CGPoint) -> Iris { Iris(from: center) }
}
