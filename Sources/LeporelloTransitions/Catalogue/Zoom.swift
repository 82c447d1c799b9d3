// The coming page grows out of a point of the leaving one.

/// Grows the coming page from a point, over the leaving one.
public struct Zoom: PageTransition {
  /// Where the page grows from, in shares of the bounds: (0, 0) is the leading top, (1, 1) the trailing bottom.
  public var anchor: CGPoint
  /// The coming page's scale at the beginning.
  public var scale: CGFloat

  /// Creates the transition.
  public init(from anchor: CGPoint = CGPoint(x: 0.5, y: 0.5), scale: CGFloat = 0.25) {
    self.anchor = anchor.x.isFinite && anchor.y.isFinite ? anchor : CGPoint(x: 0.5, y: 0.5)
    self.scale = scale.isFinite ? max(0, scale) : 0.25
  }

  /// `zoom`.
  public var name: String { "zoom" }

  /// The leaving page with the coming one growing over it; fading in keeps the start free of a jump.
  public func between(_ scene: TransitionScene) -> DisplayList {
    let x = scene.context.isRightToLeft ? 1 - anchor.x : anchor.x
    let point = CGPoint(
      x: scene.bounds.minX + x * scene.bounds.width, y: scene.bounds.minY + anchor.y * scene.bounds.height)
    let page = scene.to.clipped(to: Path(scene.bounds))
    // Fading the leaving page out at the end keeps a see-through coming page from ending with a jump.
    return scene.from.faded(to: min(1, (1 - scene.progress) / 0.3))
      .under(page.scaled(by: scale + (1 - scale) * scene.p, about: point).faded(to: min(1, scene.progress / 0.3)))
  }
}

extension PageTransition where Self == Zoom {
  /// The coming page grows from the middle.
  public static var zoom: Zoom { Zoom() }
  /// The coming page grows from a point, given in shares of the bounds.
  public static func zoom(from anchor: CGPoint) -> Zoom { Zoom(from: anchor) }
}
