// A stack of cards: the top one is thrown off to a side and the next rises.

/// Throws the leaving page off the stack and lifts the coming one from below it.
public struct Cards: PageTransition {
  /// The edge towards which the leaving page goes.
  public var edge: TransitionEdge

  /// Creates the transition.
  public init(to edge: TransitionEdge = .leading) { self.edge = edge }

  /// `cards-to-` and the edge.
  public var name: String { "cards-to-\(edge.rawValue)" }
  /// A little longer than a plain slide, ending slowly.
  public var timing: Timing { Timing(duration: 0.35, curve: .easeOut) }

  /// The coming page, a little smaller and darker at first, with the leaving one turning away over it.
  public func between(_ scene: TransitionScene) -> DisplayList {
    let b = scene.bounds
    let way = edge.direction(isRightToLeft: scene.context.isRightToLeft)
    let page = Path(b)
    let next = scene.to.under(.veil(b, opacity: 0.25 * (1 - scene.progress))).clipped(to: page)
      .scaled(by: 0.92 + 0.08 * scene.p, about: scene.center)
    // The card must be out of the bounds at the end even though it is turned: the turned box is wider.
    let angle = way.dx * scene.p * CGFloat.pi / 15
    let extra = abs(sin(angle)) * (way.dx != 0 ? b.height : b.width)
    let length = ((way.dx != 0 ? b.width : b.height) + extra) * scene.p
    let map = CGAffineTransform(translationX: b.midX + way.dx * length, y: b.midY + way.dy * length)
      .rotated(by: angle).translatedBy(x: -b.midX, y: -b.midY)
    // At the start the thrown card hides the smaller one below; a see-through card begins by fading it in.
    let card = DisplayList([.transform(map, scene.from.clipped(to: page))])
    return next.faded(to: min(1, scene.progress / 0.15)).under(card)
  }
}

extension PageTransition where Self == Cards {
  /// The leaving page is thrown off a stack of cards.
  public static func cards(to edge: TransitionEdge = .leading) -> Cards { Cards(to: edge) }
}
